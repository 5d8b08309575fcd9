"""What stays in force: while its card is in play, and in the effect Zone (SK-030); triggers (SK-162)."""

from dataclasses import dataclass

from rulewright.games.seekers.cards.aim import NO_AIM, Aim
from rulewright.games.seekers.cards.atoms.base import Atom


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

    def words(self) -> str:
        text = ", then ".join(atom.words() for atom in self.atoms)
        if aim := self.aim.words().replace("; ", ", "):
            text = f"{aim[0].lower()}{aim[1:]}: {text}"
        return f"{self.template}, {'you may: ' if self.may else ''}{text}"


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
