"""The table at a terminal: drawing is a pure function of a position, the loop reads lines and prints."""
