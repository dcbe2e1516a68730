"""The Pursuit of Happiness."""
