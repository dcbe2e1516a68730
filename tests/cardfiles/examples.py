"""Small card files for the tests of reading."""

LEVELS = """
[[card.level]]
name = { en = "Brick", fr = "Brique" }
cost = { knowledge = 1 }
reward = { creativity = 2 }

[[card.level]]
name = { en = "Doorstop", fr = "Cale-porte" }
cost = { knowledge = 2 }
reward = { creativity = 1, influence = 1, lth = 1 }

[[card.level]]
name = { en = "Loaf", fr = "Miche" }
cost = { knowledge = 3 }
reward = { lth = 2, sth = 1 }
"""
TOLD = """
source = "invented"
picture = "bread"
wit = { en = "It is alive.", fr = "Il est vivant." }
memory.taken = { en = "{name} fed a jar.", fr = "{name} nourrit un bocal." }
memory.top = { en = "There was a queue, and {they} smiled.", fr = "Il y eut une file, et {il} sourit." }
"""
PROJECT = f"""
[[card]]
id = "sourdough"
kind = "basic_project"
category = "C"
name = {{ en = "Sourdough", fr = "Le Levain" }}
{TOLD}
{LEVELS}
[[card.level]]
name = {{ en = "Queue", fr = "La file" }}
cost = {{ knowledge = 4 }}
reward = {{ lth = 4 }}
"""
ITEM = f"""
[[card]]
id = "oven"
kind = "item"
name = {{ en = "Oven", fr = "Four" }}
{TOLD}
{LEVELS}
upkeep = {{ money = 1 }}
upkeep_reward = {{ lth = 1 }}
"""
ACTIVITY = f"""
[[card]]
id = "bakery_tour"
kind = "activity"
name = {{ en = "Bakery Tour", fr = "Visite de boulangeries" }}
{TOLD}
{LEVELS}
"""
JOB = f"""
[[card]]
id = "baker"
kind = "job"
field = "art"
rank = 1
sides = [ {{ en = "Baker", fr = "Boulangerie" }}, {{ en = "Miller", fr = "Meunerie" }} ]
{TOLD}
promotion = {{ cost = {{ creativity = 6 }}, reward = {{ lth = 3 }} }}
[card.hire]
cost = {{ creativity = 4 }}
reward = {{ money = 6 }}
upkeep = {{ hourglass = 1 }}
upkeep_reward = {{ money = 6 }}
"""
PARTNER = f"""
[[card]]
id = "robin"
kind = "partner"
sides = [ {{ en = "Robin", fr = "Camille" }}, {{ en = "Kim", fr = "Dominique" }} ]
{TOLD}
[[card.level]]
reward = {{ knowledge = 3 }}
[[card.level]]
needs = {{ influence = 5 }}
reward = {{ lth = 1 }}
upkeep = {{ hourglass = 1 }}
upkeep_reward = {{ lth = 1 }}
[[card.level]]
needs = {{ influence = 5, stress = {{ at_most = 9 }} }}
reward = {{ lth = 3 }}
"""
TRAIT = f"""
[[card]]
id = "early_riser"
kind = "child_trait"
name = {{ en = "Early Riser", fr = "Lève-tôt" }}
start = {{ knowledge = 4, money = 3 }}
abilities = [ {{ slots = 1 }} ]
{TOLD}
"""
GOAL = f"""
[[card]]
id = "fresh_bread"
kind = "life_goal"
timing = "game_end"
aim = {{ most = "completed_C" }}
reward = {{ lth = 4 }}
solo = {{ completed_C = 3 }}
name = {{ en = "Fresh Bread", fr = "Du pain frais" }}
condition = {{ en = "Complete the most.", fr = "Achevez-en le plus." }}
solo_condition = {{ en = "Complete three.", fr = "Achevez-en trois." }}
{TOLD}
"""
ALL = (PROJECT, ITEM, ACTIVITY, JOB, PARTNER, TRAIT, GOAL)
