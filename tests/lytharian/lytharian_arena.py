"""Battle Duels in tests: two troops face to face, or whole squads before their first round."""

from typing import Any

from lytharian_table import Script, Side, Troop, custom, duel_round, finish, position, under

from rulewright.games.lytharian.rules.state import Duel, State


def fighter(
    name: str, stats: str = "5/20", powers: str = "", at: str | None = None, role: str = "Q", **more: Any
) -> Troop:
    return Troop(custom(name, role, stats, powers), at, **more)


def arena(mine: str = "", theirs: str = "", stats: tuple[str, str] = ("5/20", "5/20"),
          hands: tuple[list[str], list[str]] = ([], []), mana: int = 15, up: bool = True,
          **rules: Any) -> State:  # fmt: skip
    """Two troops face to face; seat 0 attacks."""
    return position(
        Side([fighter("Mine", stats[0], mine, "e4", up=up)], hand=hands[0], mana=mana),
        Side([fighter("Theirs", stats[1], theirs, "e5", up=up)], hand=hands[1], mana=mana),
        variant=under(game="duels", **rules),
    )


def squads(
    mine: list[tuple[str, str]], theirs: list[tuple[str, str]], deck: tuple[str, ...] = (), **rules: Any
) -> State:
    """A match before its first round; seat 0 attacks first."""
    sides = [Side([fighter(name, stats) for name, stats in side], deck=deck) for side in (mine, theirs)]
    state = position(*sides, variant=under(game="duels", **rules))
    state.duel = Duel()
    return state


def duel_in(state: State) -> Duel:
    assert state.duel is not None
    return state.duel


def played(state: State, *answers: str) -> Script:
    """One round."""
    return finish(duel_round, state, *answers)


def points(state: State) -> list[int]:
    return [player.points for player in state.players]
