"""One game of bots as the lab sees it: who was ahead when, what was decided, which cards were drawn and used.

The lab may look at everything; the bots still see only what their seat does.
"""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from rulewright.bots import find_bot
from rulewright.bots.chair import Bot, chair_of, own_dice, worth
from rulewright.bots.judging import Judge
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.question import NO_SEAT, CardId, Option, Question, Seat
from rulewright.kernel.variant import Variant
from rulewright.kernel.words import Words
from rulewright.lab.arena import ENDLESS, NeverEnds
from rulewright.lab.sides import Lineup

Work = tuple[int, int, tuple[str, ...], Lineup | None]
"""A game to be played: the seed of its deal, that of the bots' own dice, the side in each seat, what each brings."""


class Decision(NamedTuple):
    """One answer: what was asked, out of how many, what was chosen, and how much better it looked than the next."""

    turn: int
    seat: int
    prompt: str
    options: int
    verb: str
    passing: bool  # nothing was done
    ahead: float  # of the next best option, by the bot; -1 where it does not say
    worth: float = -1.0  # what the bot thought it would come to; -1 where it does not say
    seconds: float = 0.0  # it thought
    before: float = -1.0  # what the position was worth to the seat when it was asked, by the game's own judgement
    after: float = -1.0  # and once the rules had gone on; this and what follows is noted for tables alone
    chosen: str = ""  # the answer in notation
    offered: tuple[str, ...] = ()  # all that could have been answered


class Chance(NamedTuple):
    """Something that fell by chance: a roll, a draw of one among many, a shuffle of so many."""

    turn: int
    kind: str
    among: int
    found: int


class CardUse(NamedTuple):
    """A card of a player's own: when it came to hand, in how many decisions it could be used, whether it was."""

    seat: int
    key: str
    drawn: int  # the turn, counted for this player; 0 before the first
    playable: int
    used: bool
    when: int = -1  # the turn in which it was used first, counted likewise; -1: never
    verb: str = ""  # what was done with it then
    times: int = 0  # in how many decisions it was used
    beside: int = 0  # how many other uses of cards the same player made in the turn in which it was used first


class Observed(NamedTuple):
    """One game."""

    seed: int
    table: tuple[str, ...]  # the side in each seat
    winners: tuple[int, ...]
    first: int
    clause: str
    words: str
    turns: tuple[int, ...]  # whose each was
    lead: tuple[tuple[float, ...], ...]  # what the position was worth to each seat at each turn's start
    decisions: tuple[Decision, ...]
    cards: tuple[CardUse, ...]
    events: Mapping[str, int]  # how often each kind was told
    offered: Mapping[str, int]  # in how many decisions each verb could have been chosen
    chances: tuple[Chance, ...] = ()
    asked: Mapping[str, str] = {}  # the words of each kind of question


@runtime_checkable
class WithPlayers(Protocol):
    """A state that keeps its players in a list, as most games do."""

    players: Sequence[object]


@runtime_checkable
class WithHand(Protocol):
    """A player who holds cards."""

    hand: Sequence[CardId]


class _Watch:
    """What is counted while a game is played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        words = match.game.words
        verbs = words.verbs if isinstance(words, Words) else {}
        self.card_places = {
            name: [1 + i for i, kind in enumerate(verb.kinds) if kind is CardId] for name, verb in verbs.items()
        }
        self.drawn: dict[tuple[int, str], int] = {}
        self.playable: dict[tuple[int, str], int] = {}
        self.used: dict[tuple[int, str], tuple[int, str]] = {}  # when first, and by which verb
        self.times: Counter[tuple[int, str]] = Counter()
        self.first: dict[tuple[int, str], int] = {}  # the turn of the game in which it was used first
        self.in_turn: Counter[tuple[int, int]] = Counter()  # uses of cards by a seat in a turn of the game
        self.verbs: Counter[str] = Counter()
        self.asked: dict[str, str] = {}
        self.turns: list[int] = []
        self.lead: list[tuple[float, ...]] = []
        self.decisions: list[Decision] = []

    def follow_turns(self) -> None:
        """Note every turn that began since, also those in which nobody was asked."""
        match = self.match
        while len(self.turns) < len(match.turns):
            active = match.game.rules.active(match.state)
            self.turns.append(NO_SEAT if active is None else active)
            self.lead.append(tuple(worth(match.game, match.state, Seat(seat)) for seat in range(match.seats)))

    def look_at_hands(self) -> None:
        """Note what came to hand; not before the first turn, when a hand may still be changed for another."""
        if len(self.turns) < 2:  # the first is the set-up
            return
        state, cards, faces = self.match.state, self.match.book.cards, self.match.state.faces
        for seat, player in enumerate(state.players if isinstance(state, WithPlayers) else ()):
            for card in player.hand if isinstance(player, WithHand) else ():
                if faces[card] >= 0:
                    self.drawn.setdefault((seat, cards[faces[card]].key), self.turns.count(seat))

    def keys_in(self, option: Option) -> list[str]:
        """The cards that an option is about."""
        faces, cards = self.match.state.faces, self.match.book.cards
        found = [int(option[place]) for place in self.card_places.get(option.verb, ())]
        return [cards[faces[card]].key for card in found if 0 <= card < len(faces) and 0 <= faces[card] < len(cards)]

    def offered(self, seat: int, question: Question) -> None:
        self.asked.setdefault(question.prompt.key, question.prompt.words)
        self.verbs.update({option.verb for option in question.options})
        for key in {key for option in question.options for key in self.keys_in(option)}:
            self.playable[seat, key] = self.playable.get((seat, key), 0) + 1

    def card_uses(self) -> tuple[CardUse, ...]:
        known = sorted(self.drawn.keys() | self.playable.keys())
        return tuple(
            CardUse(
                seat,
                key,
                self.drawn.get((seat, key), -1),
                self.playable.get((seat, key), 0),
                (seat, key) in self.used,
                *self.used.get((seat, key), (-1, "")),
                times=self.times[seat, key],
                beside=self.in_turn[seat, self.first[seat, key]] - 1 if (seat, key) in self.first else 0,
            )
            for seat, key in known
        )


def observe(game: Game, bots: tuple[str, ...], variant: Variant, work: Work, in_full: bool = False) -> Observed:
    """Play one game and note what happens; in full, every option that was offered, too."""
    seed, thought, table, lineup = work
    players = [find_bot(code) for code in bots]
    chances: list[Chance] = []
    turns: list[int] = []

    def fell(kind: str, among: int, found: int) -> None:
        chances.append(Chance(len(turns), kind, among, found))

    match = Match(game, len(bots), seed, variant=variant, lineup=lineup, on_chance=fell)
    turns = match.turns
    watch = _Watch(match)
    while questions := match.questions:
        watch.follow_turns()
        watch.look_at_hands()
        for seat in list(questions):
            watch.offered(seat, match.questions[seat])
            watch.decisions.append(_decide(match, watch, seat, players[seat], thought, in_full))
        if len(match.history) > ENDLESS:
            raise NeverEnds(f"the game was not over after {ENDLESS} decisions")
    watch.follow_turns()
    assert match.outcome is not None
    events = Counter(event.kind for _, event in match.log)
    end = match.outcome
    first = next((seat for seat in watch.turns[1:] if seat >= 0), NO_SEAT)
    return Observed(
        seed, table, tuple(end.winners), first, end.clause, end.words, turns=tuple(watch.turns[1:]),
        lead=tuple(watch.lead[1:]), decisions=tuple(watch.decisions), cards=watch.card_uses(), events=events,
        offered=watch.verbs, chances=tuple(chances), asked=watch.asked,
    )  # fmt: skip


def observe_or_say(
    game: Game, bots: tuple[str, ...], variant: Variant, work: Work, in_full: bool = False
) -> Observed | str:
    """A game as it was observed, or why it broke."""
    try:
        return observe(game, bots, variant, work, in_full)
    except Exception as wrong:
        return f"{type(wrong).__name__}: {wrong}"


def _decide(match: Match, watch: _Watch, seat: Seat, bot: Bot, thought: int, in_full: bool) -> Decision:
    question = match.questions[seat]
    chair, dice = chair_of(match, seat), own_dice(thought, seat, len(match.history))
    ahead = value = -1.0
    before = worth(match.game, match.state, seat)
    began = time.perf_counter()
    if isinstance(bot, Judge):
        judged = bot.judge(chair, dice)
        chosen = judged[0].option
        ahead, value = judged[0].value - judged[1].value if len(judged) > 1 else 0.0, judged[0].value
    else:
        chosen = bot.choose(chair, dice)
    seconds = time.perf_counter() - began
    for key in watch.keys_in(chosen):
        watch.used.setdefault((seat, key), (watch.turns.count(seat), chosen.verb))
        watch.first.setdefault((seat, key), len(watch.turns))
        watch.times[seat, key] += 1
        watch.in_turn[seat, len(watch.turns)] += 1
    passing = match.game.page.role(match.state, question, chosen)[0] in ("pass", "end")
    made = Decision(
        len(watch.turns), seat, question.prompt.key, len(question.options), chosen.verb, passing, ahead, value, seconds,
        before,
    )  # fmt: skip
    if not in_full:
        match.answer(seat, chosen)
        return made
    notation, state = match.game.words.notation, match.state
    offered = tuple(notation(state, option) for option in question.options)
    said = notation(state, chosen)
    match.answer(seat, chosen)
    return made._replace(after=worth(match.game, match.state, seat), chosen=said, offered=offered)
