"""What the bots think of the questions only Millionaire asks."""
