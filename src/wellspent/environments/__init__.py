"""The games as environments for learning agents: PettingZoo (`aec`), Gymnasium (`gym`) and OpenSpiel (`spiel`).

Each of the three needs its library and is imported by itself; numpy is all that they share.
"""
