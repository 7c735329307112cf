"""Where games are kept."""
