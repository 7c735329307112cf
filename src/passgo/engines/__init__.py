"""The two engines the rules run on, the plain Python one and the compiled one, and which of them is in use."""
