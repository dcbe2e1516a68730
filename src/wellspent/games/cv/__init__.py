"""CV: dice, and the cards of a life from childhood to old age."""
