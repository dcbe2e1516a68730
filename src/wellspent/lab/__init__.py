"""The laboratory: many games between computer players, and what they say."""
