"""Proving the rules: tables drawn at random, games walked through them, and the laws that hold at every rest.

The tests use it with small numbers and fixed seeds, `make soak` with large ones.
"""
