"""The rules only Millionaire has."""
