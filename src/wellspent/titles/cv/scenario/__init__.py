"""Scenarios of CV."""
