"""Stand-ins for what a family does not bring, made from the engine's contract alone."""
