"""Expansions and modules, one file each, found by being here."""
