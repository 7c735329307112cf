"""The game in a terminal: people at one keyboard, bots in the other seats, a file that never loses a word."""
from __future__ import annotations
