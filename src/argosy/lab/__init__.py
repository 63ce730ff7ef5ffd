"""Many games at once: tuning, tournaments, reports."""
