# Les adversaires artificiels : un nom, et ce qu’on peut en attendre.

bot-random = Hasard
    .about = Fait ce qui lui passe par la tête.
bot-casual = Insouciant
    .about = Prend ce qui lui plaît aujourd’hui. Un enfant peut le battre.
bot-sensible = Raisonnable
    .about = Voit un peu plus loin et surveille sa santé.
bot-planner = Prévoyant
    .about = Imagine sa propre vie jusqu’au bout avant de jouer.
bot-strong = Redoutable
    .about = Pèse bien des avenirs possibles. Difficile à battre.
