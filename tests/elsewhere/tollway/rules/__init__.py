"""The rules only Tollway has."""
import passgo.rules as shared  # noqa: F401  the shared chapters come first, whoever is imported first
