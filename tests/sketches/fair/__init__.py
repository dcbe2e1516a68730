"""The Fair: a whole game outside the package. Six prizes, six evenings, and nobody sees what the others offer."""
