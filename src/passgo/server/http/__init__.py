"""Addresses, pages and the door."""
