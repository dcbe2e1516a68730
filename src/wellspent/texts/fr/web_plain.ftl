# La table simple de tout autre jeu.

web-plain-round = Manche { $number }
web-plain-hidden = une carte cachée
