"""What happened in a game, counted: one module per family names what is worth counting."""
