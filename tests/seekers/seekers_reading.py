"""Reading Seekers' card text as a player would: what should happen when the card is played, in numbers.

Nothing here looks at a card's parts; only at the words that are printed. Every phrase must be understood.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

DIE, BETTER = 3, 4  # what dice show: the first roll, and the second one if there is a second

KINDS = "physical|fire|frost|arcane|shadow|holy"
AILMENT = r"(Bleed|Blind|Burn|Daze|Fear|Frozen|Root|Shocked|Slow|Stun) (\d+)|Poison (\d+) \(([\w' ]+): [^)]*\)"


@dataclass
class Expected:
    """What the words promise."""

    aim: str = ""
    damage: list[int] = field(default_factory=list)  # to the victim, event by event
    rolled: int = 0
    ails: dict[str, int] = field(default_factory=dict)
    push: int = 0
    pull: int = 0
    swap: bool = False
    victim_ap: int = 0
    victim_discards: int = 0
    inspects: bool = False
    reveals: bool = False
    hp: int = 0
    ap: int = 0
    mp: int = 0
    cards: int = 0
    scry: int = 0
    hasten: int = 0
    cleanse: int = 0  # -1: all
    shield: int = 0
    travel: int = 0
    charge: int = 0
    warp: bool = False
    stealth: bool = False
    fade: int = 0
    creates: str = ""
    regains: str = ""
    dispels: bool = False
    lasts: int = -1  # Moments in the effect Zone; 0: until used; -1: does not stay
    charges: int = 0
    discards: int = 0
    immediate: bool = False
    subtle: bool = False
    amplify_ap: int = 0


def number(word: str) -> int:
    return 1 if word in ("a", "an") else int(word)


def _damage(told: Expected, m: re.Match[str]) -> None:
    n, plus, flat, rest = int(m[1] or 0), int(m[2] or 0), int(m[3] or 0), m[5]
    die, rolls = DIE, n
    if "Critical Strike" in rest:
        die, rolls = 6, 0
    if "with Advantage" in rest:
        die, rolls = BETTER, 2 * n
    empower = re.search(r"Empower (\d+)", rest)
    amount = n * (die + (int(empower[1]) if empower else 0)) + plus + flat
    told.rolled += rolls
    told.damage += [amount] * (2 if "Duplicate" in rest else 1)
    if "that applies" in rest:
        _ails(told, rest)


def _ails(told: Expected, text: str) -> None:
    found = re.findall(AILMENT, text)
    assert found, text
    for name, n, poison, which in found:
        told.ails[which or name] = int(n or poison)


def _set(name: str, group: int = 1) -> Callable[[Expected, re.Match[str]], None]:
    def note(told: Expected, m: re.Match[str]) -> None:
        setattr(told, name, getattr(told, name) + number(m[group]))

    return note


def _is(name: str) -> Callable[[Expected, re.Match[str]], None]:
    def note(told: Expected, m: re.Match[str]) -> None:
        setattr(told, name, True)

    return note


def _regain(told: Expected, m: re.Match[str]) -> None:
    told.regains, told.cards = m[1], told.cards + 1


def _lose(told: Expected, m: re.Match[str]) -> None:
    told.hp -= int(m[1])


def _nothing(told: Expected, m: re.Match[str]) -> None:
    """Words that change nothing in the open, or whose effect other tests look at."""


PHRASES: list[tuple[str, Callable[[Expected, re.Match[str]], None]]] = [
    (rf"(?:(\d+)d6(?:\+(\d+))?|(\d+)) ({KINDS}) damage(.*)", _damage),
    (r"apply (.*)", lambda told, m: _ails(told, m[1])),
    (r"push (\d+)(?: each enemy dealt damage this way)?", _set("push")),
    (r"if it collides with a wall, (root|stun) \d", _nothing),
    (r"move it up to (\d+) hexes toward you", _set("pull")),
    (r"warp: change places with it", _is("swap")),
    (r"its player loses (\d+) ap", _set("victim_ap")),
    (r"(?:its|that) player discards (a) card", _set("victim_discards")),
    (r"inspect that player", _is("inspects")),
    (r"it loses stealth", _is("reveals")),
    (r"(?:you )?heal (\d+)", _set("hp")),
    (r"(?:you )?lose (\d+) life", _lose),
    (r"gain (\d+) ap", _set("ap")),
    (r"gain (\d+) mp", _set("mp")),
    (r"draw (a|\d+) cards?", _set("cards")),
    (r"scry (\d+)", _set("scry")),
    (r"hasten (\d+)", _set("hasten")),
    (r"remove (1) ailment", _set("cleanse")),
    (r"remove all ailments", lambda told, m: setattr(told, "cleanse", -1)),
    (r"gain shield (\d+)", _set("shield")),
    (r"move ↔(\d+)", _set("travel")),
    (r"move ↖(\d+) in that direction", _set("charge")),
    (r"warp there", _is("warp")),
    (r"gain stealth", _is("stealth")),
    (r"become intangible (\d+)", _set("fade")),
    (r"create an? ([\w ]+)", lambda told, m: setattr(told, "creates", m[1].lower().replace(" ", "-"))),
    (r"return a (fire |)card from your discard to your hand", _regain),
    (r"dispel it", _is("dispels")),
]
LASTING = re.compile(
    r"^(your next|whenever|when you deal|at end of turn|at the start of your turn|"
    r"damage rolls of enemies|damage you take|the next damage roll|the next shadow damage|elemental damage you take|"
    r"your \w+ damage has|a cloud covers|it may be played)"
)
AIM = re.compile(r"^(Target [^:]*|Direction[^:]*|All enemies within \d of you): (.*)$")


def read(text: str, amplified: bool = False) -> Expected:
    """What a Tactic's text promises when it is played plainly, or Amplified."""
    told = Expected()
    sentences = [each.strip() for each in re.split(r"\.(?: |$)", text) if each.strip()]
    extra = next((each for each in sentences if each.startswith("Amplify (")), "")
    for sentence in sentences:
        if sentence == "Immediate":
            told.immediate = True
        elif sentence == "Subtle":
            told.subtle = True
        elif sentence.startswith("Charges "):
            told.charges = int(sentence[8:])
        elif sentence.startswith("Additional cost: discard a card"):
            told.discards += 1
        elif sentence is extra:
            continue
        elif re.fullmatch(r"Target hex ↔\d+", sentence):
            told.aim = sentence
        else:
            aim = AIM.match(sentence)
            if aim:
                told.aim = aim[1]
            if not amplified:
                phrases(told, aim[2] if aim else sentence)
    if amplified:
        cost, words = re.fullmatch(r"Amplify \((.*?)\): (.*) instead", extra).groups()  # type: ignore[union-attr]
        told.amplify_ap = int(cost.split()[0]) if "AP" in cost else 0
        told.discards += "discard a card" in cost
        aim = AIM.match(words)
        if aim:
            told.aim = aim[1]
        phrases(told, aim[2] if aim else words)
    return told


def phrases(told: Expected, sentence: str) -> None:
    """A sentence, phrase by phrase."""
    moments = re.search(r" \((\d+) Moments?\)$", sentence)
    sentence = sentence[: moments.start()] if moments else sentence
    shield_only = re.fullmatch(r"(?i)gain shield \d+", sentence) is not None
    if moments or shield_only:
        told.lasts = int(moments[1]) if moments else 0
    for phrase in sentence.split("; "):
        if LASTING.match(phrase.lower()):
            told.lasts = max(told.lasts, 0)
            continue
        for pattern, note in PHRASES:
            found = re.fullmatch(pattern, phrase, re.IGNORECASE)
            if found:
                note(told, found)
                break
        else:
            raise AssertionError(f"nobody understands '{phrase}': say in PHRASES above what it should do")
