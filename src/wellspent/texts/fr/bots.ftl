# Les joueurs virtuels : un nom, et ce qu’on peut en attendre.

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
bot-unlearned = Redoutable, sans expérience
    .about = Le joueur redoutable d’avant ses leçons, pour mesurer ce qu’elles valent.
bot-former = Redoutable, d’avant
    .about = Le joueur redoutable d’avant les leçons de ses propres parties, pour mesurer ce qu’elles valent.

# Ce qui peut remplir une vie.

character-artist = Artiste
    .about = Aime les Projets et tout ce qui se fait à la main.
character-athlete = Athlète
    .about = Court, nage, et compte bien devenir centenaire.
character-careerist = Carriériste
    .about = Gravit un échelon après l’autre.
character-family = Famille
    .about = Ne connaît pas de plus grand bonheur que les siens.
character-hedonist = Hédoniste
    .about = Veut de belles choses, et tout de suite.
character-scholar = Érudit
    .about = Aime mieux apprendre que gagner.
