# The plain table of any further game.

web-plain-round = Round { $number }
web-plain-hidden = a hidden card
