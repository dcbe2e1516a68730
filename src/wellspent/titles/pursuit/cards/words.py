"""What can be measured about a player, in words, and small questions about cards."""

from typing import Final

from wellspent.cardfiles import Text
from wellspent.games.pursuit.cards import MEASURES, Card, Test

# What can be measured, as a heading without its number.
MEASURE_WORDS: Final = {
    "knowledge": Text("Knowledge", "Connaissances"),
    "creativity": Text("Creativity", "Créativités"),
    "influence": Text("Influence", "Influences"),
    "money": Text("Money", "Argent"),
    "sth": Text("STH", "BCT"),
    "lth": Text("LTH", "BLT"),
    "stress": Text("Stress", "Stress"),
    "popularity": Text("Popularity", "Popularité"),
    "resources": Text("Resources", "Ressources"),
    "age": Text("age (round)", "âge (tour)"),
    "rounds_lived": Text("rounds lived", "tours vécus"),
    "dead": Text("life ended", "vie achevée"),
    "cards": Text("cards", "cartes"),
    "items": Text("Items", "Objets"),
    "activities": Text("Activities", "Activités"),
    "top_items": Text("Items at their last Level", "Objets à leur dernier niveau"),
    "top_activities": Text("Activities at their last Level", "Activités à leur dernier niveau"),
    "partners": Text("Partners", "Partenaires"),
    "partner_level": Text("Level of a Partner", "niveau d’un Partenaire"),
    "jobs": Text("Job", "Métier"),
    "job_rank": Text("Level of the Job", "niveau du Métier"),
    "retired": Text("retired", "à la retraite"),
    "promotions": Text("Promotions", "Promotions"),
    "active_projects": Text("active Projects", "Projets en cours"),
    "completed_projects": Text("completed Projects", "Projets achevés"),
    "completed_basic": Text("completed Basic Projects", "Projets de Base achevés"),
    "completed_single_round": Text("completed Single-Round Projects", "Projets Temporaires achevés"),
    "completed_group": Text("completed Group Projects", "Projets Collectifs achevés"),
    "completed_A": Text("completed Arts Projects", "Projets Arts achevés"),
    "completed_B": Text("completed Business Projects", "Projets Business achevés"),
    "completed_C": Text("completed Culture Projects", "Projets Culture achevés"),
    "completed_H": Text("completed Health Projects", "Projets Santé achevés"),
    "completed_P": Text("completed Politics Projects", "Projets Politique achevés"),
    "completed_S": Text("completed Social Projects", "Projets Sociaux achevés"),
    "completed_T": Text("completed Technology and Science Projects", "Projets Technologie et Science achevés"),
    "roles": Text("Roles filled", "Rôles remplis"),
    "slots": Text("filled slots", "emplacements occupés"),
    "rests": Text("Rests", "fois Se Reposer"),
    "overtimes": Text("Overtimes", "Heures Supplémentaires"),
    "discards": Text("cards discarded", "cartes défaussées"),
    "refreshes": Text("refreshes", "lignes réinitialisées"),
    "items_bought": Text("Items bought this round", "Objets achetés ce tour-ci"),
    "most_popularity": Text("the most Popularity", "la plus grande Popularité"),
    "most_resources": Text("the most Resources", "le plus de Ressources"),
    "friends": Text("Friends", "Amis"),
    "kids": Text("Kids", "Enfants"),
    "pets": Text("Pets", "Animaux"),
    "degrees": Text("degrees", "diplômes"),
    "services": Text("Services", "Services"),
}
# Measures that are a yes or a no: their number is not told.
CLAIMS: Final = ("most_popularity", "most_resources")


def measure_words(measure: int, lang: str = "en") -> str:
    name = MEASURES[measure]
    if name in MEASURE_WORDS:
        return MEASURE_WORDS[name].of(lang)
    return name.replace("_", " ")


def bound_words(test: Test, lang: str = "en") -> str:
    """`5 Influence`."""
    words = measure_words(test.measure, lang)
    return words if MEASURES[test.measure] in CLAIMS else f"{test.bound} {words}"


def category_letter(letter: str, edition: str = "second") -> str:
    """The letter printed on a Project. PH1.comp.02, PH1.q.01: V Vitality stands where 2022 has H Health."""
    return "V" if letter == "H" and edition == "first" else letter


def is_beyond_plain(card: Card) -> bool:
    """Whether a card does something beyond cost and reward."""
    return bool(card.abilities) or any(
        level.effects or level.upkeep_effects or level.abilities for level in card.levels
    )
