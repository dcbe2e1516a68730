"""What a computer player believes, in one table. Everything is in units of one Long-Term Happiness."""

import tomllib
from importlib.resources import files
from typing import Final


class Weights:
    """Worths, guesses and tempers."""

    # An Hourglass still to come, and a Resource or Money that will find a use.
    hour: float = 1.5
    wanted: float = 0.44
    spare: float = 0.34
    # So many of a kind are a good reserve; whoever hoards more than that thinks of the heirs.
    reserve: float = 8.0
    # What is left at the end: five of a kind are one (PH.end.04).
    left: float = 0.17
    # So many Hourglasses must lie ahead for a spare Resource to be worth its full price.
    horizon: float = 10.0
    # One STH for each Project step that is still expected this round; and the share of turns that are such steps.
    mood: float = 0.65
    steps: float = 0.35
    # STH in the reward of something that is still to come.
    sth: float = 0.9
    # How much of a further level's gain counts before it is reached, and each time one level later.
    hope: float = 0.4
    patience: float = 0.9
    # How much of the work put into a Project counts before it pays.
    work: float = 0.9
    # A Relax to come, as a part of the Stress it takes back: often there is none to take back.
    relax: float = 0.2
    # Resources that a good mood is expected to take off a later Project step.
    discount: float = 0.8
    # Income of later rounds, each round counted a little less.
    income: float = 0.92
    # A further level of an Item or Activity, a promotion, a deeper relationship.
    upgrade: float = 0.2
    career: float = 0.3
    family: float = 0.4
    # Slots and Partners too many, for each round (PH.upkeep.01, PH.upkeep.02).
    excess: float = 0.8
    # The share of a plan's gain that counts while its price is being gathered; plans kept in mind.
    plan: float = 0.15
    plans: int = 3
    # A Life Goal: the share of its reward for the way there, and for leading at the moment.
    goal: float = 0.4
    leading: float = 0.45
    # In a solo game every Life Goal must be met.
    solo_goal: float = 9.0
    # LTH beyond what a solo victory takes, and so many more to be safe, count for this share.
    solo_safe: float = 20.0
    solo_beyond: float = 0.3
    # Another Role of a Group Project will be filled.
    company: float = 0.35
    # Income in Money counts less than Money for a purpose.
    money: float = 0.38
    # What giving up a card, or a memory, must gain.
    attachment: float = 0.3
    forgetting: float = 0.5
    # A row is refreshed only if that promises so much, over so many guesses, and at most so often in a round.
    refresh: float = 1.0
    refreshes: int = 2
    guesses: int = 3
    # One space of Popularity, for each of the next rounds.
    fame: float = 0.3
    # What grows by itself, if its price is there every year; less for a Job, which takes the place of all others.
    growth: float = 0.55
    calling: float = 0.25
    # An ability of a level that is still to come.
    gift: float = 0.5
    # A business to be sold: the share of its price, and the years for which it is kept.
    sale: float = 0.8
    years: float = 3.0
    # What will be scored at the end as things stand now, where nobody else can change it, and where a neighbour can.
    scored: float = 0.9
    contested: float = 0.6
    # An Outcome, an Event or a Legacy that is still to come, and one whose requirement is not met yet.
    due: float = 0.8
    unmet: float = 0.3
    # A dream that comes true, and how likely that is for a card that is worth its price, or is not.
    dreamed: float = 0.3
    likely: float = 0.65
    unlikely: float = 0.1
    # A memory that waits with none, one or both of its Triggers, as a part of what it could become; one in the hand.
    dormant: float = 0.45
    stirring: float = 0.7
    awake: float = 1.0
    hand: float = 0.5
    # What a level of something is worth beside all that, to whoever longs for it: Jobs, people to live with, things and
    # pastimes, Projects of beauty, Projects of the mind.
    ambition: float = 0.0
    devotion: float = 0.0
    pleasure: float = 0.0
    beauty: float = 0.0
    mind: float = 0.0
    # Positions that differ by less than this are equal to it.
    whim: float = 0.04

    def as_dict(self) -> dict[str, float]:
        """By name, for whoever tunes them."""
        return {name: getattr(self, name) for name in dir(self) if isinstance(getattr(self, name), (int, float))}


def weights_from(values: dict[str, float]) -> Weights:
    """The usual weights but for those given by name; a count is rounded."""
    weights = Weights()
    usual = weights.as_dict()
    for name, value in values.items():
        if name not in usual:
            raise ValueError(f"There is no weight '{name}'; choose from: {', '.join(usual)}.")
        setattr(weights, name, round(value) if isinstance(usual[name], int) else float(value))
    return weights


WEIGHTS: Final = Weights()
# Whoever lives for the day: in all moods, without plans, and age and upkeep are for others.
CASUAL: Final[dict[str, float]] = {
    "whim": 8.0,
    "hour": 0.7,
    "plans": 0,
    "hope": 0.1,
    "work": 0.2,
    "career": 0.0,
    "family": 0.1,
    "excess": 0.0,
    "goal": 0.1,
    "leading": 0.1,
    "refreshes": 0,
}
# Whoever thinks ahead finds the way to a Life Goal: in a solo game each can count for more. The rest was fitted;
# the file is what `wellspent tune` wrote.
FORESIGHT: Final[dict[str, float]] = {
    **tomllib.loads(files(__package__).joinpath("tuned.toml").read_text(encoding="utf-8"))["weights"],
    "solo_goal": 14.0,
}

# Stress that a life picks up on its way: how likely 0, 1, 2 or 3 more spaces are before the next section counts.
DRIFT: Final = (0.5, 0.25, 0.15, 0.1)

# What an Hourglass counts less for every further round in which it comes.
FAITH: Final = 0.88

# How often an occasion comes, or a price is paid, in a round of a careful life.
OCCASIONS_A_ROUND: Final = {
    "study": 0.7,
    "play": 0.7,
    "interact": 0.7,
    "take_project": 1.0,
    "spend": 0.9,
    "temp_job": 0.4,
    "get_job": 0.2,
    "start_relationship": 0.2,
    "overtime": 0.2,
    "rest": 0.5,
    "round_start": 1.0,
    "advance": 1.3,
    "complete": 0.4,
    "role": 0.3,
    "upgrade": 0.3,
    "promotion": 0.25,
    "develop": 0.25,
    "refresh": 0.2,
}
# Whatever is not in these tables, as what modules bring.
SELDOM: Final = 0.3
PRICES_A_ROUND: Final = {
    "project": 2.3,
    "item": 0.5,
    "activity": 0.5,
    "hire": 0.2,
    "promotion": 0.25,
    "upkeep_item": 0.6,
    "upkeep_job": 0.7,
    "upkeep_partner": 0.5,
    "fixed": 0.0,
}
