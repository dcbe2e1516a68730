"""The actions of a turn: on the board, on cards, and free."""
