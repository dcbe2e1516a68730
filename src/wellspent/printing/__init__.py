"""Cards on paper, and pictures for links: set with Typst, from the drawings of the client."""
