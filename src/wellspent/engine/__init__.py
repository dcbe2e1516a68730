"""An engine for table games with chance and hidden cards. It knows no game."""
