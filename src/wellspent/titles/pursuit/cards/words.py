"""Cards in words: kinds, goods and tests as the box calls them, in both languages."""

from typing import Final

from wellspent.cardfiles import Text
from wellspent.games.pursuit.cards import MEASURES, Card, Test
from wellspent.games.pursuit.goods import GOODS_NAMES, Goods

KINDS: Final = {
    "basic_project": Text("Basic Project", "Projet de Base"),
    "single_round_project": Text("Single-Round Project", "Projet Temporaire"),
    "group_project": Text("Group Project", "Projet Collectif"),
    "item": Text("Item", "Objet"),
    "activity": Text("Activity", "Activité"),
    "job": Text("Job", "Métier"),
    "partner": Text("Partner", "Partenaire"),
    "child_trait": Text("Child Trait", "Talent Né"),
    "life_goal": Text("Life Goal", "Objectif de Vie"),
}
PILES: Final = {
    "project": Text("Projects", "Projets"),
    "item_activity": Text("Items and Activities", "Objets et Activités"),
    "job": Text("Jobs", "Métiers"),
    "partner": Text("Partners", "Partenaires"),
    "child_trait": Text("Child Traits", "Talents Nés"),
    "life_goal": Text("Life Goals", "Objectifs de Vie"),
}
CATEGORIES: Final = {
    "A": Text("Arts", "Arts"),
    "B": Text("Business", "Affaires"),
    "C": Text("Culture", "Culture"),
    "H": Text("Health", "Santé"),
    "P": Text("Politics", "Politique"),
    "S": Text("Social", "Social"),
    "T": Text("Technology and Science", "Technologie et Science"),
    "V": Text("Vitality", "Vitalité"),
}
FIELDS: Final = (
    Text("Science", "Science"),
    Text("Art", "Art"),
    Text("Social", "Social"),
    Text("Safety & Security", "Sûreté et Sécurité"),
)
# One and many of each.
GOODS: Final = {
    "knowledge": (Text("Knowledge", "Connaissance"), Text("Knowledge", "Connaissances")),
    "creativity": (Text("Creativity", "Créativité"), Text("Creativity", "Créativités")),
    "influence": (Text("Influence", "Influence"), Text("Influence", "Influences")),
    "money": (Text("Money", "Argent"), Text("Money", "Argent")),
    "hourglass": (Text("Hourglass", "Sablier"), Text("Hourglasses", "Sabliers")),
    "any": (Text("any Resource", "Ressource au choix"), Text("any Resources", "Ressources au choix")),
    "sth": (Text("STH", "BCT"), Text("STH", "BCT")),
    "lth": (Text("LTH", "BLT"), Text("LTH", "BLT")),
    "stress": (Text("Stress", "Stress"), Text("Stress", "Stress")),
    "relax": (Text("Relax", "Relaxation"), Text("Relax", "Relaxations")),
    "health": (Text("Good Health", "Bonne Santé"), Text("Good Health", "Bonne Santé")),
    "popularity": (Text("Popularity", "Popularité"), Text("Popularity", "Popularité")),
}
MEASURE_WORDS: Final = {
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
    "roles": Text("Roles filled", "Rôles remplis"),
    "slots": Text("filled slots", "emplacements occupés"),
    "rests": Text("Rests", "repos pris"),
    "overtimes": Text("Overtimes", "Heures Supplémentaires"),
    "discards": Text("cards discarded", "cartes défaussées"),
    "refreshes": Text("refreshes", "renouvellements"),
    "items_bought": Text("Items bought this round", "Objets achetés ce tour"),
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


def goods_words(goods: Goods, lang: str = "en") -> str:
    """`3 Knowledge, 2 LTH`; a dash for nothing."""
    parts = [
        f"{amount} {GOODS[name][abs(amount) != 1].of(lang)}"
        for name, amount in zip(GOODS_NAMES, goods.amounts, strict=True)
        if amount
    ]
    return ", ".join(parts) or "–"


def measure_words(measure: int, lang: str = "en") -> str:
    name = MEASURES[measure]
    if name in GOODS:
        return GOODS[name][1].of(lang)
    if name in MEASURE_WORDS:
        return MEASURE_WORDS[name].of(lang)
    if not name.startswith("completed_"):
        return name.replace("_", " ")
    category = CATEGORIES[name.removeprefix("completed_")].of(lang)
    return f"Projets achevés ({category})" if lang == "fr" else f"completed {category} Projects"


def needs_words(tests: list[Test], lang: str = "en") -> str:
    """`at least 5 Influence, at most 9 Stress`."""
    least, most = ("au moins", "au plus") if lang == "fr" else ("at least", "at most")
    return ", ".join(
        bound_words(test, lang)
        if MEASURES[test.measure] in CLAIMS
        else f"{most if test.at_most else least} {bound_words(test, lang)}"
        for test in tests
    )


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
