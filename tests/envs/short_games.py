"""The shortest form of each game, for tests that play it whole."""

import os

from rulewright.games import GAMES, OURS
from rulewright.kernel.variant import OFFICIAL, Variant

SHORT = {
    "outposts": "round_limit:2",
    "seekers": "starting_life:10 turn_limit:2",
    "battleground": "start_life:3 max_life:3 turn_limit:4",
    "lytharian": "turn_limit:4",
    "elysia": "max_rounds:2 max_rounds_hero:2",
}
WHOLE = "CONFORMANCE" in os.environ  # `make conformance`: official rules, every number of players


def counts(slug: str) -> range:
    """The numbers of players that are tested."""
    return GAMES[slug].players if WHOLE else GAMES[slug].players[:1]


GAMES_TO_TEST = [(slug, count) for slug in OURS for count in counts(slug)]


def rules_of(slug: str) -> str:
    """The tunables under which a game is tested, as OpenSpiel takes them."""
    return "" if WHOLE else SHORT.get(slug, "")


def variant_of(slug: str) -> Variant:
    changed = [rule.replace(":", " = ") for rule in rules_of(slug).split()]
    return Variant.parse("\n".join(["[rules]", *changed])) if changed else OFFICIAL
