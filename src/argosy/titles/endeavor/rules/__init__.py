"""The rules of this family: pure, compiled, on the engine alone."""
