"""What the numbers of Tropical Tycoon's actions are called, and what is said unasked."""
FIELDS = {"TAKE": ("space",), "DECIDE": ("choice",), "REBUILD": ("space", "development"), "SELL_OFF": ("space", "whole"),
          "DEVELOP": ("space", "development"), "SET_JOB": ("seat", "job"), "SET_TOKENS": ("seat", "count"),
          "SET_DEVELOPMENT": ("space", "development"), "SET_WEATHER": ("sky",), "SET_SHIP": ("in_port",)}
UNASKED = {"CLAIM_PERK": "perks_claimed"}
DUE = ("CLAIM_PERK",)
CHANGED = ("CASINO_ROLL",)
PASSING = ("first_die", "second_die")
