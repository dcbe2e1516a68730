"""Scenarios of the Pursuit."""
