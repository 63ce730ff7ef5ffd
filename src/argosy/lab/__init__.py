"""Many games at once: tuning, tournaments, and what can be learnt from them."""
