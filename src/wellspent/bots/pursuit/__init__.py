"""Computer players for the Pursuit of Happiness."""
