"""What the bots think of the questions only Tropical Tycoon asks."""
