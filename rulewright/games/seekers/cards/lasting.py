"""What stays in force: while its card is in play, and in the effect Zone (SK-030); triggers (SK-162)."""

from dataclasses import dataclass

from rulewright.games.seekers.cards.aim import NO_AIM, Aim
from rulewright.games.seekers.cards.atoms.base import Atom, DamageType


@dataclass(frozen=True, slots=True)
class Mod:
    """Something that holds while its card is in play or in the effect Zone."""

    key: str
    n: int
    template: str

    def words(self) -> str:
        return self.template.format(n=self.n)


@dataclass(frozen=True, slots=True)
class When:
    """A triggered effect (SK-162): the event that sets it off and what then happens."""

    event: str
    atoms: tuple[Atom, ...]
    template: str  # the occasion in words
    once: bool = False  # at most once a turn
    may: bool = False  # decided on resolution (SK-R106)
    aim: Aim = NO_AIM  # chosen as it goes onto the Stack (SK-R105)
    name: str = ""  # of its own; without one it is called like its card

    def words(self) -> str:
        text = ", then ".join(atom.words() for atom in self.atoms)
        if aim := self.aim.words().replace("; ", ", "):
            text = f"{aim[0].lower()}{aim[1:]}: {text}"
        name = f"{self.name}: " if self.name else ""
        return f"{name}{self.template}, {'you may: ' if self.may else ''}{text}"


@dataclass(frozen=True, slots=True)
class Linger:
    """What stays in the effect Zone (SK-030): for some Moments, or until used (moments = 0)."""

    moments: int = 0
    mods: tuple[Mod, ...] = ()
    whens: tuple[When, ...] = ()
    uses: int = 0  # gone after this many uses of a mod or trigger; 0: any number
    on_victim: bool = False  # it is tied to the victim (Fangs)

    def words(self) -> str:
        parts: tuple[Mod | When, ...] = (*self.mods, *self.whens)
        texts = [part.words() for part in parts]
        time = f" ({self.moments} Moment{'s' if self.moments != 1 else ''})" if self.moments else ""
        return "; ".join(texts) + time


def shield(n: int, moments: int = 0, *more: Mod) -> Linger:
    """A Shield that is the card itself (SK-207)."""
    return Linger(moments, (Mod("shield", n, "gain Shield {n}"), *more))


def lasting(moments: int, *parts: Mod | When) -> Linger:
    """In force for some Moments."""
    return Linger(moments, *sorted_parts(parts))


def waiting(*parts: Mod | When, on_victim: bool = False) -> Linger:
    """In force until it has been used once."""
    return Linger(0, *sorted_parts(parts), uses=1, on_victim=on_victim)


def sorted_parts(parts: tuple[Mod | When, ...]) -> tuple[tuple[Mod, ...], tuple[When, ...]]:
    return tuple(p for p in parts if isinstance(p, Mod)), tuple(p for p in parts if isinstance(p, When))


def empower(n: int, *types: DamageType) -> tuple[Mod, ...]:
    return tuple(Mod(f"empower_{kind}", n, f"your {kind} damage has Empower {{n}}") for kind in types)


def critical(kind: DamageType) -> Mod:
    what = "physical Attack" if kind == "physical" else f"{kind} spell"
    return Mod(f"{kind}_critical", 1, f"your next {what} to resolve is a Critical Strike")


ADVANTAGE = Mod("advantage", 1, "your next damage roll has Advantage")
DISADVANTAGE = Mod("enemy_disadvantage", 1, "damage rolls of enemies have Disadvantage")
NEXT_DISADVANTAGE = Mod("enemy_disadvantage", 1, "the next damage roll of an enemy has Disadvantage")
