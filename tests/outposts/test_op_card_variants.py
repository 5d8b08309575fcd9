"""Card numbers changed by a variant: behaviour and text change together, and wrong names are refused."""

import re

import pytest
from outposts_table import Post, Side, cast, names, play, position, run, totals

from rulewright.games.outposts.cards import OFFICIAL_CARDS
from rulewright.games.outposts.cards.card import Card
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.mana import crystal_price
from rulewright.games.outposts.rules.turn import draw_cards
from rulewright.kernel.errors import BadVariant, UnknownName
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import Variant

SPARE = "0/0/1"
NUMBERS = [
    pytest.param(card, name, id=f"{card.key}-{name}")
    for card in OFFICIAL_CARDS
    for name in card.numbers()
    if name not in ("cost", "attack", "defense", "health")
]


def changed(key: str, **numbers: object) -> Variant:
    return Variant("tried", cards={key: numbers})


def card_in(variant: Variant, key: str) -> Card:
    book = make_book(variant)
    return book.cards[book.face(key)]


@pytest.mark.rule("OP-K01")
def test_firebolt_with_another_number() -> None:
    variant = changed("firebolt", bolt=3)
    assert card_in(variant, "firebolt").text == "Bolt 3."
    state = position(Side(hand=["firebolt", SPARE]), Side(reserve=["0/0/3", "0/0/4"]), variant=variant)
    cast(state, "play firebolt", "target 0/0/3")
    assert names(state, state.players[1].discard) == ["0/0/3"]
    assert card_in(Variant(), "firebolt").text == "Bolt 2."  # the official card is untouched


@pytest.mark.parametrize(("card", "name"), NUMBERS)
@pytest.mark.rule("OP-001", "OP-K01")
def test_every_number_on_a_card_shows_in_its_text(card: Card, name: str) -> None:
    new = card_in(changed(card.key, **{name: 17}), card.key)
    assert "17" in re.findall(r"\d+", new.text), new.text
    assert new.text != card.text
    assert (new.cost, new.attack, new.defense, new.health) == (card.cost, card.attack, card.defense, card.health)
    assert card_in(changed(card.key, **{name: 17, "cost": 5}), card.key).cost == 5


@pytest.mark.rule("OP-097", "OP-148")
def test_cost_and_body() -> None:
    variant = changed("cinder-whelp", cost=0, attack=4, health=3)
    state = position(Side(outposts=[Post()], hand=["cinder-whelp", SPARE]), Side(), variant=variant)
    cast(state, "play cinder-whelp")
    assert state.players[0].mana == 1
    state = position(Side(groups=[["cinder-whelp"]]), Side(outposts=[Post()]), variant=variant)
    assert totals(play(attack, state, "take", "hit 0"))[0] == 4


@pytest.mark.rule("OP-K15", "OP-K19")
def test_keyword_number_may_be_zero() -> None:
    variant = changed("wall-breaker", siege=0)
    assert card_in(variant, "wall-breaker").text == "Siege 0."
    state = position(Side(groups=[["wall-breaker"]]), Side(outposts=[Post()]), variant=variant)
    play(attack, state, "take", "hit 1")
    assert state.players[1].outposts[0].counters == 1
    variant = changed("mourner", offering=0)
    state = position(Side(outposts=[Post()], reserve=["mourner"], hand=[SPARE]), Side(), variant=variant)
    cast(state, "sacrifice mourner")
    assert state.players[0].mana == 2


def test_random_discard_and_depot_say_how_many() -> None:
    variant = changed("resonant-beast", discard=2)
    assert card_in(variant, "resonant-beast").text == "Arrival: discard 2 cards at random."
    state = position(Side(hand=["resonant-beast", SPARE, SPARE, SPARE]), Side(), variant=variant)
    cast(state, "play resonant-beast")
    assert len(state.players[0].hand) == 1
    variant = changed("supply-depot", depot=2)
    assert "draw 2 more cards in your Draw step" in card_in(variant, "supply-depot").text
    state = position(Side(outposts=[Post(open=["supply-depot"])]), Side(), variant=variant)
    play(draw_cards, state)
    assert len(state.players[0].hand) == 4


@pytest.mark.rule("OP-K26", "OP-028", "OP-K25")
def test_standing_numbers_change_what_they_do() -> None:
    variant = Variant(
        "tried",
        cards={
            "blaze-captain": {"group_attack": 3},
            "deep-foundations": {"foundation": 15},
            "attunement": {"cheapcrystal": 4, "repair": 2},
            "drain": {"bolt": 1, "repair": 5},
        },
    )
    state = position(
        Side(groups=[["blaze-captain", "1/0/1"]]), Side(outposts=[Post(defenders=["0/9/9"])]), variant=variant
    )
    assert totals(run(attack, state, lambda seat, key, offered: "take" if "take" in offered else offered[0]))[0] == 6
    state = position(Side(groups=[["6/0/1"]]), Side(outposts=[Post(8, open=["deep-foundations"])]), variant=variant)
    play(attack, state, "take", "hit 6")
    assert state.players[1].outposts[0].standing
    state = position(Side(outposts=[Post(5)], hand=["attunement", SPARE]), Side(), variant=variant)
    cast(state, "play attunement")
    assert (crystal_price(state, Seat(0)), state.players[0].outposts[0].counters) == (3, 3)
    state = position(Side(outposts=[Post(7)], hand=["drain", SPARE], mana=1), Side(reserve=["0/0/1"]), variant=variant)
    cast(state, "play drain")
    assert state.players[0].outposts[0].counters == 2
    assert card_in(variant, "drain").text == "Bolt 1. If that destroys the creature, Repair 5."


@pytest.mark.rule("OP-K27")
def test_abbot_raises_exactly_the_cost_it_names() -> None:
    variant = changed("lich-abbot", abbot=2)
    pile = ["bone-novice", "mourner", "crypt-hound"]  # cost 1, 2, 2
    state = position(Side(reserve=["lich-abbot"], discard=pile), Side(), variant=variant)
    assert cast(state, "take", "target mourner").asked[1][2] == ["target mourner", "target crypt-hound"]


@pytest.mark.parametrize(
    ("key", "numbers", "error", "words"),
    [
        ("fire-bolt", {"bolt": 3}, UnknownName, "there is no card 'fire-bolt'. Did you mean firebolt"),
        ("firebolt", {"blot": 3}, BadVariant, "Firebolt has no number 'blot'. Did you mean bolt"),
        ("firebolt", {"health": 3}, BadVariant, "Firebolt has no number 'health'"),
        ("stone-wall", {"health": 3}, BadVariant, "Stone Wall has no number 'health'"),
        ("firebolt", {"bolt": -1}, BadVariant, "'bolt' of Firebolt must be a whole number from 0 up, not -1"),
        ("firebolt", {"bolt": True}, BadVariant, "must be a whole number"),
        ("firebolt", {"bolt": "3"}, BadVariant, "must be a whole number from 0 up, not '3'"),
        ("cinder-whelp", {"health": 0}, BadVariant, "'health' of Cinder Whelp must be at least 1"),
        ("prism-ward", {"brittle": 0}, BadVariant, "Prism Ward has no number 'brittle'"),
        ("masque-captain", {"group_withdraw": 2}, BadVariant, "Masque Captain has no number 'group_withdraw'"),
        ("tomb-titan", {"cheaper_by_losses": 0}, BadVariant, "'cheaper_by_losses' of Tomb Titan must be at least 1"),
        ("lich-abbot", {"abbot": 0}, BadVariant, "'abbot' of Lich Abbot must be at least 1"),
    ],
)
def test_wrong_names_and_values_are_refused(
    key: str, numbers: dict[str, object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=re.escape(words)):
        make_book(changed(key, **numbers))
