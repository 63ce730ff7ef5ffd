"""Many games at once: tournaments, and what can be learnt from them."""
