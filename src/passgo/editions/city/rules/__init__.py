"""The rules only City has."""
