"""What a picture shows, as a few traits: who or what it is, where it belongs, what it holds and does."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["person", "rider", "beast", "spell", "thing", "place"]


@dataclass(frozen=True, slots=True)
class Wear:
    """How somebody is dressed. What is left empty follows from race, job, rank and the key."""

    dress: str = ""  # robe, mail, plate, tabard, leather, bare, ribs, tunic, apron, toga, furs, rags, coat
    headgear: str = ""  # a key of headgear.HEADGEAR, or "none"
    hair: str = ""
    hair_colour: str = ""
    beard: str = ""  # or "none"
    weapon: str = ""  # a key of weapons.WEAPONS, or "none"
    off: str = ""  # in the other hand: a shield, a second weapon, an orb
    shoulders: str = ""  # plate, fur, spikes, leaf, cape, bone, mantle or "none"
    cloak: str = ""  # a colour, "cloth", "second" or "none"
    pose: str = ""
    cloth: str = ""  # a colour instead of the palette's
    skin: str = ""
    sign: str = ""  # on a shield or a tabard
    quiver: bool = False
    wings: str = ""  # a colour


@dataclass(frozen=True, slots=True)
class Subject:
    """One picture. `key` alone decides what the traits leave open."""

    key: str
    name: str
    kind: Kind
    palette: str
    land: str = ""
    sky: str = ""
    # people and riders
    race: str = "human"
    job: str = ""
    rank: int = 0  # 0 one of many, 1 somebody, 2 a leader, 3 a ruler or a legend
    woman: bool | None = None
    old: bool = False
    size: float = 1.0
    company: bool = False  # others of their kind stand behind
    wear: Wear = Wear()
    mount: str = ""
    # beasts
    beast: str = ""
    coat: str = ""
    # spells and things
    composition: str = ""
    matter: str = ""
    thing: str = ""
    # places
    place: str = ""
    hexagon: bool = False
