# La Quête au terminal.

terminal-age-teen = Jeune
terminal-age-adult_1 = Adulte 1
terminal-age-adult_2 = Adulte 2
terminal-age-adult_3 = Adulte 3
terminal-age-adult_4 = Adulte 4
terminal-age-old_age_1 = 3e Âge 1
terminal-age-old_age_2 = 3e Âge 2
terminal-age-old_age_3 = 3e Âge 3
# Assez court pour un sixième de 80 colonnes.
terminal-space-study = Étudier
terminal-space-play = Jouer
terminal-space-interact = Interagir
terminal-space-temp_job = Trav. temp
terminal-space-overtime = Heures Sup
terminal-space-rest = Se Reposer
terminal-round = tour { $round } sur 8
terminal-covered = fermé
terminal-again = encore :
terminal-full-slots = aucun emplacement libre :
terminal-second-love = un autre amour :
terminal-refresh = réinitialiser
terminal-discard = défausser
terminal-additional = Pour 1, 2, 3, 4 Rôles remplis :
terminal-start = Vous commencez avec
terminal-my-life = ma vie
terminal-lth = bonheur
terminal-hourglasses = { $count ->
    [one] { $count } Sablier
   *[other] { $count } Sabliers
}
terminal-mood-less = projets −{ $count }
terminal-mood-more = projets +{ $count }
terminal-stress = Stress
terminal-life-over = en paix
terminal-no-tomorrow = Les { $count } Stress par lesquels commence l’âge « { $age } » mettraient fin à votre vie, en l’état.
terminal-slots = Emplacements
terminal-excess = chaque tour { $count }
terminal-next-round = tour suivant
terminal-rank = niveau { $rank }
terminal-aside = Achevé ({ $count })
terminal-first = n° 1
terminal-goals = Objectifs de Vie
terminal-hand = En main
terminal-further = Et aussi
terminal-group-board = Plateau
terminal-group-cards = Mes cartes
terminal-group-free = Gratuit
terminal-goal = { $how ->
    [won] Objectif de Vie « { $card } » : { $name }.
    [closed] Objectif de Vie « { $card } » : personne, à égalité.
   *[nobody] Objectif de Vie « { $card } » : personne ne l’a atteint.
}
terminal-tie = { $how ->
    [broken] Égalité à { $count } BLT ; les cartes des zones de jeu départagent : { $cards }.
   *[shared] Égalité à { $count } BLT, et aussi pour les cartes des zones de jeu : { $cards }.
}
terminal-total = Bonheur à Long Terme
terminal-verb-take = prendre
terminal-verb-spend = acheter
terminal-verb-hire = postuler
terminal-verb-date = se rapprocher
