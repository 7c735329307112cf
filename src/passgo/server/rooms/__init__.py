"""Rooms: the registry, the table itself, what drives it, and who sits there."""
