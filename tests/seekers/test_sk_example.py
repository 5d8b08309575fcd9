"""The rulebook's example of play, turns 4 to 6, told as it is printed and corrected (SK-E09 to SK-E12).

A line 'mara> pass' is an answer of Mara's player. A line without '>' says how things stand at that moment:
AP/MP/HP, hand size, place, Ailments, effect Zone ('*' face down, '=2m' two Moments, '=2c' two Charges).
All coordinates of the book are moved by (-2,+1), as its map asks.
"""

from collections.abc import Sequence

import pytest
from seekers_table import Effect, Script, Side, at, position, triple, turn

from rulewright.games.seekers.state import Lasting, State, printed
from rulewright.games.seekers.turn import upkeep
from rulewright.kernel.question import Option, Prompt, Seat

MARA, THERON = 0, 1
SEATS = {"mara": MARA, "theron": THERON}


class Story(Script):
    """A script with claims about the state between its answers."""

    __slots__ = ("lines", "stack")

    def __init__(self, state: State, text: str, dice: Sequence[int]) -> None:
        super().__init__(state, [], dice)
        self.lines = [line.split("#")[0].strip() for line in text.splitlines()]
        self.lines = [line for line in self.lines if line]

    def _answer(self, state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        self.hold(state)
        offered = f"{why.key} asks seat {seat}; nothing is said about it"
        assert self.lines, offered
        who, _, answer = self.lines.pop(0).partition("> ")
        assert SEATS[who] == seat, f"'{who}> {answer}', but {why.key} asks seat {seat}"
        self.answers = [answer]
        return super()._answer(state, seat, options, why)

    def hold(self, state: State) -> None:
        """Check the claims up to the next answer."""
        while self.lines and ">" not in self.lines[0]:
            line = self.lines.pop(0)
            name, *claims = line.split()
            if name == "stack":
                names = [printed(state, each).key if not each.trigger else f"({state.book.cards[each.face].key})"
                         for each in state.stack]  # fmt: skip
                assert names == claims, line
                continue
            assert stands(state, SEATS[name], claims) == claims, line


def stands(state: State, seat: Seat, claims: list[str]) -> list[str]:
    """What holds now of what is claimed, in the same words."""
    found: list[str] = []
    words = iter(claims)
    for word in words:
        if word.count("/") == 2:
            found.append("{}/{}/{}".format(*triple(state, seat)))
        elif word == "hand":
            next(words)
            found += ["hand", str(len(state.players[seat].hand))]
        elif word == "at":
            next(words)
            found += ["at", "{},{}".format(*at(state, seat))]
        elif word == "hot":
            next(words)
            found += ["hot", str(state.players[seat].events.get("hot", 0))]
        elif word == "physical":
            next(words)
            found += ["physical", str(state.players[seat].events.get("physical_dealt", 0))]
        elif word == "well":
            found += ["well"] if not state.units[seat].ailments else [str(state.units[seat].ailments)]
        elif word == "ails":
            ails = [f"{each.name}={each.n}" for each in state.units[seat].ailments]
            found += ["ails", *ails]
            list(zip(ails, words, strict=False))
        elif word == "zone":
            zone = [shown(state, each) for each in state.players[seat].zone]
            return [*found, "zone", *zone]
        else:
            raise AssertionError(f"what is '{word}'?")
    return found


def shown(state: State, each: Lasting) -> str:
    if each.down:
        return "*"
    mark = f"={each.moments}m" if each.moments else f"={each.charges}c" if each.charges else ""
    return printed(state, each).key + mark


def tell(step: object, state: State, text: str, dice: Sequence[int]) -> Story:
    story = Story(state, text, dice)
    step(story, state)  # type: ignore[operator]
    story.hold(state)
    assert story.lines == [], "never asked"
    assert story.dice == [], "never rolled"
    return story


def before_turn_4() -> State:
    """SK-E09.1."""
    mara = Side(
        "mara", at=(1, 1), equipment=["fangs-of-balthier", "nightweave", "coin-of-whispers"], ap=8, mp=0,
        hand=["crippling-daggers", "smoke-bomb", "fatal-thrust", "volley", "volley", "assassinate", "assassinate"],
        deck=["dance-of-knives", "volley"], zone=[Effect("shadow-double", down=True)],
    )  # fmt: skip
    theron = Side(
        "theron", at=(-3, -2), equipment=["ashwood-staff", "emberlords-regalia", "ashen-loop"], ap=5, mp=0,
        hand=["flame-torrent", "pyroblast", "incinerating-blast", "dragons-breath", "presence-of-mind", "frost-nova",
              "infernal-javelin", "arcane-overload"],
        deck=["ember-dart", "kindle", "world-in-flames", "blast-wave"],
    )  # fmt: skip
    return position(mara, theron, active=THERON)


TURN_4 = """
theron> pass
theron 10/6/100 hand 9 at -3,-2
"""


def test_the_example_of_play() -> None:
    state = before_turn_4()
    tell(turn, state, TURN_4, [])
