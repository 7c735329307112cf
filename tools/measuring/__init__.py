"""What the benches share: rules of two commits side by side, and memory after many games."""
