"""The rules only Tropical Tycoon has."""
