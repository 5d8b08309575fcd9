"""How people meet bots: by a name that no game uses and a rank, never by their code."""

from rulewright.bots.levels import LEVELS

RANKS = {"random": "Novice", "greedy": "Adept", "mcts:200": "Master", "mcts:800": "Legend"}
"""The bots that people choose from, weakest first."""

NAMES = ("Henrike", "Basil", "Odile", "Casimir", "Petra", "Lionel", "Ingrid", "Tobias", "Marguerite", "Anselm")
"""None of them is a card, a hero or a place in any game; a test says so."""

PLAYOUTS_OF_A_LEGEND = 500


def rank_of(code: str) -> str:
    """A bot's rank; of those that think in playouts it depends on how many."""
    if code in LEVELS:
        return code.capitalize()
    name, _, number = code.partition(":")
    if code in RANKS or name != "mcts":
        return RANKS.get(code, "")
    return "Legend" if number.isdecimal() and int(number) >= PLAYOUTS_OF_A_LEGEND else "Master"


def opponent_name(taken: list[str]) -> str:
    """The first name that nobody at the table has."""
    free = [name for name in NAMES if name not in taken]
    return free[0] if free else f"{NAMES[0]} {len(taken) + 1}"
