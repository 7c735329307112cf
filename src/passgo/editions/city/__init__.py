"""City, 2008: districts full of blocks, railroads and landmarks in the middle of the board."""
