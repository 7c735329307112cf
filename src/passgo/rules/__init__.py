"""The rules. Whoever runs them imports `contents`: what is declared must be in its place before a game begins."""
