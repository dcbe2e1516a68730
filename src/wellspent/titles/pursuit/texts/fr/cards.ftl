# `wellspent cards` de la Quête.

cards-levels = Niveaux
cards-base = Jeu de base
cards-box = Boîte complète
cards-modules = Modules
cards-expansions = Extensions
cards-piles = Pioches au complet
cards-printed = La boîte complète : { $cards } cartes et { $aids } aides de jeu, { $all } en tout ; la règle en compte { $printed } (XP.comp.01).
cards-level = Niveau
cards-needs = seulement { $needs }
cards-start = Commence avec { $goods }
cards-additional = { $count } Rôles remplis : { $goods } chacun
cards-additional_one = 1 Rôle rempli : { $goods }
cards-reward = Récompense : { $goods }
cards-solo = En solo : { $words }
cards-mid_game = en cours de partie
cards-game_end = en fin de partie
cards-ongoing = continu
cards-takes = prend
cards-gives = donne
cards-fair = juste
cards-off = écart
cards-upkeep_off = ↻ écart
cards-far = { $count ->
    [one] { $count } niveau sur { $of } est loin du juste prix
   *[other] { $count } niveaux sur { $of } sont loin du juste prix
}
