"""The rules only Tollway has."""
