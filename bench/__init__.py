"""How fast the engine is, interpreted and compiled, and beside another engine: `make bench`."""
