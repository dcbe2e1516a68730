"""A deck for tests: the cards that the ledger describes with exactly their effects, and plain cards around them."""

from wellspent.games.cv.cards import (
    CANCEL_MISFORTUNE,
    CHANGE_A_BAD_LUCK,
    CHANGE_A_PLAIN_SYMBOL,
    COUNT_DOUBLE,
    EVENT,
    HEALTH_TYPE,
    KNOWLEDGE_TYPE,
    LIFE_GOAL,
    NO_MORE_WORK,
    ONLY_IN_OLD_AGE,
    POSSESSION,
    RELATIONSHIP_TYPE,
    REROLL_BAD_LUCK,
    STACKS,
    START_THE_GAME,
    USE_A_NEIGHBOURS_SYMBOL,
    WORK,
    Arrow,
    Card,
    Condition,
    Goal,
)
from wellspent.games.cv.symbols import BAD_LUCK, GOOD_LUCK, HEALTH, KNOWLEDGE, MONEY, RELATIONSHIP
from wellspent.games.cv.symbols import symbols as of
from wellspent.titles.cv.testing.table import CvTable

H, K, R = (HEALTH_TYPE,), (KNOWLEDGE_TYPE,), (RELATIONSHIP_TYPE,)
W, P, E = (WORK,), (POSSESSION,), (EVENT,)
G = (LIFE_GOAL,)

CHILDHOOD = [
    Card("holidays", 1, E, symbols=of(health=2)),
    Card("top_student", 2, E, symbols=of(knowledge=2)),
    Card("backyard", 3, E, symbols=of(relationship=2)),
    Card("piggy_bank", 4, E, symbols=of(money=2)),
    Card("life_insurance", 5, E, does=CANCEL_MISFORTUNE),
    Card("clover", 6, E, symbols=of(good_luck=2)),
    Card("imagination", 7, E, symbols=of(wild=1)),
    Card("second_try", 8, E, rerolls=1),
    Card("paper_round", 9, E, symbols=of(health=1, money=1)),
    Card("pocket_money", 10, E, symbols=of(money=1)),
    Card("zoo_trip", 11, E, extra_dice=2),
    Card("bicycle", 12, P, points=1, does=START_THE_GAME),
]
EARLY_ADULTHOOD = [
    Card("gym", 13, H, of(health=2), tokens=of(health=1)),
    Card("charm", 14, H, of(health=1, money=1), tokens=of(good_luck=1)),
    Card("course", 15, K, of(knowledge=2), tokens=of(knowledge=1)),
    Card("tutor", 16, K, of(knowledge=1, wild=1), arrows=(Arrow(KNOWLEDGE, MONEY, True),)),
    Card("trainer", 17, K, of(knowledge=1), arrows=(Arrow(HEALTH, MONEY),)),
    Card("marriage", 18, R, of(relationship=2, good_luck=1), extra_dice=1),
    Card("friends", 19, R, of(relationship=2), tokens=of(relationship=1)),
    Card("child", 20, R, of(relationship=1, health=1), tokens=of(good_luck=2), running=of(money=1)),
    Card("used_car", 21, P, of(money=3), points=2),
    Card("flat", 22, P, of(money=2), points=3),
    Card("clerk", 23, W, of(knowledge=1, money=1), tokens=of(money=1)),
    Card("manager", 24, W, of(knowledge=2), tokens=of(money=2), running=of(relationship=1)),
    Card("bonus", 25, E, of(knowledge=1), symbols=of(money=3)),
    Card("club", 26, (HEALTH_TYPE, RELATIONSHIP_TYPE), of(health=1), tokens=of(wild=1)),
    Card("workshop", 27, (WORK, POSSESSION), of(money=1), points=4, tokens=of(money=1)),
    Card("dads_company", 28, W, of(relationship=1), tokens=of(money=1, bad_luck=1)),
    Card("pension_fund", 29, E, of(money=1), symbols=of(money=4), does=ONLY_IN_OLD_AGE),
    Card("second_insurance", 30, E, of(money=2), does=CANCEL_MISFORTUNE),
    Card("scooter", 31, P, of(money=1), points=1, extra_dice=1),
    Card("coach", 32, H, of(health=1), rerolls=1),
    Card("rabbit_foot", 33, R, of(relationship=1), arrows=(Arrow(BAD_LUCK, GOOD_LUCK),)),
    Card("jewel", 34, P, of(good_luck=2), points=5),
    Card("magician", 35, K, of(knowledge=1), does=CHANGE_A_PLAIN_SYMBOL),
    Card("friend_from_work", 36, R, of(relationship=1), does=USE_A_NEIGHBOURS_SYMBOL),
    Card("dog", 37, R, of(wild=2), tokens=of(relationship=1), running=of(health=1)),
    Card("garden", 38, H, of(health=1), tokens=of(health=2), running=of(wild=1)),
]
MIDDLE_AGE = [
    Card("yoga", 39, H, of(health=3), tokens=of(health=1)),
    Card("doctorate", 40, K, of(knowledge=3), tokens=of(knowledge=2)),
    Card("early_retirement", 41, H, conditions=(Condition(WORK, 1),), does=NO_MORE_WORK),
    Card("villa", 42, P, of(money=4), points=6),
    Card("memory_master", 43, K, of(knowledge=3), tokens=of(wild=1)),
    Card("neighbours", 44, R, of(relationship=3), tokens=of(relationship=1)),
    Card("trip_around_the_world", 45, H, of(health=1, money=2), does=CHANGE_A_BAD_LUCK),
    Card("bike_instead_of_car", 46, H, of(health=2), tokens=of(health=1), rerolls=1),
    Card("director", 47, W, of(knowledge=2, relationship=1), tokens=of(money=2)),
    Card("teacher", 48, W, of(knowledge=3), tokens=of(money=1, knowledge=1)),
    Card("yacht", 49, P, of(money=5), points=8),
    Card("sauna", 50, H, of(health=2, wild=1), extra_dice=1),
    Card("choir", 51, R, of(relationship=2, wild=1)),
    Card("encyclopedia", 52, K, of(knowledge=2, wild=1)),
    Card("psychotherapy", 53, H, of(health=2), does=REROLL_BAD_LUCK),
    Card("lottery", 54, E, of(good_luck=1), symbols=of(money=5)),
    Card("twins", 55, R, of(relationship=2), tokens=of(good_luck=3), running=of(money=2)),
    Card("alchemist", 56, K, of(knowledge=2), arrows=(Arrow(MONEY, RELATIONSHIP), Arrow(RELATIONSHIP, GOOD_LUCK))),
    Card("job_offer", 57, W, conditions=(Condition(WORK, 0, True),), tokens=of(money=1)),
    Card("piano", 58, P, of(money=2, knowledge=1), points=3),
]
OLD_AGE = [
    Card("house", 59, P, of(money=2), conditions=(Condition(STACKS, 4),), points=4),
    Card("pension", 60, P, of(bad_luck=2), points=4),
    Card("grandchildren", 61, R, of(relationship=3), has=("marriage", "child")),
    Card("gardening", 62, H, of(health=4)),
    Card("memoirs", 63, K, of(knowledge=4)),
    Card("reunion", 64, R, of(relationship=4)),
    Card("factory", 65, W, of(money=4), tokens=of(money=3)),
    Card("paintings", 66, P, of(money=4, knowledge=1), points=7),
    Card("walks", 67, H, of(health=3)),
    Card("crosswords", 68, K, of(knowledge=3)),
    Card("bridge_club", 69, R, of(relationship=3)),
    Card("cottage", 70, P, of(money=3, wild=1), points=5),
    Card("spa", 71, H, of(health=3, money=1)),
    Card("lectures", 72, K, of(knowledge=3, wild=1)),
    Card("marathon_runner", 73, H, of(health=4), does=COUNT_DOUBLE),
    Card("celebrity", 74, R, of(relationship=4), does=COUNT_DOUBLE),
    Card("professor", 75, K, of(knowledge=4), does=COUNT_DOUBLE),
]
LIFE_GOALS = [
    Card("collector", 76, G, goal=Goal(1, (0, 0, 0, 0, 1))),
    Card("jack_of_all_trades", 77, G, goal=Goal(1, (0, 0, 0, 0, 0), True)),
    Card("renaissance_man", 78, G, goal=Goal(7, (1, 1, 1, 1, 1))),
    Card("hard_worker", 79, G, goal=Goal(3, (0, 0, 0, 1, 0))),
    Card("sound_mind", 80, G, goal=Goal(2, (1, 1, 0, 0, 0))),
    Card("activist", 81, G, goal=Goal(2, (1, 0, 1, 0, 0))),
    Card("successful_person", 82, G, goal=Goal(3, (0, 0, 0, 1, 2))),
    Card("life_of_the_party", 83, G, goal=Goal(2, (0, 1, 1, 0, 0))),
]
DECK = [*CHILDHOOD, *EARLY_ADULTHOOD, *MIDDLE_AGE, *OLD_AGE, *LIFE_GOALS]


def table(seats: int = 3) -> CvTable:
    return CvTable(DECK, seats)
