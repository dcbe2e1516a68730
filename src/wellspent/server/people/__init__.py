"""People: profiles without an account, and everything that belongs to them."""
