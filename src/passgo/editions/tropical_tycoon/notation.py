"""What the numbers of Tropical Tycoon's actions are called."""
FIELDS = {"TAKE": ("space",), "DECIDE": ("choice",), "REBUILD": ("space", "development"), "SELL_OFF": ("space", "whole"),
          "DEVELOP": ("space", "development")}
