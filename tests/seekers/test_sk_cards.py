"""Every Tactic is played, and does in numbers what its text says, plain and Amplified; dice show 3, then 4."""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from seekers_calls import card_of
from seekers_reading import BETTER, DIE, Expected, read
from seekers_table import Effect, Script, Side, ails, at, plain, position, priority

from rulewright.games.seekers.cards import TACTICS
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.rules.state import Ailment, State
from rulewright.kernel.boards.hexes import Hex, distance
from rulewright.kernel.question import Option, Prompt, Seat

ME, FOE = Seat(0), Seat(1)
HERE, NEAR = (-1, 0), (0, 0)  # on a long row without walls
QUIET = ("worn-shortsword", "emberlords-regalia", "ley-crystal")
ON_STACK = {card.key for card in TACTICS if card.aim.kind == "stack"}
OTHERS = [card for card in TACTICS if card.key not in ON_STACK]
WISHES = ["direction E", "at_enemy 1", "at_ally 0", "at_blast 0,0", "at_seat 1", "ailment burn",
          "hasten_ailment burn", "hasten_ailment nightshade", "pay bandages", "regain ember-dart"]  # fmt: skip


class Deft(Script):
    """Plays one card and chooses well; then everybody passes."""

    __slots__ = ("amplified", "key", "waited")

    def __init__(self, state: State, key: str, amplified: bool, dice: Sequence[int]) -> None:
        super().__init__(state, [], dice)
        self.key, self.amplified = key, amplified
        self.waited = -1  # Stack objects when somebody could act after the play

    def _answer(self, state: State, seat: Seat, options: list[Option], why: Prompt) -> Option:  # type: ignore[override]
        offered = [plain(state, each) for each in options]
        self.asked.append((seat, why.key, offered))
        if why.key in ("main", "priority"):
            if not self.key and self.waited < 0:
                self.waited = len(state.stack)
            wanted, self.key = f"play {self.key}" if self.key and seat == ME else "pass", ""
            assert wanted.strip() in [*offered, "play"], (wanted, offered)
            return options[offered.index(wanted if wanted != "play " else "pass")]
        if why.key == "amplify":
            return options[offered.index("yes" if self.amplified else "no")]
        wished = [offered.index(wish) for wish in WISHES if wish in offered]
        return options[wished[0] if wished else -1]  # the last option: the farthest hex


def arranged(card: Card, here: tuple[int, int] = HERE, there: tuple[int, int] = NEAR, ap: int = 10) -> State:
    """A Seeker who may play anything, hurt and ailing, with the card, against one who has nothing to answer."""
    me = Side("theron", at=here, equipment=QUIET, hand=[card.key, "bandages", "bandages"], deck=["study"] * 12, hp=50,
              discard=["ice-shard", "ember-dart"], ailments={"Burn": 9, "Nightshade": 9}, ap=ap, mp=0)  # fmt: skip
    foe = Side(
        "isolde", at=there, hp=100, hand=["study"], ap=4, mp=0, equipment=QUIET, zone=[Effect("world-in-flames")]
    )
    state = position(me, foe, shard=False)
    everything = tuple(replace(each, stats=(8,) * 5) if each.key == "theron" else each for each in state.book.cards)
    state.book = replace(state.book, cards=everything)
    return state


def played(state: State, card: Card, amplified: bool, told: Expected) -> Deft:
    n = told.rolled
    second = n // 2 if "with Advantage" in card.text else 0
    table = Deft(state, card.key, amplified, [DIE] * (n - second) + [BETTER] * second)
    priority(table, state)
    assert table.dice == [], "fewer dice than the text says"
    assert len(table.rolled) == n, "more dice than the text says"
    return table


def gap(a: tuple[int, int], b: tuple[int, int]) -> int:
    return distance(Hex(*a), Hex(*b))


VERSIONS = [pytest.param(card, False, id=card.key) for card in OTHERS]
VERSIONS += [pytest.param(card, True, id=f"{card.key}-amplified") for card in OTHERS if card.amplify]


@pytest.mark.parametrize(("card", "amplified"), VERSIONS)
@pytest.mark.rule("SK-059", "SK-126", "SK-127", "SK-211", "SK-212", "SK-219", "SK-026", "SK-030", "SK-066", "SK-282")
def test_a_tactic_does_what_its_text_says(card: Card, amplified: bool) -> None:
    told = read(card.text, amplified)
    there = (told.charge, 0)  # a charge runs up to the victim
    paid = card.cost + told.amplify_ap
    state = arranged(card, there=there, ap=min(10, paid + 2))
    me, foe, mine, theirs = state.players[ME], state.players[FOE], state.units[ME], state.units[FOE]
    theirs.stealth = told.reveals
    number = me.hand[0]
    table = played(state, card, amplified, told)
    assert (table.waited == 0) is told.immediate  # SK-160
    # the victim
    assert [args["n"] for kind, _, args in table.events if kind == "damage"] == told.damage
    assert theirs.hp == 100 - sum(told.damage)
    assert {each.name: each.n for each in theirs.ailments} == told.ails
    pushed = -(-told.push // 2) if "Slow" in told.ails else told.push
    if told.swap:
        assert (at(state, ME), at(state, FOE)) == (NEAR, HERE)
    else:
        assert at(state, FOE) == (told.charge + pushed, 0)
    if told.charge:
        assert at(state, ME) == (told.charge - 1, 0)
    assert foe.ap == 4 - told.victim_ap
    assert len(foe.hand) == 1 - told.victim_discards
    if foe.hand or told.inspects:
        assert bool(state.seen[(foe.hand + foe.discard)[0]] & 1) is told.inspects
    assert theirs.stealth is False
    # the player
    assert me.ap == min(10, paid + 2) - paid + told.ap
    assert me.mp == told.mp
    assert mine.hp == 50 + told.hp
    assert len(me.hand) == 2 - told.discards + told.cards
    assert [args["n"] for kind, _, args in table.events if kind == "scries"] == [told.scry] * bool(told.scry)
    assert ails(state, ME, "Nightshade") == (0 if told.cleanse < 0 else 9 - told.hasten)
    assert ails(state, ME, "Burn") == (0 if told.cleanse else 9 - told.hasten)
    assert sum(each.shield for each in me.zone) == told.shield
    assert mine.stealth is told.stealth
    assert mine.fade == told.fade
    if told.travel:
        assert gap(at(state, ME), HERE) == told.travel
    if told.warp:
        assert gap(at(state, ME), HERE) == reach(told)
    if told.regains:
        assert card_of(state, me.hand[-1]).key == "ember-dart"
    assert [state.book.cards[unit.face].key for unit in state.units[2:]] == [told.creates] * bool(told.creates)
    # where it goes
    if told.dispels:
        assert foe.zone == []
    stays = [each for each in me.zone if each.card == number]
    if told.charges:
        assert [each.charges for each in stays] == [told.charges - 1]
    elif told.lasts >= 0 or told.shield:  # a Shield that stands is its card (SK-030)
        assert [each.moments for each in stays] == [max(0, told.lasts)]
    else:
        assert number in me.discard


def reach(told: Expected) -> int:
    found = re.search(r"↔(\d)", told.aim)
    return int(found[1]) if found else 8


def away(n: int) -> tuple[int, int]:
    """A hex n to the east of the row's western end."""
    return (-6 + n, 0)


AIMED = [card for card in OTHERS if re.match(r"(Target (enemy|hex)|Direction|All enemies)", read(card.text).aim)]


@pytest.mark.parametrize("card", AIMED, ids=lambda card: card.key)
@pytest.mark.rule("SK-138", "SK-140", "SK-141", "SK-137", "SK-R66", "SK-R77", "SK-R80", "SK-R81")
def test_a_tactic_reaches_as_far_as_its_text_says_and_no_farther(card: Card) -> None:
    """Eight hexes where the text gives no number."""
    aim = read(card.text).aim
    n = [int(each) for each in re.findall(r"[↔↖](\d)|within (\d)", aim) for each in each if each]
    far = sum(n) if aim.startswith("Target hex") and "↔" in aim else n[0] if n else 8
    far += 1 if aim.startswith("Target hex;") else 0
    for steps, hit in ((far, True), (far + 1, False)):
        state = arranged(card, away(0), away(steps))
        if not hit and aim.startswith("Target enemy"):
            options = Deft(state, "", False, [])
            priority(options, state)
            assert f"play {card.key}" not in options.asked[0][2]
            continue
        before = (state.units[FOE].hp, at(state, FOE), state.players[FOE].ap)
        table = Deft(state, card.key, False, [])
        WISHES.insert(0, f"at_blast {min(steps, far) - (n[-1] if 'Target hex' in aim else 0) - 6},0")
        try:
            priority(table, state)
        finally:
            WISHES.pop(0)
        changed = (state.units[FOE].hp, at(state, FOE), state.players[FOE].ap) != before
        if card.key == "smoke-bomb":
            continue
        assert (changed or bool(state.units[FOE].ailments)) is hit, steps


@pytest.mark.parametrize("card", OTHERS, ids=lambda card: card.key)
@pytest.mark.rule("SK-062", "SK-063", "SK-064", "SK-281")
def test_instants_and_only_they_can_be_played_in_the_turn_of_another(card: Card) -> None:
    state = arranged(card)
    state.active = FOE
    table = Deft(state, "", False, [])
    priority(table, state)
    offered = [notations for seat, _, notations in table.asked if seat == ME]
    assert any(f"play {card.key}" in each for each in offered) is (card.speed == "instant")


@pytest.mark.parametrize("key", ["lodestone", "void-grasp"])
@pytest.mark.rule("SK-258")
def test_a_pull_brings_its_victim_nearer_by_its_number_and_never_onto_you(key: str) -> None:
    card = next(each for each in TACTICS if each.key == key)
    for start, end in ((4, 1), (3, 0), (1, 0)):
        state = arranged(card, there=(start, 0))
        priority(Deft(state, key, False, []), state)
        assert at(state, FOE) == (end, 0)
    state = arranged(card, there=(4, 0))
    state.units[FOE].ailments.append(Ailment("Slow", 2))
    priority(Deft(state, key, False, []), state)
    assert at(state, FOE) == (2, 0)  # 3 halved, rounded up


@pytest.mark.rule("SK-234", "SK-R52")
def test_who_is_pulled_has_finished_a_movement() -> None:
    """Bleed hurts at "the end of every Push or card movement of at least 1 hex"."""
    card = next(each for each in TACTICS if each.key == "lodestone")
    for start, hurt in ((4, 2), (0, 0)):  # beside its puller nobody moves
        state = arranged(card, there=(start, 0))
        state.units[FOE].ailments.append(Ailment("Bleed", 2))
        before = state.units[FOE].hp
        priority(Deft(state, "lodestone", False, []), state)
        assert before - state.units[FOE].hp == hurt


SUBTLE = [card for card in OTHERS if card.subtle or card.key in ("black-ice", "shadow-bolt", "healing-draught")]


@pytest.mark.parametrize("card", SUBTLE, ids=lambda card: card.key)
@pytest.mark.rule("SK-223", "SK-264", "SK-266", "SK-R181")
def test_subtle_cards_keep_stealth_and_others_do_not(card: Card) -> None:
    state = arranged(card)
    state.units[ME].stealth = True
    priority(Deft(state, card.key, False, []), state)
    assert state.units[ME].stealth is read(card.text).subtle


@pytest.mark.parametrize(
    ("key", "wall"), [("infernal-javelin", "Root"), ("battering-ram", "Root"), ("gravebreakers-fury", "Stun")]
)
@pytest.mark.rule("SK-230", "SK-R160", "SK-280")
def test_a_wall_behind_the_victim(key: str, wall: str) -> None:
    """The wall (3,-1) stands at the victim's back: all of the Push is dice of damage."""
    card = next(each for each in TACTICS if each.key == key)
    told = read(card.text)
    state = arranged(card, (1, -1), (2, -1))
    table = Deft(state, key, False, [DIE] * (told.rolled + told.push))
    priority(table, state)
    assert table.dice == []
    assert state.units[FOE].hp == 100 - told.damage[0] - DIE * told.push
    assert ails(state, FOE, wall) == 2
    assert at(state, FOE) == (2, -1)


@pytest.mark.rule("SK-R158")
def test_wall_slam_counts_walls_and_shatter_counts_ailments() -> None:
    slam = next(each for each in TACTICS if each.key == "wall-slam")
    state = arranged(slam, (1, -1), (2, -1))  # (3,-1) is the only wall next to it
    priority(Deft(state, "wall-slam", False, [2, 3, 4]), state)  # 1d6 and 1d6 more, and the collision
    assert state.units[FOE].hp == 100 - 5 - 4
    shatter = next(each for each in TACTICS if each.key == "shatter")
    state = arranged(shatter)
    state.units[FOE].ailments += [Ailment("Slow", 2), Ailment("Root", 2)]
    priority(Deft(state, "shatter", False, [1, 2, 3, 4]), state)
    assert state.units[FOE].hp == 90
