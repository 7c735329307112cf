"""What the bots think of the questions only Millionaire asks."""
import passgo.rules as shared  # noqa: F401  the shared chapters come first, whoever is imported first
