"""Live tables: what a table is, and the commands it takes."""
