"""How people meet bots: by a face, a name that no game uses and a rank, never by their code."""

from rulewright.bots.levels import LEVELS
from rulewright.kernel.page.beginnings import Portrait

RANKS = {code: code.capitalize() for code in LEVELS}
"""The bots that people choose from, weakest first, and what their rank is called."""

FACES = (
    Portrait("novice", "Basil", "Plays what looks good. You can win your first game.", "people/basil", first=True),
    Portrait("adept", "Henrike", "Thinks before every move, and sometimes misses one.", "people/henrike"),
    Portrait("master", "Odile", "Gives nothing away.", "people/odile"),
    Portrait("legend", "Casimir", "Takes time, and rarely loses.", "people/casimir"),
)
"""One for each rank."""

NAMES = ("Petra", "Lionel", "Ingrid", "Tobias", "Marguerite", "Anselm", "Clemence", "Ruprecht")
"""Of those who have no face. Like theirs, none is a card, a hero or a place in any game; a test says so."""

OLD_RANKS = {"random": "Novice", "greedy": "Adept"}
PLAYOUTS_OF_A_LEGEND = 500


def rank_of(code: str) -> str:
    """A bot's rank; of those that think in playouts it depends on how many."""
    if code in RANKS:
        return RANKS[code]
    name, _, number = code.partition(":")
    if name != "mcts":
        return OLD_RANKS.get(code, "")
    return "Legend" if number.isdecimal() and int(number) >= PLAYOUTS_OF_A_LEGEND else "Master"


def opponent_name(taken: list[str], code: str = "") -> str:
    """The name of this rank's face; of who has no rank, or finds it taken, one of those without a face."""
    own = [face.name for face in FACES if RANKS[face.key] == rank_of(code)]
    free = [name for name in (*own, *NAMES) if name not in taken]
    return free[0] if free else f"{NAMES[0]} {len(taken) + 1}"
