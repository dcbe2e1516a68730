# Les adversaires artificiels : un nom, et ce qu’on peut en attendre.

bot-random = Hasard
    .about = Fait ce qui lui passe par la tête.
bot-sensible = Raisonnable
    .about = Voit un peu plus loin et surveille sa santé.
