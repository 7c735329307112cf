"""The sentences an edition adds to the shared ones: its events, refusals, questions and the names in its actions."""
