"""The card lists of Seekers against the reference: named cards, distributions, keywords, Armories."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rulewright.games.seekers import SEEKERS as SEEKERS_GAME
from rulewright.games.seekers.cards import OFFICIAL_CARDS, TACTICS
from rulewright.games.seekers.cards.ailments import POISONS, Ailing
from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.armories import ARMORIES, Armory
from rulewright.games.seekers.cards.atoms import life, movement, resources, stack
from rulewright.games.seekers.cards.atoms.base import Atom
from rulewright.games.seekers.cards.atoms.life import Hit, Shield
from rulewright.games.seekers.cards.atoms.movement import Push
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.cards.equipment import ARMORS, EQUIPMENT, TRINKETS, WEAPONS
from rulewright.games.seekers.cards.lasting import Mod, When
from rulewright.games.seekers.cards.seekers import SEEKERS
from rulewright.games.seekers.cards.tokens import TOKENS
from rulewright.games.seekers.rules.book import make_book
from rulewright.games.seekers.rules.maps import MAPS
from rulewright.games.seekers.rules.prompts import ARMORY
from rulewright.games.seekers.rules.resolution.run import EFFECTS
from rulewright.games.seekers.rules.setup import armory
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.playout import playout
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.variant import OFFICIAL

BOOK = make_book(OFFICIAL)
CARDS = {card.name: card for card in OFFICIAL_CARDS}
BY_KEY = {card.key: card for card in OFFICIAL_CARDS}


def share(holds: Callable[[Card], bool]) -> float:
    """Per cent of the Tactic titles."""
    return 100 * sum(map(holds, TACTICS)) / len(TACTICS)


def says(card: Card, word: str) -> bool:
    return re.search(rf"\b{word}\b", card.text) is not None


# -- counts


def test_there_is_enough_of_everything() -> None:
    assert len(SEEKERS) == 8
    assert min(len(WEAPONS), len(ARMORS), len(TRINKETS)) >= 8
    assert len(TACTICS) >= 120
    assert (len(TOKENS), len(POISONS), len(MAPS)) == (8, 8, 4)  # the reference's full release
    assert len(BY_KEY) == len(CARDS) == len(OFFICIAL_CARDS)


@pytest.mark.parametrize("slot", [WEAPONS, ARMORS, TRINKETS])
def test_every_slot_has_a_piece_for_everybody(slot: tuple[Card, ...]) -> None:
    assert any(not any(card.needs) for card in slot)


@pytest.mark.parametrize("card", OFFICIAL_CARDS, ids=lambda card: card.key)
def test_every_card_has_a_text_without_gaps(card: Card) -> None:
    assert card.text
    assert "{" not in card.text
    assert card.text.endswith(".")


# -- the vocabulary


DECLARED = [each for room in (life, movement, resources, stack) for each in vars(room).values()]
ATOMS = [each for each in DECLARED if isinstance(each, type) and issubclass(each, Atom) and each is not Atom]


@pytest.mark.parametrize("kind", ATOMS, ids=lambda kind: kind.__name__)
def test_every_atom_has_words_and_is_carried_out_and_is_used(kind: type[Atom]) -> None:
    assert "words" in vars(kind) or kind.says
    assert kind in EFFECTS
    assert any(isinstance(atom, kind) for card in OFFICIAL_CARDS for atom in all_atoms(card))


def all_atoms(card: Card) -> list[Atom]:
    found = [*card.effects, *(card.amplify.effects if card.amplify else ())]
    for when in all_parts(card):
        if isinstance(when, When):
            found += when.atoms
    return found + (all_atoms(card.action) if card.action else [])


def all_parts(card: Card) -> list[Mod | When]:
    found: list[Mod | When] = [*card.mods, *card.whens]
    if card.linger:
        found += [*card.linger.mods, *card.linger.whens]
    return found + (all_parts(card.action) if card.action else [])


class Noted(dict[str, Any]):
    """A table of the book that remembers what was looked up in it."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        super().__init__(table)
        self.asked: set[str] = set()

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return super().get(key, default)


@pytest.fixture(scope="module")
def noted() -> tuple[Noted, Noted]:
    """What the rules look for in thirty games: numbers that cards change, and events that cards wait for."""
    book = replace(BOOK)
    mods, whens = Noted(book.mods), Noted(book.whens)
    object.__setattr__(book, "mods", mods)
    object.__setattr__(book, "whens", whens)
    game = replace(SEEKERS_GAME, rules=replace(SEEKERS_GAME.rules, book=lambda variant: book))
    for seed in range(30):
        rng = Random(seed)

        def quick(
            state: Any, seat: Seat, options: Sequence[Option], why: Prompt, rng: Random = rng, nth: int = seed
        ) -> Option:
            if why is ARMORY:  # each in its turn
                return options[(nth + seat) % len(options)]
            return game.mind.hunch(state, seat, options, rng.random())

        playout(game, 2, seed, quick)
    return mods, whens


FROM_THE_CARD = {"shield", "smoke"}  # what a lasting card is itself
OF_TOKENS = {part.key for card in TOKENS for part in card.mods}
RARE = {"hot_2", "fire_spell_3", "gain_stealth"}
"""Theron's Hot Streak: test_sk_practices; Emberlord's Regalia: test_sk_named; Mara's stash, for which quick answers
do not pay: test_sk_triggers."""


def test_every_mod_is_read_in_play(noted: tuple[Noted, Noted]) -> None:
    used = {part.key for card in OFFICIAL_CARDS for part in all_parts(card) if isinstance(part, Mod)}
    assert used - noted[0].asked - OF_TOKENS == FROM_THE_CARD


@pytest.mark.parametrize("key", ["spell_instant", "spell_cheaper"])
def test_what_is_looked_for_in_effect_zones_alone_nobody_wears(key: str) -> None:
    """`plays` and `cost_of` do not ask where an effect Zone is empty."""
    assert not BOOK.mods[key].worn


def test_every_trigger_has_an_event_that_happens_in_play(noted: tuple[Noted, Noted]) -> None:
    waited = {part.event for card in OFFICIAL_CARDS for part in all_parts(card) if isinstance(part, When)}
    assert waited - noted[1].asked <= RARE


def test_a_shield_by_atom_stands_on_no_card_that_lingers() -> None:
    for card in OFFICIAL_CARDS:
        if any(isinstance(atom, Shield) for atom in all_atoms(card)):
            assert card.linger is None, card.name


def test_a_card_with_charges_does_not_linger() -> None:
    assert not [card.name for card in TACTICS if card.charges and card.linger]


# -- distributions: within 4 points of the reference for large groups, 2 for keywords

RARITY = {"common": 40, "uncommon": 30, "rare": 17, "epic": 8, "legendary": 5}
FORM = {"attack": 40, "ability": 42, "item": 18}
COST = {0: 6, 1: 18, 2: 24, 3: 22, 4: 14, 5: 8, 6: 6, 7: 2}
TIER = {"none": 8, "2": 32, "4": 35, "6": 20, "two": 5}
KEYWORDS = {
    "Burn": 6, "Slow": 7, "Push": 8, "Root": 4, "Frozen": 4, "Bleed": 5, "Poison": 3, "Stun": 2, "Daze": 3, "Blind": 3,
    "Fear": 3, "Shocked": 3, "(Empower|Critical|Advantage)": 7, "Disadvantage": 3, "Stealth": 4, "Subtle": 3,
    "Shield": 7, "Warp": 5, "Counter": 3, "(Copy|Duplicate)": 3, "Dispel": 3, "Hasten": 3, "Scry": 5, "Inspect": 2,
    "Amplify": 8, "Charges": 6, "Intangible": 2, "Immediate": 8,
}  # fmt: skip
EACH = [
    *(word for word in KEYWORDS if "|" not in word),
    "Empower", "Critical Strike", "Advantage", "Copy", "Duplicate", "Collides", "change its target",
]  # fmt: skip


def tier(card: Card) -> str:
    needs = [need for need in card.needs if need]
    return "two" if len(needs) > 1 else str(needs[0]) if needs else "none"


@pytest.mark.parametrize("rarity", RARITY)
def test_rarities(rarity: str) -> None:
    assert share(lambda card: card.rarity == rarity) == pytest.approx(RARITY[rarity], abs=4)


@pytest.mark.parametrize("form", FORM)
def test_card_types(form: str) -> None:
    assert share(lambda card: card.form == form) == pytest.approx(FORM[form], abs=4)


def test_speeds() -> None:
    assert share(lambda card: card.speed == "instant") == pytest.approx(40, abs=4)
    assert share(lambda card: card.immediate) == pytest.approx(8, abs=2)


@pytest.mark.parametrize("cost", COST)
def test_costs(cost: int) -> None:
    assert share(lambda card: min(card.cost, 7) == cost) == pytest.approx(COST[cost], abs=6)


def test_nothing_costs_more_than_the_most_ap() -> None:
    assert max(card.cost + (card.amplify.ap if card.amplify else 0) for card in TACTICS) <= 10


@pytest.mark.parametrize("need", TIER)
def test_requirements(need: str) -> None:
    assert share(lambda card: tier(card) == need) == pytest.approx(TIER[need], abs=4)


@pytest.mark.parametrize("word", KEYWORDS)
def test_keywords_have_their_share(word: str) -> None:
    assert share(lambda card: says(card, word)) == pytest.approx(KEYWORDS[word], abs=2)


@pytest.mark.parametrize("word", EACH)
def test_every_keyword_stands_on_two_titles(word: str) -> None:
    assert sum(says(card, word) for card in TACTICS) >= 2


@pytest.mark.parametrize("poison", POISONS)
def test_every_poison_has_a_source(poison: str) -> None:
    assert any(says(card, poison) and card.form == "item" for card in TACTICS)


def test_every_token_unit_is_created_by_a_tactic() -> None:
    created = {atom.token for card in TACTICS for atom in card.effects if isinstance(atom, movement.Summon)}
    assert created == {card.key for card in TOKENS}


def test_hard_control_is_short() -> None:
    """Never above 2 Moments on Commons, never above 3 at all."""
    for card in TACTICS:
        for name, n in re.findall(r"(Stun|Daze|Frozen|Root) (\d)", card.text):
            assert int(n) <= (2 if card.rarity == "common" else 3), (card.name, name)


# -- cards the rulebook names

AP = {
    "Pyroblast": 6, "Flame Torrent": 3, "Crippling Daggers": 1, "Incinerating Blast": 2, "Dragon's Breath": 5,
    "Smoke Bomb": 3, "Shadow Double": 6, "Fatal Thrust": 3, "Presence of Mind": 1, "Frost Nova": 3,
    "Infernal Javelin": 4, "Arcane Overload": 0, "Blast Wave": 4, "World in Flames": 3,
}  # fmt: skip
TYPE = {
    "fire": ("Pyroblast", "Flame Torrent", "Incinerating Blast", "Dragon's Breath", "Infernal Javelin", "Blast Wave",
             "World in Flames"),
    "physical": ("Crippling Daggers", "Fatal Thrust"),
    "frost": ("Frost Nova",),
    "arcane": ("Presence of Mind", "Arcane Overload"),
    "shadow": ("Shadow Double",),
}  # fmt: skip
INSTANTS = {"Crippling Daggers", "Smoke Bomb", "Presence of Mind", "World in Flames"}
SLOW, BURN, FROZEN, ROOT = Ailing("Slow", 2), Ailing("Burn", 2), Ailing("Frozen", 2), Ailing("Root", 2)


@pytest.mark.rule("SK-058", "SK-059", "SK-062", "SK-066")
def test_named_tactics_have_the_printed_cost_type_and_speed() -> None:
    assert len(AP) == 14
    assert {name: CARDS[name].cost for name in AP} == AP
    for kind, names in TYPE.items():
        assert {CARDS[name].type for name in names} == {kind}
    assert {name for name in AP if CARDS[name].speed == "instant"} == INSTANTS
    assert {name for name in AP if CARDS[name].immediate} == {"Presence of Mind", "Arcane Overload"}
    assert {CARDS[name].origin for name in AP} == {"completed"}
    assert CARDS["Smoke Bomb"].form == "item"
    assert {CARDS[name].is_spell for name in TYPE["fire"] + TYPE["frost"]} == {True}


@pytest.mark.rule("SK-065")
@pytest.mark.parametrize(
    ("name", "aim", "atoms"),
    [
        ("Pyroblast", Aim("enemy"), (Hit(5),)),
        ("Flame Torrent", Aim("all", 6), (Hit(1, carries=(BURN,)),)),
        ("Crippling Daggers", Aim("first", 4), (Hit(1, carries=(SLOW,)),)),
        ("Incinerating Blast", Aim("enemy"), (Hit(1),)),
        ("Fatal Thrust", Aim("enemy", 1), (Hit(1, per="physical_dealt"),)),
        ("Frost Nova", Aim("burst", radius=1), (Hit(2, carries=(FROZEN,)),)),
        ("Infernal Javelin", Aim("first"), (Hit(2), Push(2, wall=ROOT))),
        ("Blast Wave", Aim("burst", radius=1), (Hit(3, carries=(SLOW,)), Push(3, hurt=True))),
    ],
)
def test_named_tactics_do_what_is_printed(name: str, aim: Aim, atoms: tuple[Atom, ...]) -> None:
    assert CARDS[name].aim == aim
    assert CARDS[name].effects == atoms


@pytest.mark.rule("SK-211", "SK-212", "SK-274")
def test_extra_costs_and_charges_of_named_tactics() -> None:
    assert CARDS["Flame Torrent"].discard == 1
    assert CARDS["Crippling Daggers"].charges == 3
    more = CARDS["Incinerating Blast"].amplify
    assert more is not None
    assert (more.ap, more.discard, more.effects) == (0, 1, (Hit(2),))


@pytest.mark.rule("SK-065")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Smoke Bomb", "Target hex ↔4. A cloud covers it and all hexes next to it: "
         "nobody sees into or out of it (3 Moments)."),
        ("Shadow Double", "Whenever you deal physical damage, deal the same amount again as shadow damage (1 Moment)."),
        ("Presence of Mind", "Immediate. Your next spell costs 3 AP less; it may be played at instant speed."),
        ("Arcane Overload", "Immediate. Gain 3 AP. At end of turn, 2d6 arcane damage to you, then lose all remaining "
         "AP, then you get Stun 2."),
        ("World in Flames", "Your next fire spell to resolve is a Critical Strike."),
        ("Fangs of Balthier", "Bite (2 AP, action): Target enemy ↔1: 1d6 physical damage. "
         "Your next physical damage against that enemy has 2d6 shadow damage added."),
        ("Ashen Loop", "When you discard a card as a cost, the damage of the card being played is increased by the "
         "discarded card's AP cost."),
        ("Emberlord's Regalia", "When you play your third fire spell in a turn, gain 1 AP, then draw a card."),
        ("Theron the Ashwaker", "Hot Streak: on the second instance of 10 or more fire damage you deal in a turn, "
         "you may play a fire spell from your Discard as an Instant without paying its AP cost."),
        ("Mara, Veiled Blade", "When you gain Stealth, you may put a card from your hand face down into your effect "
         "Zone; it may be played from there for 5 AP less."),
    ],
)  # fmt: skip
def test_named_cards_read_as_printed(name: str, words: str) -> None:
    assert CARDS[name].text == words


@pytest.mark.rule("SK-031")
def test_what_waits_in_the_effect_zone_is_used_once() -> None:
    for name in ("Presence of Mind", "World in Flames", "Arcane Overload"):
        linger = CARDS[name].linger
        assert linger is not None
        assert (linger.uses, linger.moments) == (1, 0)
    bite = CARDS["Fangs of Balthier"].action
    assert bite is not None
    assert bite.linger is not None
    assert (bite.linger.uses, bite.linger.on_victim) == (1, True)


# -- Seekers and Equipment

STATS = {
    "mara": (3, 8, 2, 4, 3), "theron": (1, 3, 8, 4, 4), "halvard": (6, 2, 1, 6, 5), "vexia": (2, 2, 5, 8, 3),
    "isolde": (1, 6, 7, 3, 3), "brakka": (8, 3, 0, 3, 6), "orin": (0, 3, 8, 5, 4), "nessa": (3, 6, 2, 5, 4),
}  # fmt: skip


@pytest.mark.rule("SK-049")
def test_seekers_have_the_stat_lines_of_the_reference() -> None:
    assert {card.key: card.stats for card in SEEKERS} == STATS
    assert {sum(card.stats) for card in SEEKERS} == {20}
    assert all(90 <= card.life <= 110 for card in SEEKERS)


@pytest.mark.rule("SK-055")
@pytest.mark.parametrize("card", WEAPONS, ids=lambda card: card.key)
def test_a_weapon_deals_its_worth_for_two_ap(card: Card) -> None:
    """1.5 to 3 damage an AP with the rider ignored."""
    assert card.action is not None
    blow = card.action.effects[0]
    assert isinstance(blow, Hit)
    assert card.action.cost == 2
    assert 1.5 <= (3.5 * blow.n + blow.plus) / 2 <= 3


# -- Armories

CURVE = {0: 3, 1: 9, 2: 12, 3: 11, 4: 7, 5: 4, 6: 3, 7: 1}


@pytest.fixture(params=list(ARMORIES))
def deck(request: pytest.FixtureRequest) -> list[Card]:
    return [BY_KEY[key] for key in ARMORIES[request.param].tactics]


@pytest.mark.rule("SK-032", "SK-033", "SK-034", "SK-035", "SK-042")
@pytest.mark.parametrize("each", ARMORIES.values(), ids=list(ARMORIES))
def test_preconstructed_armories_are_legal(each: Armory) -> None:
    assert armory.errors(BOOK, each) == []
    assert (each.seeker in STATS, len(each.tactics), len(each.side)) == (True, 50, 15)


@pytest.mark.rule("SK-051", "SK-052")
@pytest.mark.parametrize("each", ARMORIES.values(), ids=list(ARMORIES))
def test_preconstructed_armories_hold_only_what_their_seeker_can_use(each: Armory) -> None:
    for card in {*each.tactics, *each.side}:
        assert armory.lacking(BY_KEY[each.seeker], BY_KEY[card]) == [], card


def test_decks_follow_the_curve(deck: list[Card]) -> None:
    """Within 3 cards at each cost."""
    costs = Counter(min(card.cost, 7) for card in deck)
    for cost, n in CURVE.items():
        assert abs(costs[cost] - n) <= 3, (cost, costs[cost])


def test_decks_follow_the_rarities(deck: list[Card]) -> None:
    found = Counter(card.rarity for card in deck)
    assert (found["epic"], found["legendary"]) == (3, 2)
    assert found["common"] >= 16
    assert found["rare"] <= 7


def test_decks_have_the_roles_they_need(deck: list[Card]) -> None:
    def n(holds: Callable[[Card], bool]) -> int:
        return sum(map(holds, deck))

    assert n(lambda card: any(isinstance(atom, Hit) for atom in card.effects)) >= 12
    assert n(lambda card: card.speed == "instant") >= 8
    assert n(lambda card: card.speed == "instant" and card.aim.kind in ("enemy", "first", "all", "burst")) >= 2
    assert n(lambda card: card.aim.kind in ("first", "all", "burst", "blast")) >= 2  # against Stealth
    assert n(lambda card: says(card, "(Warp|move ↔|Move ↔|MP)")) >= 2
    assert n(lambda card: says(card, "(Scry|draw a card|[Dd]raw 2 cards)")) >= 3
    assert 1 <= n(lambda card: says(card, "Dispel")) <= 2
    assert n(lambda card: card.cost >= 6) >= 1


def test_sideboards_hold_what_they_should() -> None:
    for each in ARMORIES.values():
        side = [BY_KEY[key] for key in each.side]
        assert sum(card.kind != "tactic" for card in side) == 2
        assert sum(says(card, "(Dispel|Counter)") for card in side) >= 3
        assert sum(card.aim.kind in ("first", "all", "burst", "blast") for card in side) >= 2


def test_mara_and_theron_hold_what_the_rulebook_names_for_them() -> None:
    mara, theron = ARMORIES["mara"], ARMORIES["theron"]
    own = {"Shadow Double", "Crippling Daggers", "Smoke Bomb", "Fatal Thrust"}
    assert {CARDS[name].key for name in own} <= set(mara.tactics)
    assert {CARDS[name].key for name in AP if name not in own} <= set(theron.tactics)
    assert "fangs-of-balthier" in mara.equipment
    assert {"emberlords-regalia", "ashen-loop"} <= set(theron.equipment)


def test_every_tactic_lies_in_an_armory_or_its_sideboard() -> None:
    brought = {key for each in ARMORIES.values() for key in (*each.tactics, *each.side)}
    left = [card.name for card in TACTICS if card.key not in brought]
    assert not left, f"enter these in an Armory or a Sideboard of cards/armories.py: {left}"


@pytest.mark.rule("SK-R14", "SK-R15")
def test_seekers_and_equipment_have_a_rarity() -> None:
    assert {card.rarity for card in SEEKERS} == {"epic"}
    assert {card.rarity for card in EQUIPMENT} == {"common", "uncommon", "rare"}
    assert all((card.rarity == "common") == (not any(card.needs)) for card in EQUIPMENT)


# -- what a variant may change


@pytest.mark.rule("SK-059", "SK-065", "SK-177", "SK-212")
@pytest.mark.parametrize(
    ("key", "name", "value", "says"),
    [
        ("pyroblast", "hit", 7, "7d6 fire damage"),
        ("arcane-motes", "hit_plus", 5, "5 arcane damage"),
        ("blood-price", "loselife", 4, "ose 4 Life"),
        ("hoarfrost", "cost", 3, ""),
        ("bandages", "charges", 5, "Charges 5"),
        ("iron-hide", "moments", 7, "(7 Moments)"),
        ("worn-shortsword", "action_cost", 4, "(4 AP"),
        ("worn-shortsword", "action_hit", 3, "3d6"),
        ("shade", "life", 11, ""),
    ],
)
def test_a_variant_changes_every_number_of_a_card(key: str, name: str, value: int, says: str) -> None:
    changed = BY_KEY[key].changed(name, value)
    assert says in changed.text
    assert changed.numbers() == {**BY_KEY[key].numbers(), name: value}
    assert BY_KEY[key].numbers()[name] != value


@pytest.mark.rule("SK-059", "SK-065")
@pytest.mark.parametrize(
    ("key", "name", "value", "says"),
    [
        ("pyroblast", "push", 1, "has no number 'push'"),
        ("pyroblast", "moments", 1, "has no number 'moments'"),
        ("pyroblast", "action_cost", 1, "has no number 'action_cost'"),
        ("blink", "warpto", 1, "has no number 'warpto'"),
        ("pyroblast", "cost", -1, "a whole number from 0 up"),
        ("pyroblast", "cost", "6", "a whole number from 0 up"),
        ("pyroblast", "cost", True, "a whole number from 0 up"),
    ],
)
def test_a_number_that_a_card_can_not_have_is_refused(key: str, name: str, value: object, says: str) -> None:
    with pytest.raises(BadVariant, match=says):
        BY_KEY[key].changed(name, value)
    assert BY_KEY[key].changed("cost", 0).cost == 0
