"""Computer players for CV."""
