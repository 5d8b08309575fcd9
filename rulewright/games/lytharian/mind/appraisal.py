"""What bots think of troops: what each deals, bears and is worth, where it can strike, what a blow would bring."""

from rulewright.games.lytharian.cards.card import KING, PAWN
from rulewright.games.lytharian.rules.combat.stats import att_of, banners_of, is_under, life_of
from rulewright.games.lytharian.rules.ids import OTHER, SEATS, TroopId
from rulewright.games.lytharian.rules.movement.reach import moves_of, strike_of
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army, everyone, powers_of
from rulewright.kernel.question import Seat

Edge = tuple[float, float, float, float]
"""What abilities add in combat: Att when attacking, Att when defending, damage less when attacking, when defending."""

PLAIN: Edge = (0.0, 0.0, 0.0, 0.0)
EDGES: dict[str, Edge] = {
    "charge": (1, 0, 0, 0), "pounce": (2, 0, 0, 0), "stampede": (1, 0, 0, 0), "vicious": (0, 1, 0, 0),
    "brace": (0, 0, 0, 1), "shieldspear": (1, 0, 0, 1), "battering_ram": (2, 0, 0, 0), "mobility": (0, 0, 1, 1),
    "physical_resist": (0, 0, 1, 1), "resist_all": (0, 0, 1, 1), "intimidate": (0, 0, 1, 1),
    "comradery": (0.7, 0.7, 0.7, 0.7), "command": (1.5, 1.5, 0, 0), "mob_might": (2, 2, 0, 0),
    "bully": (0.6, 0.6, 0, 0), "bushwhack": (0.6, 0.4, 0, 0), "fearless": (0.4, 0.4, 0, 0), "ambush": (0.5, 0.5, 0, 0),
    "bloodrage": (1, 1, 0, 0), "bloodhunt": (0.7, 0.7, 0, 0), "berserk": (0.5, 0.5, 0, 0), "druid_forms": (0, 0, 1, 1),
    "venom": (0.7, 0.7, 0, 0),
}  # fmt: skip
USUAL = ((8, 11), (9, 8), (7, 8), (5, 5), (4, 5), (3, 3))  # Att and Def of a face nobody has shown us, by role
REACH = (0.0, 4.0, 2.0, 1.5, 1.0, 0.0)  # what a role is worth beyond its numbers
FATAL = 80.0  # a King's death

ROOT: tuple[float, ...] = tuple(
    14.0 * n**0.5 for n in range(64)
)  # a King's life: each point is dearer the less is left


class Force:
    """Both armies at a glance, by troop; `life` is 0 for who is not on the board."""

    __slots__ = ("att", "edge", "life", "state", "worth")

    def __init__(self, state: State) -> None:
        size = 2 * state.n
        self.state = state
        self.att = [0] * size
        self.life = [0] * size
        self.edge = [PLAIN] * size
        self.worth = [0.0] * size
        book, at, faces, copy, role = state.book, state.at, state.faces, state.copy, state.role
        cards, edges = book.cards, book.edges
        flags = [banners_of(state, seat) for seat in SEATS]
        for troop in everyone(state):
            if at[troop] < 0:
                continue
            face = copy[troop] if copy[troop] >= 0 else faces[troop]
            if face < 0:
                r = role[troop]
                self.att[troop], life = USUAL[r] if r >= 0 else USUAL[PAWN]
                life -= state.hurt[troop]
            else:
                card = cards[face]
                plain = state.aura[troop] < 0 and state.weapon[troop] < 0 and state.armor[troop] < 0
                if plain and state.curse[troop] < 0:
                    soul = state.soul[troop]
                    att = card.att + soul
                    life = card.defense + soul - state.hurt[troop]
                    for flag in flags[troop >= state.n]:
                        if is_under(flag, card):
                            att += flag.att
                            life += flag.defense
                    self.att[troop] = att
                else:
                    self.att[troop], life = att_of(state, troop), life_of(state, troop)
                if plain:
                    found = edges.get(face)
                    if found is None:
                        found = edges[face] = edge_of(book.powers[face])
                    self.edge[troop] = found
                else:
                    self.edge[troop] = edge_of(powers_of(state, troop))
            self.life[troop] = life if life > 0 else 1
            self.worth[troop] = self._worth(troop, face)

    def _worth(self, troop: int, face: int) -> float:
        """What its owner would lose with it, its life apart."""
        state = self.state
        role = state.role[troop]
        if role == KING and state.book.rules.game == "main":
            return FATAL
        found = 2.0 + 0.7 * self.att[troop] + (REACH[role] if role >= 0 else 1.0)
        if face >= 0:
            found += 0.5 * len(state.book.cards[face].abilities) + 1.2 * len(state.book.effects[face])
        if state.curse[troop] >= 0:
            found -= 1.2
        return found

    def loss(self, troop: int, n: float) -> float:
        """What damage to a troop costs its owner."""
        life = self.life[troop]
        if n <= 0:
            return 0.0
        if self.worth[troop] >= FATAL:
            return FATAL if n >= life else ROOT[life] - ROOT[int(life - n)]
        return self.worth[troop] + 0.6 * life if n >= life else 0.6 * n

    def stand(self, troop: int) -> float:
        """What a troop on the board adds to its side."""
        life = self.life[troop]
        return ROOT[min(life, 63)] if self.worth[troop] >= FATAL else self.worth[troop] + 0.6 * life

    def gain(self, mine: int, other: int) -> float:
        """What an attack promises: what it takes less what it costs."""
        att, edge = self.att, self.edge
        a, d = edge[mine], edge[other]
        return self.loss(other, att[mine] + a[0] - d[3]) - 0.95 * self.loss(mine, att[other] + d[1] - a[2])


def edge_of(powers: dict[str, int]) -> Edge:
    """The sum of what a troop's abilities add in combat."""
    total = [0.0, 0.0, 0.0, 0.0]
    for power, x in powers.items():
        for i, n in enumerate(EDGES.get(power, ())):
            total[i] += n * x
    return (total[0], total[1], total[2], total[3])


def reach_of(state: State, troop: TroopId) -> int:
    """Where a troop can be after a move, or stay, as bits."""
    bits = 1 << state.at[troop]
    for square in moves_of(state, troop):
        bits |= 1 << square
    return bits


def strikes(state: State, force: Force, seat: Seat) -> list[tuple[float, TroopId, TroopId]]:
    """The attacks a player could make in one turn, with a move before them: promise, attacker, target."""
    at, from_where = state.at, state.book.from_where
    foes = [t for t in army(state, OTHER[seat]) if at[t] >= 0]
    found: list[tuple[float, TroopId, TroopId]] = []
    for troop in army(state, seat):
        if at[troop] < 0:
            continue
        table = from_where[strike_of(state, troop)]
        reach = reach_of(state, troop)
        for foe in foes:
            if reach & table[at[foe]]:
                promise = force.gain(troop, foe)
                if promise > 0:
                    found.append((promise, troop, foe))
    return found
