"""How the terminal shows a table of this family."""
