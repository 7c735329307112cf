"""How a learner talks to the table: a sentence of words, the words open to it, and what it sees, all of them small numbers."""
