"""The rulebook's example of play, turns 4 to 6, told as it is printed and corrected (SK-E09 to SK-E12).

A line 'mara> pass' is an answer of Mara's player; '@resolves frost-nova' waits for that event, where nobody is
asked because nobody could do more than pass, and '...' for the next question after it. The other lines say how
things stand at that moment: AP/MP/HP, hand size, place, Ailments, effect Zone ('*' face down, '=2m' two Moments,
'=2c' two Charges).
All coordinates of the book are moved by (-2,+1), as its map asks.
"""

from collections.abc import Sequence

import pytest
from seekers_table import Effect, Script, Side, at, position, triple, turn

from rulewright.games.seekers.rules.state import TRIGGER, Lasting, State, printed
from rulewright.games.seekers.rules.turn import upkeep
from rulewright.kernel.event import EventKind, P
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
        self.come_to(state)
        offered = f"{why.key} asks seat {seat}; nothing is said about it"
        assert self.lines, offered
        who, _, answer = self.lines.pop(0).partition("> ")
        assert SEATS[who] == seat, f"'{who}> {answer}', but {why.key} asks seat {seat}; then {self.lines[:3]}"
        self.answers = [answer]
        return super()._answer(state, seat, options, why)

    def come_to(self, state: State) -> None:
        """The next question, or the end."""
        if self.lines[:1] == ["..."]:
            self.lines.pop(0)
        self.hold(state)

    def hold(self, state: State) -> None:
        """Check the claims up to the next answer."""
        while self.lines and ">" not in self.lines[0] and self.lines[0][0] not in "@.":
            line = self.lines.pop(0)
            name, *claims = line.split()
            if name == "stack":
                names = [printed(state, each).key if each.kind != TRIGGER else f"({state.book.cards[each.face].key})"
                         for each in state.stack]  # fmt: skip
                assert names == claims, line
                continue
            assert stands(state, SEATS[name], claims) == claims, line

    def tell(self, kind: EventKind[P], *args: P.args, **kwargs: P.kwargs) -> None:
        super().tell(kind, *args, **kwargs)
        state = self.state
        assert isinstance(state, State)
        _, _, told = self.events[-1]
        face, seat = told.get("face", -1), told.get("seat", -1)
        about = state.book.cards[face].key if face >= 0 else ("mara", "theron")[seat]
        if self.lines and self.lines[0] == f"@{kind.name} {about}":
            self.lines.pop(0)
            self.hold(state)


def stands(state: State, seat: int, claims: list[str]) -> list[str]:
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
    story.come_to(state)
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
theron 10/6/100 hand 8          # AP and MP before priority, the draw after it
theron> pass
mara> pass
theron 10/6/100 hand 9          # SK-E09.2
theron> move
theron> to -2,1
theron 10/2/100 at -2,1         # SK-E09.3
theron> play flame-torrent
theron> direction E
theron> pay pyroblast
stack flame-torrent (ashen-loop)  # SK-E09.4, SK-E09.5
theron 7/2/100 hand 7
theron> pass
mara 8/0/100 hand 7 zone *
mara> play crippling-daggers
mara> direction W
mara 7/0/100 hand 6             # SK-E09.6
stack flame-torrent (ashen-loop) crippling-daggers
mara> pass
theron> pass
theron 7/2/96 ails Slow=2       # SK-E09.7
mara zone * crippling-daggers=2c
stack flame-torrent (ashen-loop)
theron> pass
mara> pass
stack flame-torrent
mara 7/0/100
theron> pass
mara> pass
mara 7/0/90 ails Burn=2         # SK-E09.8: 4 + 6
theron 7/2/96 hot 1
theron> play incinerating-blast
theron> yes
theron> pay dragons-breath
theron 5/2/96 hand 5            # SK-E09.9
stack incinerating-blast (ashen-loop)  # SK-E09.10
theron> pass
mara> play smoke-bomb
mara> at_hex 2,1
mara 4/0/90 hand 5              # SK-E09.11
mara> pass
theron> pass
mara zone * crippling-daggers=2c smoke-bomb=3m
stack incinerating-blast (ashen-loop)
theron> pass
mara> pass
stack incinerating-blast
theron> pass
mara> pass
stack
mara 4/0/90 ails Burn=2         # SK-E09.12
theron hot 1
theron> pass
mara> pass
theron 5/2/96 ails Slow=2       # the End Phase
theron> pass
mara> pass
theron 5/0/96 ails Slow=1 hand 5  # SK-E09.14
mara zone * crippling-daggers=2c smoke-bomb=3m
"""
TURN_5 = """
mara 9/6/88 ails Burn=1 hand 5 zone * crippling-daggers=2c smoke-bomb=2m  # SK-E10.1, SK-E10.2
mara> pass
theron> pass
mara 9/6/88 hand 6
mara> move
mara> to -1,1
mara 9/4/88 at -1,1             # SK-E10.3
mara> use shadow-double
mara 8/4/88 zone crippling-daggers=2c smoke-bomb=2m  # SK-E10.4
mara> pass
theron> pass
mara zone crippling-daggers=2c smoke-bomb=2m shadow-double=1m
mara> activate fangs-of-balthier
mara 6/4/88
stack bite
mara> pass
theron> pass
theron 5/0/93                   # SK-E10.5
mara physical 1 zone crippling-daggers=2c smoke-bomb=2m shadow-double=1m bite
stack (shadow-double)
mara> pass
theron> pass
theron 5/0/90                   # SK-E10.6
mara> use crippling-daggers
mara> direction W
mara 5/4/88                     # and no Instant left: her pass answers itself
theron> pass
theron 5/0/79 ails Slow=1       # SK-E10.7
mara physical 2 zone smoke-bomb=2m shadow-double=1m crippling-daggers=1c
mara> pass
theron> pass
theron 5/0/75                   # SK-E10.8
mara> activate fangs-of-balthier
mara> pass
theron> pass
theron 5/0/70                   # SK-E10.9
mara 3/4/88 physical 3 zone smoke-bomb=2m shadow-double=1m crippling-daggers=1c bite
mara> pass
theron> pass
theron 5/0/65
mara> play fatal-thrust
mara 0/4/88 hand 5              # SK-E10.10
theron> play presence-of-mind
theron 4/0/65 zone presence-of-mind  # SK-E10.11: and still priority
theron> play frost-nova
@resolves frost-nova
theron 4/0/65 hand 3 zone       # SK-E10.12
stack fatal-thrust
@fizzles fatal-thrust
mara 0/4/82 ails Burn=1 Frozen=2 zone smoke-bomb=2m shadow-double=1m crippling-daggers=1c bite  # SK-E10.13
@moment mara
mara 0/4/82 ails Burn=1 Frozen=2  # SK-E10.14
...
mara 0/0/82 ails Frozen=1 hand 5 zone smoke-bomb=1m crippling-daggers=1c bite  # SK-E10.15
"""
TURN_6 = """
theron 9/6/65 well hand 4       # SK-E11.1
theron> move
theron> walk
theron> step -1,0
theron> step 0,0
theron> step 0,1
theron> stop
theron 9/3/65 at 0,1            # SK-E11.2
theron> play infernal-javelin
theron> direction W
theron 5/3/65 hand 3
theron> pass
mara 0/0/70 at -2,1 ails Frozen=1 Root=2  # SK-E11.3, SK-E11.4: 11, then 1 by the wall
theron hot 1
theron> play arcane-overload
theron 8/3/65 hand 2 zone arcane-overload  # SK-E11.5
theron> move
theron> to -1,1
theron 8/2/65 at -1,1           # SK-E11.6
theron> play blast-wave
theron 4/2/65 hand 1            # SK-E11.7
theron> pass
mara 0/0/48 at -2,1 ails Frozen=1 Root=2 Slow=2  # SK-E11.8: 15, then 2d6 by the wall
theron hot 2
stack (theron)
theron> pass
theron> play pyroblast          # SK-E11.9
theron 4/2/65 hand 1
stack pyroblast (emberlords-regalia)
theron> play world-in-flames
@resolves world-in-flames
theron 1/2/65 hand 0            # SK-E11.10
stack pyroblast (emberlords-regalia)
@effect emberlords-regalia
theron 1/2/65 hand 0 zone arcane-overload world-in-flames
...
theron 2/2/65 hand 1 zone arcane-overload world-in-flames  # SK-E11.11
stack pyroblast
theron> pass
mara 0/0/18                     # SK-E11.12
theron 2/2/65 zone arcane-overload
theron> pass
stack (arcane-overload)
theron> pass
@moment theron
theron 0/2/60 ails Stun=2       # SK-E11.13
...
theron 0/0/60 ails Stun=1 hand 1 zone  # SK-E11.14, SK-E12.1
mara 0/0/18 ails Frozen=1 Root=2 Slow=2 hand 5 zone smoke-bomb=1m crippling-daggers=1c bite  # SK-E12.2
"""


TURN_7 = """
mara 5/6/18 ails Root=1 Slow=1 hand 5 zone crippling-daggers=1c bite  # SK-E12.4: Rooted but not Frozen
mara> pass
mara hand 6
"""


def discarded(state: State, seat: int) -> list[str]:
    return [state.book.cards[state.faces[card]].key for card in state.players[seat].discard]


def kinds(story: Story, *wanted: str) -> list[tuple[str, int]]:
    """Events of these kinds with their number or, if they have none, the unit."""
    return [(kind, args.get("n", args.get("unit", -1))) for kind, _, args in story.events if kind in wanted]


@pytest.mark.rule("SK-E09", "SK-E10", "SK-E11", "SK-E12")
@pytest.mark.rule("SK-271", "SK-272", "SK-273", "SK-274", "SK-275", "SK-276", "SK-277", "SK-278", "SK-279", "SK-280")
@pytest.mark.rule("SK-281", "SK-282", "SK-283", "SK-R198", "SK-R199", "SK-R200", "SK-R201", "SK-R202", "SK-R203")
@pytest.mark.rule("SK-R204", "SK-R205", "SK-R206", "SK-R207", "SK-R141", "SK-R146", "SK-R155", "SK-R94", "SK-R89")
def test_the_example_of_play() -> None:
    state = before_turn_4()
    fourth = tell(turn, state, TURN_4, dice=[4, 4])
    assert kinds(fourth, "damage") == [("damage", 4), ("damage", 10)]
    assert [args["card"] for kind, _, args in fourth.events if kind == "fizzles"] == ["incinerating-blast"]
    assert discarded(state, THERON) == ["pyroblast", "flame-torrent", "dragons-breath", "incinerating-blast"]

    fifth = tell(turn, state, TURN_5, dice=[3, 4, 3, 4, 5, 2, 4])
    assert kinds(fifth, "damage") == [("damage", n) for n in (2, 3, 3, 11, 4, 5, 5, 6)]
    assert [args["card"] for kind, _, args in fifth.events if kind == "fizzles"] == ["fatal-thrust"]
    assert discarded(state, MARA) == ["fatal-thrust", "shadow-double"]
    assert discarded(state, THERON)[-2:] == ["presence-of-mind", "frost-nova"]

    sixth = tell(turn, state, TURN_6, dice=[5, 6, 1, 4, 5, 6, 3, 4, 2, 3])
    assert kinds(sixth, "damage") == [("damage", n) for n in (11, 1, 15, 7, 30, 5)]
    assert kinds(sixth, "collides") == [("collides", 1), ("collides", 7)]
    assert sorted(discarded(state, THERON)[-3:]) == ["arcane-overload", "pyroblast", "world-in-flames"]

    tell(upkeep, state, TURN_7, dice=[])
    assert discarded(state, MARA) == ["fatal-thrust", "shadow-double", "smoke-bomb"]
