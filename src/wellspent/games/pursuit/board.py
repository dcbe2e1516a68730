"""The board as data: spaces, tracks, ages. PH.q.01: corrected here, it is corrected everywhere."""

from typing import Final, Literal

STUDY: Final = 0
PLAY: Final = 1
INTERACT: Final = 2
TAKE_PROJECT: Final = 3
SPEND: Final = 4
TEMP_JOB: Final = 5
GET_JOB: Final = 6
START_RELATIONSHIP: Final = 7
OVERTIME: Final = 8
REST: Final = 9
# PH.comp.23
SPACES: Final = (
    "study",
    "play",
    "interact",
    "take_project",
    "spend",
    "temp_job",
    "get_job",
    "start_relationship",
    "overtime",
    "rest",
)

# PH.comp.28, PH.round.04
Age = Literal["teen", "adult_1", "adult_2", "adult_3", "adult_4", "old_age_1", "old_age_2", "old_age_3"]
AGES: Final[tuple[Age, ...]] = (
    "teen",
    "adult_1",
    "adult_2",
    "adult_3",
    "adult_4",
    "old_age_1",
    "old_age_2",
    "old_age_3",
)
TEEN: Final = 1
FIRST_ADULT: Final = 2
FIRST_OLD_AGE: Final = 6
LAST_ROUND: Final = 8
# PH.prep.05 to PH.prep.07: Stress on reaching a round, by round number.
AGEING_STRESS: Final = [0, 0, 0, 0, 0, 0, 3, 6, 9]

# PH.stress.01: colour, spaces and Hourglasses of each section, left to right.
SECTIONS: Final = (
    ("dark_green", 1, 9),
    ("green", 2, 8),
    ("turquoise", 3, 7),
    ("light_blue", 3, 6),
    ("yellow", 3, 5),
    ("orange", 2, 4),
    ("red", 1, 3),
)
# PH.stress.03, PH.stress.06
STRESS_START: Final = 7
STRESS_END: Final = 15
OFF_THE_TRACK: Final = 16

STH_LIMIT: Final = 3
# COM.pop.01, COM.q.01: Score and spaces of each section of the Popularity track.
POPULARITY_SECTIONS: Final = ((0, 1), (1, 3), (2, 3), (3, 3), (4, 3), (5, 3))
SCORE_OF: Final[list[int]] = [score for score, spaces in POPULARITY_SECTIONS for _ in range(spaces)]
POPULARITY_END: Final = len(SCORE_OF) - 1
SLOTS: Final = 3
HOURGLASSES: Final = 9
HOURGLASSES_AT_START: Final = 6
INHERITANCE_STEP: Final = 5
SOLO_THRESHOLD: Final = 50
SOLO_GOALS: Final = 3


def _sections_by_space() -> list[int]:
    found = [0]
    for number, (_, spaces, _) in enumerate(SECTIONS):
        found.extend([number] * spaces)
    return [*found, len(SECTIONS) - 1]


def _left_end(section: int) -> int:
    return 1 + sum(spaces for _, spaces, _ in SECTIONS[:section])


# All by space of the Stress track, index 0 unused, 16 is off the track.
SECTION_OF: Final[list[int]] = _sections_by_space()
LEFT_END_OF: Final[list[int]] = [0, *[_left_end(SECTION_OF[space]) for space in range(1, 17)]]
HOURGLASSES_OF: Final[list[int]] = [0, *[SECTIONS[SECTION_OF[space]][2] for space in range(1, 16)], 0]


def good_health_by_place() -> list[int]:
    """PH.stress.20 to .24: leftmost to leftmost, rightmost to rightmost, anything else to the leftmost space."""
    table = [0]
    for space in range(1, STRESS_END + 1):
        section = SECTION_OF[space]
        place, size = space - LEFT_END_OF[space], SECTIONS[section][1]
        if section == 0:
            table.append(space)
            continue
        left, new_size = _left_end(section - 1), SECTIONS[section - 1][1]
        if size == new_size:
            table.append(left + place)
        elif place == size - 1 and place > 0:
            table.append(left + new_size - 1)
        else:
            table.append(left)
    return [*table, OFF_THE_TRACK]


def good_health_by_count() -> list[int]:
    """PH1.stress.05: the same place counted from the left, or the last space of a smaller section."""
    table = [0]
    for space in range(1, STRESS_END + 1):
        section = SECTION_OF[space]
        if section == 0:
            table.append(space)
            continue
        place = space - LEFT_END_OF[space]
        table.append(_left_end(section - 1) + min(place, SECTIONS[section - 1][1] - 1))
    return [*table, OFF_THE_TRACK]
