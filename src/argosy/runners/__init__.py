"""What runs beside the tables: bots that decide and reviews that judge, in processes of their own."""
