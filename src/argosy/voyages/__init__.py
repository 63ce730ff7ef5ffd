"""First voyages: a title learnt by playing, step by step, on positions of a real game."""
