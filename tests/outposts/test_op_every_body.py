"""Every creature and every upgrade by its numbers: paid, in play, in attack and in defense."""

import pytest
from outposts_table import DRAFTED_CARDS, GAME, Post, Side, cast, names, play, position, run, totals

from rulewright.games.outposts.cards.card import CREATURE, SPELL, UPGRADE, Card
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.kernel.errors import ImpossiblePosition

ONE = [Post()]
CREATURES = [pytest.param(card, id=card.key) for card in DRAFTED_CARDS if card.kind == CREATURE]
SPELLS = [pytest.param(card, id=card.key) for card in DRAFTED_CARDS if card.kind == SPELL]
UPGRADES = [pytest.param(card, id=card.key) for card in DRAFTED_CARDS if card.kind == UPGRADE]
RICH = Side(
    outposts=[Post(counters=2, defenders=["2/2/2"], open=["+1/+0"])],
    reserve=["1/1/1"],
    groups=[["1/0/1"]],
    discard=["1/1/1"],
)


@pytest.mark.rule("OP-097", "OP-099", "OP-K20")
@pytest.mark.parametrize("card", CREATURES)
def test_creature_is_paid_for_and_enters_the_reserve(card: Card) -> None:
    def choose(seat: int, key: str, offered: list[str]) -> str:
        return f"play {card.key}" if f"play {card.key}" in offered else offered[0]

    state = position(Side(outposts=ONE, hand=[card.key], mana=card.cost - 1), Side())  # and one mana of the Outpost
    run(play_cards, state, choose)
    assert names(state, state.players[0].reserve) == [card.key]
    assert card.key not in names(state, state.players[0].discard)

    poor = position(Side(outposts=ONE, hand=[card.key, "0/0/1"], mana=max(0, card.cost - 2)), Side())
    table = run(play_cards, poor)
    assert (f"play {card.key}" in table.asked[0][2]) == (card.cost <= 1)


@pytest.mark.rule("OP-003", "OP-148", "OP-K13")
@pytest.mark.parametrize("card", CREATURES)
def test_creature_attacks_with_its_attack(card: Card) -> None:
    side = Side(groups=[[card.key]])
    if card.rooted:
        with pytest.raises(ImpossiblePosition, match="Rooted"):
            position(side, Side())
        return
    state = position(side, Side(outposts=[Post(defenders=["0/0/9"])]))
    table = run(attack, state, lambda seat, key, offered: "take" if "take" in offered else offered[0])
    assert totals(table) == (card.attack, 0, 0)


@pytest.mark.rule("OP-004", "OP-005", "OP-149", "OP-150", "OP-155", "OP-K13")
@pytest.mark.parametrize("card", CREATURES)
def test_creature_defends_with_its_numbers(card: Card) -> None:
    posts = [Post(defenders=[card.key]), Post()]
    if card.reckless:
        with pytest.raises(ImpossiblePosition, match="Reckless"):
            position(Side(), Side(outposts=posts))
        return
    for spare in (0, 1):  # one point less than it needs, and exactly enough
        strength = card.defense + card.health - 1 + spare
        state = position(Side(groups=[[f"{strength}/0/99"]]), Side(outposts=posts))
        table = run(attack, state, lambda seat, key, offered: "take" if "take" in offered else offered[0])
        assert totals(table) == (strength, card.defense, card.attack)
        dead = card.key in names(state, state.players[1].discard + state.players[1].hand)
        assert dead == bool(spare)


@pytest.mark.rule("OP-101", "OP-097")
@pytest.mark.parametrize("card", SPELLS)
def test_spell_is_paid_for_resolved_and_discarded(card: Card) -> None:
    def choose(seat: int, key: str, offered: list[str]) -> str:
        wish = f"play {card.key}"
        return wish if wish in offered else next((each for each in offered if each != "decline"), offered[0])

    def once(seat: int, key: str, offered: list[str]) -> str:
        return choose(seat, key, offered) if f"play {card.key}" in offered or key != "play" else "end"

    state = position(
        Side(outposts=ONE, hand=[card.key, "0/0/1"], mana=9, reserve=["1/1/1"], discard=["1/1/1"], deck=["0/0/1"] * 9),
        RICH,
        RICH,
    )
    table = run(play_cards, state, once)
    assert ("casts", "OP-101") in [(kind, clause) for kind, clause, _ in table.events]
    assert card.key in names(state, state.players[0].discard)
    poor = position(Side(outposts=ONE, hand=[card.key, "0/0/1"], mana=max(0, card.cost - 2), reserve=["1/1/1"]), RICH)
    assert (f"play {card.key}" in run(play_cards, poor).asked[0][2]) == (card.cost <= 1)


@pytest.mark.rule("OP-010", "OP-102", "OP-106", "OP-111", "OP-112", "OP-113", "OP-K22", "OP-K23")
@pytest.mark.parametrize("card", UPGRADES)
def test_open_upgrade_adds_its_bonus_and_its_trap_never_fires(card: Card) -> None:
    state = position(Side(outposts=ONE, hand=[card.key], mana=card.cost - 1), Side(outposts=ONE))
    play(play_cards, state, f"play {card.key}", f"place {card.key} 0 0")
    assert names(state, state.players[0].outposts[0].open) == [card.key]

    state = position(Side(groups=[["0/0/9"]]), Side(outposts=[Post(open=[card.key])]))
    table = play(attack, state, "take")
    assert totals(table) == (0, card.defense, card.attack)
    assert not [event for event in table.events if event[0] in ("trap", "bolts")]


@pytest.mark.rule("OP-104", "OP-105", "OP-106")
@pytest.mark.parametrize("card", UPGRADES)
def test_closed_upgrade_costs_the_same_and_does_nothing(card: Card) -> None:
    state = position(Side(outposts=ONE, hand=[card.key, "0/0/1"], mana=card.cost), Side(outposts=ONE))
    table = cast(state, f"play {card.key}", f"place {card.key} 0 1")
    assert state.players[0].mana == 1
    assert names(state, state.players[0].outposts[0].closed) == [card.key]
    assert ("hides", "OP-104") in [(kind, clause) for kind, clause, _ in table.events]
    assert GAME.rules.view(state, 1).faces[state.players[0].outposts[0].closed[0]] == -1
