"""What has to happen next: `then.pay(s, seat, to, sum, For.RENT)` puts that step on the agenda.

Nothing is imported here, so every chapter can import it: a declaration writes its own name into this module. What type
checkers and editors read is then.pyi: there `then.pay` is the function `pay` itself,
with its own parameters.
"""
