"""The Pursuit of Happiness at the terminal."""
