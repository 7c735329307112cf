"""Playing: the game, what a seat may see of it and say in it, the record of it, and its dice."""
