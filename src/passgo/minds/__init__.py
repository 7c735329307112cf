"""Bots that think, odds, advice and review: all of them on one native call."""
