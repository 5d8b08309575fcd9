"""What a position is written in: one `Side` for each player, and what lies and stands there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass
class Prepared:
    """A spell in a preparation slot and its charges, as 'WW'; `gifts` are those that an effect placed (BG-102)."""

    card: str
    charges: str = ""
    gifts: str = ""


@dataclass
class InPlay:
    """A card in the play area, with its enchantment if it has one: tokens left and what it lies on.

    `on` names a field with a unit ('c3', several by spaces), an intersection ('ix 2,2'), a row ('row 2') or a
    lane ('lane c').
    """

    card: str
    tokens: int = 0
    on: str = ""


@dataclass
class Stands:
    """A unit: its card, and what differs from a fresh one: attack, hp, defending, haste, stun, disarm, ..."""

    card: str
    attack: int | None = None
    hp: int | None = None
    defending: bool = False
    haste: int = 0
    stun: int = 0
    disarm: int = 0
    turnover: int = 0
    chill: int = 0
    antimagic: int = 0
    snare: int = 0
    wait: int = 0


@dataclass
class Side:
    """One player's part of a position; cards by key, fields by name, mana in letters."""

    klass: str = "paladin"
    units: Mapping[str, str | Stands] = field(default_factory=dict)  # field -> card
    hand: Sequence[str] = ()
    prepared: Sequence[Prepared | str] = ()
    play: Sequence[InPlay | str] = ()
    pool: str = ""
    track: Sequence[str] = ()  # orbs on step 1, step 2, ...
    step: int = 1  # where the tracker stands
    mana: str = ""  # mana tokens
    life: int | None = None
    experience: int = 0
    tokens: int = 0  # power tokens to place
    paths: Sequence[int] = (0, 0, 0)  # power tokens placed; their gifts are not handed out again
    upgraded: Sequence[str] = ()  # base kinds upgraded, besides those of the paths
    locked: Sequence[str] = ()
    used: Sequence[str] = ()  # powers used this turn, by key
    turns: int = 3
