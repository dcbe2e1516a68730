# `wellspent cards` of the Pursuit.

cards-levels = Levels
cards-base = Base game
cards-box = Consolidated box
cards-modules = Modules
cards-expansions = Expansions
cards-piles = Piles with everything
cards-printed = The consolidated box: { $cards } cards and { $aids } player aids, { $all } in all; the rulebook counts { $printed } (XP.comp.01).
cards-level = Level
cards-needs = only { $needs }
cards-start = Starts with { $goods }
cards-additional = { $count } Roles filled: { $goods } each
cards-additional_one = 1 Role filled: { $goods }
cards-reward = Reward: { $goods }
cards-solo = Solo: { $words }
cards-mid_game = during the game
cards-game_end = at the end
cards-ongoing = ongoing
cards-takes = takes
cards-gives = gives
cards-fair = fair
cards-off = off
cards-upkeep_off = ↻ off
cards-far = { $count ->
    [one] { $count } of { $of } levels is far from fair
   *[other] { $count } of { $of } levels are far from fair
}
