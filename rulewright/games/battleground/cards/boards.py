"""The three class power boards (BG-005): Start blocks and paths of powers, which say themselves in words."""

from dataclasses import dataclass

from rulewright.games.battleground.cards.atoms import (
    BLUE,
    MANA,
    PURPLE,
    RED,
    SUMMONING,
    WHITE,
    Atom,
    Bonus,
    Damage,
    GainExperience,
    Heal,
    PushDamage,
    When,
)
from rulewright.games.battleground.cards.card import FREE, Cost, cost_of


@dataclass(frozen=True, slots=True)
class Boost:
    """A named spell does more: `what` is "damage" or a condition; `spare` leaves your ally units out."""

    spell: str
    what: str
    n: int = 1

    def words(self) -> str:
        name = _name(self.spell)
        if self.what == "damage":
            return f"{name} deals +{self.n} damage"
        if self.what == "spare":
            return f"{name} spares your ally units"
        return f"{name} places {self.n} more {self.what.capitalize()}"


@dataclass(frozen=True, slots=True)
class Also:
    """A named spell, or its enchantment, also does this."""

    spell: str
    atom: Atom

    def words(self) -> str:
        name = _name(self.spell)
        said = self.atom.words().removeprefix("deal it ").removesuffix(" to each foe unit in it").removeprefix("deal ")
        return f"{name} also deals {said}".replace("it could not", "the target could not")


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a path; it works at once and for good (BG-193, BG-194)."""

    key: str
    name: str
    orb: int = -1  # gain an orb of this kind
    take: tuple[str, ...] = ()  # cards added to the hand, all copies
    upgrade: tuple[str, ...] = ()  # kinds whose cards are swapped (BG-R07)
    bonuses: tuple[Bonus, ...] = ()
    boosts: tuple[Boost, ...] = ()
    also: tuple[Also, ...] = ()
    whens: tuple[When, ...] = ()
    cost: Cost = FREE  # of an activated power, once a turn (BG-R100)
    effects: tuple[Atom, ...] = ()

    def words(self) -> str:
        """What the board prints."""
        parts = [f"gain 1 {MANA[self.orb]} orb"] if self.orb >= 0 else []
        parts += [f"take {_listed(self.take)}"] if self.take else []
        parts += [f"upgrade {_listed(self.upgrade)}"] if self.upgrade else []
        parts += [bonus.words() for bonus in self.bonuses] + [boost.words() for boost in self.boosts]
        parts += [also.words() for also in self.also] + [when.words() for when in self.whens]
        if self.effects:
            mana = " and ".join(f"{n} {MANA[kind]}" for kind, n in enumerate(self.cost) if n)
            parts.append(f"once per turn, in your Main phase, pay {mana}: "
                         + "; ".join(atom.words() for atom in self.effects))  # fmt: skip
        text = "; ".join(parts)
        return text[:1].upper() + text[1:]


def _name(key: str) -> str:
    """A card's name from its key: 'Hold the Line'."""
    return " ".join(word if word in ("of", "the") else word.capitalize() for word in key.split("-"))


def _listed(keys: tuple[str, ...]) -> str:
    names = [_name(key) for key in keys]
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


@dataclass(frozen=True, slots=True)
class Board:
    """A class: its Start block and its paths."""

    key: str
    name: str
    hand: tuple[str, ...]  # starting kinds, all copies of each (BG-041)
    muster: bool  # the Start power (BG-R05)
    paths: tuple[tuple[str, tuple[Power, ...]], ...]

    def powers(self) -> list[Power]:
        return [power for _, path in self.paths for power in path]


def _orb(name: str, kind: int) -> Power:
    return Power(name.lower().replace(" ", "-"), name, orb=kind)


def _take(name: str, *keys: str) -> Power:
    return Power(name.lower().replace(" ", "-"), name, take=keys)


def _up(name: str, *keys: str) -> Power:
    return Power(name.lower().replace(" ", "-"), name, upgrade=keys)


PALADIN = Board(
    "paladin",
    "Paladin",
    ("guard", "archer", "smite", "mend", "stay-the-blade", "charge"),
    True,
    (
        ("Sword", (
            _orb("Levy", SUMMONING),
            _take("Stables", "knight"),
            _up("Fletching", "archer"),
            _up("Oath of War", "knight"),
            Power("vanguard", "Vanguard", bonuses=(Bonus("attack", 1, "enemy_home"),)),
        )),
        ("Shield", (
            _up("Tower Shields", "guard"),
            _take("Infirmary", "cleric", "hold-the-line"),
            _orb("Second Levy", SUMMONING),
            _up("Holy Orders", "cleric"),
            Power("phalanx", "Phalanx", bonuses=(Bonus("threat", 1),)),
        )),
        ("Light", (
            _orb("Devotion", WHITE),
            _take("Liturgy", "consecrate", "sanctuary"),
            _orb("Wisdom", BLUE),
            _take("Revelation", "banner-of-valor", "judgement"),
            Power("lay-on-hands", "Lay on Hands", cost=cost_of("W"), effects=(Heal(2, "you"),)),
        )),
    ),
)  # fmt: skip

WARLOCK = Board(
    "warlock",
    "Warlock",
    ("imp", "ghoul", "hellhound", "shadow-bolt", "withering-curse", "blood-pact", "sacrifice"),
    True,
    (
        ("Legion", (
            _orb("Summoning Circle", SUMMONING),
            _take("Charnel Pit", "abomination"),
            _up("Plague", "ghoul"),
            _up("Kennels", "hellhound"),
            Power("carrion-call", "Carrion Call", whens=(When("own_dies", (GainExperience(1),), first=True),)),
        )),
        ("Malefice", (
            _take("Forbidden Lore", "drain-life", "terror"),
            _up("Mastery", "shadow-bolt", "drain-life", "terror"),
            _orb("Dark Font", PURPLE),
            _take("Black Grimoire", "treason", "soul-harvest"),
            _up("Damnation", "treason", "soul-harvest", "withering-curse"),
        )),
        ("Blood", (
            _orb("Bloodletting", RED),
            _take("Cult", "hellfire", "cultist"),
            _up("Pyre", "hellfire", "blood-pact", "sacrifice"),
            _orb("Second Circle", SUMMONING),
            Power("bloodlust", "Bloodlust", whens=(When("credited", (Heal(1, "you"),)),)),
        )),
    ),
)  # fmt: skip

ELEMENTALIST = Board(
    "elementalist",
    "Elementalist",
    ("firebolt", "frost-shard", "ember-elemental", "storm-elemental", "stone-golem", "ice-wall"),
    False,
    (
        ("Fire", (
            _orb("Kindle", RED),
            _take("Conflagration", "fireball"),
            Power("pyromancer", "Pyromancer", boosts=(Boost("firebolt", "damage"),)),
            _orb("Embers", RED),
            Power("inferno", "Inferno", boosts=(Boost("fireball", "damage"), Boost("fireball", "spare"))),
        )),
        ("Frost", (
            _orb("Rime", BLUE),
            _take("Whiteout", "blizzard"),
            Power("cryomancer", "Cryomancer", boosts=(Boost("frost-shard", "chill"),),
                  also=(Also("blizzard", Damage(1, "row_foes")),)),
            _orb("Glacier", SUMMONING),
            Power("deep-winter", "Deep Winter", boosts=(Boost("blizzard", "chill"),)),
        )),
        ("Storm", (
            _orb("Breeze", WHITE),
            _take("Thunderhead", "lightning", "gust"),
            Power("stormcaller", "Stormcaller", boosts=(Boost("lightning", "damage"),)),
            _orb("Updraft", SUMMONING),
            Power("tempest", "Tempest", also=(Also("gust", PushDamage(1, stuck=2)),)),
        )),
    ),
)  # fmt: skip

BOARDS: tuple[Board, ...] = (PALADIN, WARLOCK, ELEMENTALIST)
