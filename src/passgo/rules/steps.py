"""Every step, question and toss under its name: `s.step[f] == steps.ask_raise.number`. As `then`, it fills itself.

For those outside the rules `Step` has their words: `Step.ASK_RAISE`, `Step.name(66)`. What is read of it is steps.pyi.
"""
