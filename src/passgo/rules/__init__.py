"""The rules. Whoever imports one chapter has them all: what is declared must be in its place before a game begins."""
from passgo.rules import contents as contents
