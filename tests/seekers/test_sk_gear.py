"""Weapons, Armor, Trinkets, the Seekers' own effects and token units, each once at work."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from seekers_calls import can_target, deal_one, pass_moment, push, sight_range
from seekers_reading import DIE, read
from seekers_table import Effect, Script, Side, ails, at, find, finish, position, priority, triple, turn, upto

from rulewright.games.seekers.cards import TACTICS
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.cards.equipment import ARMORS, TRINKETS, WEAPONS
from rulewright.games.seekers.cards.seekers import SEEKERS
from rulewright.games.seekers.cards.tokens import TOKENS
from rulewright.games.seekers.rules.state import Ailment, State, printed
from rulewright.games.seekers.rules.turn import end_phase, upkeep
from rulewright.kernel.question import Seat

ME, FOE = Seat(0), Seat(1)
HERE, NEAR = (-1, 0), (0, 0)
QUIET = ("worn-shortsword", "emberlords-regalia", "ley-crystal")


def duel(*gear: str, seeker: str = "theron", there: tuple[int, int] = NEAR, foe_hand: Sequence[str] = (),
         foe_zone: Sequence[Effect] = (), active: int = ME, **more: Any) -> State:  # fmt: skip
    """Two Seekers side by side; mine wears what it likes, whatever it needs."""
    mine = Side(seeker, **{"at": HERE, "ap": 8, "mp": 0, "hp": 50, **more})
    foe = Side("isolde", at=there, hp=100, ap=8, mp=0, hand=foe_hand, zone=foe_zone)
    state = position(mine, foe, active=active, shard=False)
    cards = [replace(each, stats=(8,) * 5) if each.kind == "seeker" else each for each in state.book.cards]
    state.book = replace(state.book, cards=tuple(cards))
    for seat, wanted in ((ME, (*QUIET, *gear)), (FOE, QUIET)):
        for key in wanted:
            face = state.book.face(key)
            slot = ("weapon", "armor", "trinket").index(state.book.cards[face].kind)
            state.faces[state.players[seat].equipment[slot]] = face
    return state


def told(table: Script, kind: str) -> list[int]:
    return [args["n"] for event, _, args in table.events if event == kind]


def scried(table: Script) -> list[int]:
    return told(table, "scries")


# -- Weapons


@pytest.mark.parametrize("card", WEAPONS, ids=lambda card: card.key)
@pytest.mark.rule("SK-055", "SK-056", "SK-271", "SK-066", "SK-R102")
def test_a_weapon_does_what_its_text_says_and_stays(card: Card) -> None:
    found = re.match(r"[\w' ]+ \((\d) AP, action\): (.*)", card.text)
    assert found
    words = read(found[2])
    state = duel(card.key)
    key = f"activate {card.key}"
    answers = [key, *(["direction E"] if "Direction" in words.aim else [])]
    table = finish(priority, state, *answers, dice=[DIE] * words.rolled)
    assert told(table, "damage") == words.damage
    assert {each.name: each.n for each in state.units[FOE].ailments} == words.ails
    assert triple(state, ME) == (8 - int(found[1]), 0, 50 + words.hp)
    assert scried(table) == [words.scry] * bool(words.scry)
    assert [printed(state, each).kind for each in state.players[ME].zone] == ["weapon"] * (words.lasts >= 0)
    assert key in upto(priority, state).notations  # any number of times
    far = int(re.findall(r"↔(\d)|within (\d)", words.aim)[0][0] or re.findall(r"within (\d)", words.aim)[0])
    for steps in (far, far + 1):
        state = duel(card.key, at=(-6, 0), there=(-6 + steps, 0))
        if "Direction" in words.aim:
            finish(priority, state, key, "direction E")
            assert (triple(state, FOE)[2] < 100) is (steps == far)
        else:
            assert (key in upto(priority, state).notations) is (steps == far)


# -- Armor


@pytest.mark.parametrize("card", [card for card in ARMORS if "reduced" in card.text], ids=lambda card: card.key)
@pytest.mark.rule("SK-054", "SK-068", "SK-E05", "SK-E05.1")
def test_an_armor_wards_against_its_types_and_no_other(card: Card) -> None:
    wards = {kind.lower(): int(n) for kind, n in re.findall(r"(\w+) damage you take is reduced by (\d)", card.text)}
    for kind in ("physical", "fire", "frost", "arcane", "shadow", "holy", "bleed"):
        state = duel(card.key)
        deal_one(Script(state, [], []), state, ME, 5, kind, FOE)
        assert triple(state, ME)[2] == 45 + wards.get(kind, 0), kind


@pytest.mark.rule("SK-093")
def test_travellers_cloak_and_briar_coat_in_upkeep() -> None:
    state = duel("travellers-cloak")
    finish(upkeep, state)
    assert triple(state, ME)[1] == 7
    state = duel("briar-coat")
    finish(upkeep, state)
    assert triple(state, ME) == (11, 6, 52)
    state.active = FOE
    finish(upkeep, state)
    assert triple(state, ME)[2] == 52  # at the start of its own turn only


@pytest.mark.parametrize(("key", "hp"), [("warded-robe", 50 - 3 - (3 + 3 - 4)), ("pactskin", 50 - 3 + 1 - 3 - 3)])
@pytest.mark.rule("SK-162")
def test_armors_that_answer_the_first_damage_of_a_turn(key: str, hp: int) -> None:
    state = duel(key, foe_hand=["arcane-motes"], active=FOE)
    finish(priority, state, "play arcane-motes", "use arcane-motes", "use arcane-motes")
    assert (triple(state, ME)[2], state.players[ME].zone) == (hp, [])


@pytest.mark.rule("SK-263", "SK-054")
def test_nightweave_hides_for_five_ap() -> None:
    state = duel("nightweave")
    finish(priority, state, "activate nightweave")
    assert state.units[ME].stealth
    assert state.players[ME].ap == 3


# -- Trinkets


@pytest.mark.rule("SK-113")
def test_travellers_boots_make_the_first_hex_of_a_turn_free() -> None:
    state = duel("travellers-boots", mp=2)
    finish(priority, state, "move", "to -2,0", "move", "to -3,0")
    assert triple(state, ME)[:2] == (8, 1)
    assert "to -3,0" in upto(priority, duel("travellers-boots", ap=0, mp=1), "move").notations
    state = duel("travellers-boots", ap=0, mp=1)  # hex by hex as well: the first for nothing, the second for 1 MP
    finish(priority, state, "move", "walk", "step -2,0", "step -3,0")
    assert (at(state, ME), triple(state, ME)[:2]) == ((-3, 0), (0, 0))


@pytest.mark.rule("SK-174", "SK-091", "SK-135")
def test_trinkets_that_bend_a_limit() -> None:
    hand = ["study"] * 13
    state = duel("deep-satchel", hand=hand)
    finish(end_phase, state)
    assert len(state.players[ME].hand) == 12
    state = duel("ley-crystal", hand=hand)
    finish(end_phase, state)
    assert len(state.players[ME].hand) == 10
    finish(upkeep, state)
    assert state.players[ME].ap == 11
    assert sight_range(duel("hawks-eye"), ME) == 10
    state = duel("hawks-eye", at=(-5, 0), there=(5, 0), hand=["pyroblast"])
    assert "play pyroblast" in upto(priority, state).notations


@pytest.mark.rule("SK-222")
def test_coin_of_whispers_scries_when_its_owner_hides() -> None:
    state = duel("coin-of-whispers", "nightweave", ap=10)
    assert scried(finish(priority, state, "activate nightweave")) == [2]
    assert scried(finish(priority, state, "activate nightweave")) == []  # has Stealth already


@pytest.mark.parametrize(
    ("key", "hand", "ap", "mp", "hp"),
    [("poisoners-kit", ["bandages", "bandages"], 8 - 2 + 1, 0, 54),
     ("blood-chalice", ["shadow-bolt", "shadow-bolt"], 8 - 4, 1, 50),
     ("sunstone", ["smite", "smite"], 8 - 4, 0, 51),
     ("censors-seal", ["purge", "purge"], 8 - 4 + 1, 0, 50),
     ("gravechain", ["shield-bash", "dread-shriek"], 8 - 3, 2, 50)],
)  # fmt: skip
@pytest.mark.rule("SK-162", "SK-054")
def test_trinkets_that_answer_once_a_turn(key: str, hand: list[str], ap: int, mp: int, hp: int) -> None:
    where = {"at": (1, -1), "there": (2, -1)} if key == "gravechain" else {}  # against the wall (3,-1)
    state = duel(key, hand=hand, foe_zone=[Effect("focus"), Effect("focus")], **where)  # type: ignore[arg-type]
    first = [f"at_zone {state.players[FOE].zone[0].born}"] if key == "censors-seal" else []
    finish(priority, state, f"play {hand[0]}", *first, f"play {hand[1]}")
    assert triple(state, ME) == (ap, mp, hp)


# -- Seekers


@pytest.mark.rule("SK-048", "SK-273", "SK-R08")
def test_mara_stashes_a_card_when_she_gains_stealth_and_plays_it_for_five_less() -> None:
    state = duel("nightweave", seeker="mara", hand=["execution", "study"])
    finish(priority, state, "activate nightweave", "stash execution")
    mara = state.players[ME]
    card = find(state, ME, "execution")
    assert [(each.card, each.down) for each in mara.zone] == [(card, True)]
    assert state.seen[card] == 1  # the enemy sees only that it lies there
    finish(priority, state, "use execution", dice=[1] * 5)
    assert (mara.ap, triple(state, FOE)[2]) == (8 - 5 - 1, 93)


@pytest.mark.rule("SK-048", "SK-273")
def test_mara_need_not_stash() -> None:
    state = duel("nightweave", seeker="mara", hand=["execution"])
    finish(priority, state, "activate nightweave", "no")
    assert state.players[ME].zone == []


@pytest.mark.rule("SK-048", "SK-162")
def test_halvard_gains_a_shield_when_first_hurt_in_a_turn() -> None:
    state = duel(seeker="halvard", foe_hand=["arcane-motes"], active=FOE)
    finish(priority, state, "play arcane-motes", "use arcane-motes", "use arcane-motes")
    assert triple(state, ME)[2] == 50 - 3 - 0 - 2
    assert state.players[ME].zone == []
    state = duel(seeker="halvard", foe_hand=["arcane-motes"], active=FOE)
    finish(priority, state, "play arcane-motes")
    assert [(each.shield, each.moments) for each in state.players[ME].zone] == [(4, 1)]
    pass_moment(Script(state, [], []), state, ME)
    assert state.players[ME].zone == []


@pytest.mark.rule("SK-048", "SK-R133")
def test_vexia_pays_blood_once_a_turn_and_drinks_shadow() -> None:
    state = duel(seeker="vexia", hand=["shadow-bolt"])
    finish(priority, state, "power")
    assert triple(state, ME) == (10, 0, 44)
    assert "power" not in upto(priority, state).notations
    finish(priority, state, "play shadow-bolt", dice=[6])
    assert triple(state, ME) == (8, 0, 46)  # 8 shadow damage


@pytest.mark.parametrize("ailment", ["Frozen", "Slow", "Root"])
@pytest.mark.rule("SK-048", "SK-131")
def test_isolde_is_not_seen_from_afar_by_the_frozen_and_slowed(ailment: str) -> None:
    for steps in (2, 3):
        state = duel(there=(-1 + steps, 0), ailments={ailment: 2})
        assert can_target(state, ME, FOE) is (steps == 2 or ailment == "Root")


@pytest.mark.rule("SK-048", "SK-230")
def test_brakka_makes_collisions_worse_and_feels_none() -> None:
    state = duel(seeker="brakka", at=(1, -1), there=(2, -1))
    push(Script(state, [], [3, 4, 5]), state, ME, FOE, 2, 0, None)  # into the wall (3,-1): 2d6 and 1d6 more
    assert triple(state, FOE)[2] == 88
    push(Script(state, [], [6, 6]), state, FOE, ME, 2, 0, None)  # into the other Seeker
    assert (triple(state, ME)[2], triple(state, FOE)[2]) == (50, 76)


@pytest.mark.rule("SK-048", "SK-217")
def test_orin_scries_when_he_counters() -> None:
    state = duel(seeker="orin", hand=["refute"], foe_hand=["scorching-ray"], active=FOE)
    assert scried(finish(priority, state, "play scorching-ray", "play refute")) == [2]


@pytest.mark.rule("SK-048", "SK-R53")
def test_nessas_tokens_strike_when_she_plays_an_item() -> None:
    tokens = [("thorn-sprout", (0, -1)), ("ember-wisp", (3, 0))]
    state = duel(seeker="nessa", hand=["bandages", "kindle"], tokens=tokens)
    finish(priority, state, "play kindle", "play bandages")
    assert triple(state, FOE)[2] == 97  # the Wisp is not next to it


# -- token units


@pytest.mark.rule("SK-011", "SK-285")
def test_a_shade_bursts_when_it_is_defeated() -> None:
    state = duel(tokens=[("shade", (0, -1))], foe_hand=["pyroblast"], active=FOE)
    finish(priority, state, "play pyroblast", "at_enemy 2", dice=[2, 2, 2, 2, 2, 4])
    assert state.units[2].hex < 0
    assert (triple(state, ME)[2], triple(state, FOE)[2]) == (46, 96)  # both stand next to it
    assert state.outcome is None


@pytest.mark.rule("SK-252")
def test_a_thorn_sprout_roots_an_enemy_that_stops_beside_it() -> None:
    state = duel(tokens=[("thorn-sprout", (3, 0))], active=FOE)
    finish(priority, state, "move", "to 1,0")
    assert ails(state, FOE, "Root") == 0
    finish(priority, state, "move", "to 2,0")
    assert ails(state, FOE, "Root") == 1
    state = duel(tokens=[("thorn-sprout", (0, 1))], mp=2)
    finish(priority, state, "move", "to -1,1")
    assert ails(state, ME, "Root") == 0  # its own side walks by


@pytest.mark.rule("SK-169")
def test_an_ember_wisp_glows_at_the_end_of_its_controllers_turn() -> None:
    state = duel(tokens=[("ember-wisp", (1, 0)), ("ember-wisp", (4, 0))])
    finish(end_phase, state)
    assert triple(state, FOE)[2] == 99
    state.active = FOE
    finish(end_phase, state)
    assert triple(state, FOE)[2] == 99


# -- Poisons


@pytest.mark.rule("SK-252")
def test_nightshade_hurts_at_the_end_of_the_victims_turn_and_numbroot_costs() -> None:
    state = duel(ailments={"Nightshade": 2, "Numbroot": 4}, hand=["quick-stab", "ember-dart"])
    finish(priority, state, "play quick-stab", "play ember-dart")
    assert state.players[ME].ap == 8 - 2 - 1
    finish(end_phase, state, dice=[4])
    assert triple(state, ME)[2] == 46


@pytest.mark.rule("SK-252", "SK-R138")
def test_widows_kiss_halves_healing_and_dreamlace_takes_a_card_as_it_ends() -> None:
    state = duel(ailments={"Widow's Kiss": 4}, hand=["second-wind"])
    finish(priority, state, "play second-wind")
    assert triple(state, ME)[2] == 52
    state = duel(ailments={"Dreamlace": 1}, hand=["study", "quick-stab"])
    finish(turn, state, "drop study")
    assert find(state, ME, "study") in state.players[ME].discard


@pytest.mark.rule("SK-252", "SK-092")
def test_leadroot_costs_mp_in_upkeep_and_mindfog_makes_spells_dearer() -> None:
    for ailments, mp in (({}, 6), ({"Leadroot": 4}, 4)):
        state = duel(ailments=ailments, mp=0)
        finish(upkeep, state)
        assert state.players[ME].mp == mp
    state = duel(ailments={"Mindfog": 4}, hand=["quick-stab", "ember-dart"])
    finish(priority, state, "play quick-stab", "play ember-dart")
    assert state.players[ME].ap == 8 - 1 - 2


@pytest.mark.rule("SK-252", "SK-068")
def test_glassvein_adds_one_to_damage_that_is_dealt() -> None:
    state = duel(hand=["ember-dart"])
    state.units[FOE].ailments.append(Ailment("Glassvein", 4, ME))
    table = finish(priority, state, "play ember-dart", dice=[3])
    assert state.units[FOE].hp == 100 - 4
    told_of = next(args for kind, _, args in table.events if kind == "damage")
    assert (told_of["n"], told_of["added"]) == (4, 0)  # one more of the same type, nothing of another


def dearer(state: State, key: str) -> int:
    """How many AP more than printed a card in hand costs."""
    before = state.players[ME].ap
    finish(priority, state, f"play {key}")
    return before - state.players[ME].ap - state.book.cards[state.book.face(key)].cost


def missing(state: State) -> int:
    """How many MP less than usual there are in Upkeep."""
    finish(upkeep, state)
    return state.book.rules.mp_gain - state.players[ME].mp


def hurt(state: State) -> int:
    """The HP left after 3 damage."""
    deal_one(Script(state, ()), state, ME, 3, "fire", FOE)
    return state.units[ME].hp


@pytest.mark.rule("SK-252")
@pytest.mark.parametrize(("key", "ailment", "number"), [
    ("nightshade-vial", "Nightshade", lambda state: len(finish(end_phase, state).rolled)),
    ("numbroot-paste", "Numbroot", lambda state: dearer(state, "quick-stab")),
    ("mindfog-incense", "Mindfog", lambda state: dearer(state, "ember-dart")),
    ("leadroot-tar", "Leadroot", missing),
    ("glassvein-dust", "Glassvein", lambda state: 50 - 3 - hurt(state)),
])  # fmt: skip
def test_a_poison_does_what_its_card_says(key: str, ailment: str, number: Callable[[State], int]) -> None:
    state = duel(ailments={ailment: 4}, hand=["quick-stab", "ember-dart"], mp=0)
    words = state.book.cards[state.book.face(key)].text.split(f"{ailment}: ")[1]
    printed = re.search(r"\d+", words)
    assert printed
    assert number(state) == int(printed[0])


@pytest.mark.rule("SK-252", "SK-202")
def test_palsywort_gives_its_bearers_damage_rolls_disadvantage() -> None:
    state = duel(ailments={"Palsywort": 4}, hand=["ember-dart"])
    finish(priority, state, "play ember-dart", dice=[5, 2])
    assert state.units[FOE].hp == 100 - 2


PROVEN = """
    ashen-loop travellers-boots deep-satchel coin-of-whispers hawks-eye ley-crystal censors-seal gravechain
    poisoners-kit blood-chalice sunstone
    emberlords-regalia travellers-cloak nightweave warded-robe pactskin briar-coat
    mara theron halvard vexia isolde brakka orin nessa
    shade thorn-sprout ember-wisp rime-totem mending-spring spiked-idol watching-eye powder-keg
    deny refute silence-the-verse deflect mirror-thought decoy stolen-voice parry
"""


def test_nobody_is_left_out() -> None:
    """Who adds one of these proves it here, in test_sk_named, _example, _cards_stack or _tokens, and names it above."""
    answers = [card for card in TACTICS if card.aim.kind == "stack"]
    armors = [card for card in ARMORS if "reduced" not in card.text]
    assert [card.key for card in (*TRINKETS, *armors, *SEEKERS, *TOKENS, *answers)] == PROVEN.split()
