"""What the bots think of the questions only City asks."""
