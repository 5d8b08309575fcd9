"""Classes as a book has them: boards cut to size, faces instead of keys, and what powers add up to."""

from itertools import product
from typing import NamedTuple

from rulewright.games.battleground.cards.atoms import Atom
from rulewright.games.battleground.cards.board import Board, Power
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.mana import LETTERS
from rulewright.games.battleground.cards.standing import Bonus, When
from rulewright.games.battleground.rules.ids import PathId, PowerId
from rulewright.kernel.question import Face


class Perks(NamedTuple):
    """What a player's powers do together, standing (BG-192)."""

    bonuses: tuple[Bonus, ...]
    whens: tuple[tuple[PowerId, When], ...]
    boosts: dict[tuple[Face, str], int]  # (face of the spell, what) -> how much more
    also: dict[Face, tuple[Atom, ...]]  # face of the spell -> effects added
    active: tuple[PowerId, ...]  # powers that can be used


class Klass:
    """A class as a book has it: its board cut to the paths' size, faces instead of keys, perks as a table."""

    def __init__(self, board: Board, cards: tuple[Card, ...], orbs: str, paths: int, depth: int) -> None:
        by_key = {card.key: Face(face) for face, card in enumerate(cards)}
        self.key, self.name, self.muster = board.key, board.name, board.muster
        self.orbs = tuple(orbs.count(letter) for letter in LETTERS)
        self.hand = tuple(by_key[key] for key in board.hand)
        self.kinds = tuple(  # base kinds, each with its copies; upgrades lie under them
            by_key[card.key] for card in cards if card.klass == board.key and not card.upgrade_of
        )
        self.paths: tuple[tuple[Power, ...], ...] = tuple(path[:depth] for _, path in board.paths[:paths])
        self.path_names: tuple[str, ...] = tuple(name for name, _ in board.paths[:paths])
        self.depth = depth
        self.take: dict[str, tuple[Face, ...]] = {
            power.key: tuple(by_key[key] for key in power.take) for power in board.powers()
        }
        self.upgrade: dict[str, tuple[Face, ...]] = {
            power.key: tuple(by_key[key] for key in power.upgrade) for power in board.powers()
        }
        sizes = [range(len(path) + 1) for path in self.paths]
        self.perks: dict[tuple[int, ...], Perks] = {counts: self._perks(by_key, counts) for counts in product(*sizes)}
        self.triggers = any(power.whens for path in self.paths for power in path)

    def _perks(self, by_key: dict[str, Face], counts: tuple[int, ...]) -> Perks:
        bonuses: list[Bonus] = []
        whens: list[tuple[PowerId, When]] = []
        boosts: dict[tuple[Face, str], int] = {}
        also: dict[Face, tuple[Atom, ...]] = {}
        active: list[PowerId] = []
        for path, count in enumerate(counts):
            for i, power in enumerate(self.paths[path][:count]):
                bonuses += power.bonuses
                id = self.power_id(PathId(path), i)
                whens += [(id, when) for when in power.whens]
                for boost in power.boosts:
                    spot = by_key[boost.spell], boost.what
                    boosts[spot] = boosts.get(spot, 0) + boost.n
                for more in power.also:
                    face = by_key[more.spell]
                    also[face] = (*also.get(face, ()), more.atom)
                if power.effects:
                    active.append(id)
        return Perks(tuple(bonuses), tuple(whens), boosts, also, tuple(active))

    def power_id(self, path: PathId, place: int) -> PowerId:
        """The number of a power: path by path, those of a path from its start."""
        return PowerId(path * self.depth + place)

    def path_of(self, power: PowerId) -> tuple[PathId, int]:
        """The path of a power and its place there."""
        path, place = divmod(power, self.depth)
        return PathId(path), place

    def power(self, power: PowerId) -> Power:
        """A power by its number."""
        path, place = self.path_of(power)
        return self.paths[path][place]
