"""Millionaire, 2012: stars, Fortune cards, and the first to a million wins."""
