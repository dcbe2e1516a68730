"""The life of the day: one life from one seed for everybody on this server, and all lives of it side by side."""
