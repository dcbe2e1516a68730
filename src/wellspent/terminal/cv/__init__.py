"""CV at the terminal."""
