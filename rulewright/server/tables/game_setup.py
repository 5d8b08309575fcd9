"""What a new game needs: checked, and made into the header that is stored."""

import json
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from rulewright.bots import bot_named
from rulewright.games import game_named
from rulewright.kernel.dice import FAST, KEY_BITS, KEYED
from rulewright.kernel.errors import BadVariant, ImpossibleSetup, RulewrightError, UnknownName
from rulewright.kernel.match import Match
from rulewright.kernel.playout import AtMost, random_policy
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.server.tables.kept_games import edition_of
from rulewright.server.tables.opponents import opponent_name
from rulewright.server.text import NAME, person_name

MOST_PLAYOUTS = 2_000  # of a bot for strangers: as the strongest level thinks
MOST_NUMBER = 1_000  # in variants
LONGEST_TRIAL = 4_000  # questions of the game that tries a variant out
MOST_TRIED = 500
_tried: set[str] = set()  # set-ups that were tried and can be played

logger = logging.getLogger("rulewright.server")
Text = Annotated[str, msgspec.Meta(max_length=200)]


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a seat: me, a friend by a link, or a bot by its code."""

    who: Literal["me", "friend", "bot"] = "bot"
    bot: Text = "greedy"
    name: Annotated[str, msgspec.Meta(max_length=NAME)] = ""
    entry: dict[str, Any] = {}


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How long a player may think: at each decision, or in the whole game; a bot takes over after that.

    Or how long the match lasts, in games whose rules say who has then won.
    """

    kind: Literal["none", "move", "bank", "match"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=1, le=604_800)] = 60


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A game to be set up. `variant` is the text of a TOML file."""

    game: Text
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    variant: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 53) - 1)] | None = None
    clock: Clock = msgspec.field(default_factory=Clock)
    hot_seat: bool = False
    public: bool = False
    pace: Annotated[int, msgspec.Meta(ge=0, le=5_000)] = 700


def allowed_bot(code: str) -> str:
    """The code, if it names a bot that may play here."""
    name, _, number = code.partition(":")
    bot_named(code)
    if number and int(number) > MOST_PLAYOUTS:
        raise UnknownName(f"'{code}' thinks too long for a shared table; at most {name}:{MOST_PLAYOUTS}")
    return code


def variant_of(text: str) -> Variant:
    """The variant of a TOML text; no text means the official rules."""
    if not text.strip():
        return Variant()
    try:
        variant = Variant.parse(text)
    except RecursionError:
        raise BadVariant("not a TOML file: nested too deeply") from None
    check_numbers(variant)
    return variant


def check_numbers(variant: Variant) -> None:
    """Refuse numbers that would keep the server busy for ever."""

    def walk(key: str, value: object) -> None:
        if isinstance(value, Mapping):
            for inner, part in value.items():
                walk(str(inner), part)
        elif isinstance(value, list | tuple):
            for part in value:
                walk(key, part)
        elif isinstance(value, int | float) and abs(value) > MOST_NUMBER:
            raise BadVariant(f"'{key}' may be at most {MOST_NUMBER} on this table, not {value}")

    walk("rules", variant.rules)
    walk("cards", variant.cards)


def try_variant(match: Match) -> None:
    """Play a game under the match's variant at random: one that the rules can't be played by is refused."""
    key = json.dumps([match.game.slug, match.seats, match.variant.data(), match.lineup])
    if match.variant == OFFICIAL or key in _tried:
        return
    try:
        match.fork().run(AtMost(random_policy(match.seed), LONGEST_TRIAL).answer)
    except RulewrightError as wrong:
        raise BadVariant(f"a trial game under this variant broke off: {wrong}") from None
    except Exception as wrong:
        logger.warning("a trial game of %s under %s broke off", match.game.slug, match.variant, exc_info=wrong)
        raise BadVariant("a trial game under this variant broke off: its numbers take the rules apart") from None
    if len(_tried) >= MOST_TRIED:
        _tried.clear()
    _tried.add(key)


def names_of(seats: list[SeatPlan]) -> list[str]:
    """A name for every seat, no two alike."""
    names: list[str] = []
    for number, plan in enumerate(seats, start=1):
        given = person_name(plan.name)
        name = given or (opponent_name(names, plan.bot) if plan.who == "bot" else f"Player {number}")
        while name in names:
            name = f"{name} {number}"
        names.append(name)
    return names


def start_match(setup: Setup) -> tuple[dict[str, Any], Match]:
    """The header of the new game and the match itself, freshly set up; says what is wrong otherwise."""
    game = game_named(setup.game)
    if setup.clock.kind == "match" and not game.rules.timed:
        raise ImpossibleSetup(f"{game.title} has no rule for a match of a set time: choose another clock")
    bots = [allowed_bot(plan.bot) if plan.who == "bot" else None for plan in setup.seats]
    seed = secrets.randbits(KEY_BITS) if setup.seed is None else setup.seed
    match = Match(
        game,
        len(setup.seats),
        seed,
        variant=variant_of(setup.variant),
        lineup=[plan.entry for plan in setup.seats],
        names=names_of(setup.seats),
        windows=bool(game.page.stops),
        dice=KEYED if setup.seed is None else FAST,
    )
    who = [plan.who for plan in setup.seats]
    agreed = {
        "clock": {"kind": setup.clock.kind, "seconds": setup.clock.seconds},
        "hot_seat": setup.hot_seat or who.count("me") > 1,
        "pace": setup.pace,
    }
    agreed["edition"] = edition_of(game, match.variant)
    if setup.seed is not None:
        agreed["seed_chosen"] = True
    return match.record().header() | seated(who, bots) | agreed, match


def seated(who: Sequence[str], bots: Sequence[str | None]) -> dict[str, Any]:
    """The part of a header that says who sits where, at a table with no clock and one screen for each."""
    clock = {"kind": "none", "seconds": 0}
    return {"who": who, "bots": bots, "clock": clock, "hot_seat": False, "archive": False}
