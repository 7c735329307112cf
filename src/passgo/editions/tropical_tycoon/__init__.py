"""Tropical Tycoon, 2007: board, options, rulebook, and the script of its channel."""
