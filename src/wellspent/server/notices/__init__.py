"""Notices: what somebody who is not at the table wants to be told, and the ways that leads there."""
