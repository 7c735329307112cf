"""Tollway: an edition for tests, in a folder of its own. CONTRIBUTING walks through it."""
