"""The numbers of steps, questions and tosses: `s.step[f] == steps.ask_raise.number`. As `then`, it fills itself."""
