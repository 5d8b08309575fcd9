"""The Enchantments phase: which clauses are resolved, in whose order, and what goes afterwards (BG-062 to BG-067)."""

import pytest
from battleground_table import (
    MANA_ORB,
    B,
    InPlay,
    Prepared,
    Side,
    Stands,
    enchantments_phase,
    finish,
    hand,
    play,
    position,
    rules,
    told,
    turn,
    unit_at,
    units,
    upto,
)

from rulewright.games.battleground.cards.atoms import Damage, Enchant, End, GainAttack, GainMana, Summon
from rulewright.games.battleground.cards.card import Aim, Card
from rulewright.games.battleground.cards.mana import BLUE, cost_of
from rulewright.games.battleground.cards.standing import Enchantment
from rulewright.games.battleground.rules.state import State


def spell(key: str, *effects: object, n: int = 2, cost: str = "W", aim: Aim | None = None) -> Card:
    """A spell with an enchantment of these effects."""
    return Card(key, key.capitalize(), "paladin", "spell", "Test", cost_of(cost), aim=aim or Aim("foe"),
                effects=(Enchant(),), enchantment=Enchantment(n, effects))  # type: ignore[arg-type]  # fmt: skip


VENOM = spell("venom", Damage(1, "enchanted"))
FURY = spell("fury", GainAttack(1, "enchanted"), n=0)
BREAK = spell("break", End(), n=3)


def tokens(state: State, seat: int) -> dict[str, int]:
    return {state.book.cards[each.face].key: each.tokens for each in state.players[seat].enchantments}


@pytest.mark.rule("BG-062")
def test_clauses_of_the_active_players_cards_are_resolved_in_play_area_and_on_the_battleground() -> None:
    hurt: dict[str, str | Stands] = {"b1": "cleric", "b2": Stands("guard", hp=1), "d3": Stands("guard", hp=1)}
    paladin = Side(units=hurt, play=[InPlay("consecrate", 2, "ix 3,3")])
    warlock = Side("warlock", {"c3": Stands("ghoul", hp=5), "e4": "cultist"}, play=[InPlay("withering-curse", 2, "b2")])
    state = position(paladin, warlock)
    table = play(enchantments_phase, state, "clause circle")
    assert [args["face"] for args in told(table, "clause")] == [
        state.book.face("cleric"), state.book.face("consecrate")]  # fmt: skip
    assert (unit_at(state, "b2").hp, unit_at(state, "d3").hp, unit_at(state, "c3").hp) == (2, 2, 4)
    assert sum(state.players[1].mana) == 0  # neither the Cultist's nor the curse's: their owner is not active
    state.active = B
    play(enchantments_phase, state, "clause circle")
    assert (sum(state.players[1].mana), unit_at(state, "b2").hp) == (1, 1)


@pytest.mark.rule("BG-062", "BG-R108")
def test_a_unit_bearing_a_token_of_another_enchantment_has_no_clause_of_its_own() -> None:
    state = position(
        Side(play=[InPlay("venom", 2, "c3")]), Side("warlock", {"c3": Stands("ghoul", hp=3)}), cards=[VENOM]
    )
    play(enchantments_phase, state)
    assert unit_at(state, "c3").hp == 2
    state.active = B
    assert told(play(enchantments_phase, state), "clause") == []  # A's colour, on B's unit, in B's phase


@pytest.mark.rule("BG-063", "BG-D5")
def test_the_active_player_chooses_the_order_and_it_matters() -> None:
    """Heal before harm keeps the Guard alive, harm before heal does not."""
    mixed = spell("mixed", Damage(1, "area_units"), aim=Aim("crossing"))
    for first, alive in (("clause circle", True), ("clause triangle", False)):
        side = Side(units={"c1": "cleric", "c2": Stands("guard", hp=1)}, play=[InPlay("mixed", 2, "ix 3,2")])
        state = position(side, Side("warlock"), cards=[mixed])
        asked = upto(enchantments_phase, state)
        assert (asked.seat, asked.why.key, asked.notations) == (0, "clause", ["clause circle", "clause triangle"])
        play(enchantments_phase, state, first)
        assert ("c2" in units(state)) == alive


@pytest.mark.rule("BG-D5")
def test_nobody_is_asked_where_the_order_can_not_matter() -> None:
    state = position(Side(units={"c1": "cleric", "d1": "cleric"}), Side("warlock"))
    assert play(enchantments_phase, state).asked == []
    state = position(Side(units={"c1": "cleric"}, play=[InPlay("consecrate", 2, "ix 2,2")]), Side("warlock"))
    assert len(play(enchantments_phase, state, "clause triangle").asked) == 1  # and not for the last one


@pytest.mark.rule("BG-064", "BG-R106", "BG-R143", "BG-R111")
def test_one_token_goes_from_each_resolved_enchantment_with_a_duration_after_all_clauses() -> None:
    foe = Side("warlock", {"c3": Stands("ghoul", hp=9)})
    play_area = [InPlay("venom", 2, "c3"), InPlay("fury", 1, "c3"), InPlay("consecrate", 3, "ix 1,1")]
    state = position(Side(play=play_area), foe, cards=[VENOM, FURY])
    table = play(enchantments_phase, state, "clause circle", "clause square")
    assert tokens(state, 0) == {"venom": 1, "fury": 1, "consecrate": 2}  # nobody at ix(1,1): resolved all the same
    kinds = [kind for kind, _, _ in table.events if kind in ("clause", "token_off")]
    assert kinds == ["clause"] * 3 + ["token_off"] * 2
    assert unit_at(state, "c3").attack == 3


@pytest.mark.rule("BG-064", "BG-205")
def test_a_switch_lets_an_enchantment_without_a_number_last_once() -> None:
    foe = Side("warlock", {"c3": "ghoul"})
    state = position(
        Side(play=[InPlay("fury", 1, "c3")]), foe, cards=[FURY], variant=rules(unnumbered_enchantment="once")
    )
    play(enchantments_phase, state)
    assert (tokens(state, 0), hand(state, 0)) == ({}, ["fury"])


@pytest.mark.rule("BG-065", "BG-209")
def test_the_last_token_takes_the_card_to_hand_and_it_may_be_cast_at_once() -> None:
    foe = Side("warlock", {"c3": Stands("ghoul", hp=9)})
    state = position(Side(play=[InPlay("venom", 1, "c3")], pool="W"), foe, cards=[VENOM], phase=MANA_ORB)
    asked = upto(turn, state)
    assert (hand(state, 0), state.players[0].play, unit_at(state, "c3").hp) == (["venom"], [], 8)
    assert "cast venom" in asked.notations
    state = position(Side(play=[InPlay("venom", 2, "c3")]), foe, cards=[VENOM])
    play(enchantments_phase, state)
    assert (hand(state, 0), len(state.players[0].play)) == ([], 1)


@pytest.mark.rule("BG-066")
def test_a_unit_stays_when_its_enchantment_loses_its_last_token() -> None:
    shrine = Card("shrine", "Shrine", "paladin", "unit", "Test", rank=1, copies=1, attack=1, hp=2,
                  enchantment=Enchantment(1, (GainAttack(1, "this"),)))  # fmt: skip
    state = position(Side(units={"c2": "shrine"}), Side("warlock"), cards=[shrine])
    play(enchantments_phase, state)
    assert (units(state), tokens(state, 0), hand(state, 0)) == ({"c2": "shrine"}, {}, [])
    assert unit_at(state, "c2").attack == 2
    play(enchantments_phase, state)
    assert unit_at(state, "c2").attack == 2  # it has ended


@pytest.mark.rule("BG-067", "BG-231", "BG-R118")
def test_antimagic_of_the_active_players_units_goes_before_any_clause() -> None:
    """The own curse of the Warlock's opponent is no matter: only units that the active player owns are freed."""
    paladin = Side(units={"c2": Stands("guard", antimagic=2)}, play=[InPlay("venom", 2, "c3")])
    warlock = Side("warlock", {"c3": Stands("ghoul", hp=3, antimagic=1)})
    state = position(paladin, warlock, cards=[VENOM])
    play(enchantments_phase, state)
    assert (unit_at(state, "c2").antimagic, unit_at(state, "c3").antimagic) == (0, 1)
    assert unit_at(state, "c3").hp == 3  # still protected in A's phase
    own = spell("scourge", Damage(1, "enchanted"), aim=Aim("own"))
    for when, hp in (("phase_start", 2), ("phase_end", 3)):
        side = Side(units={"c2": Stands("guard", antimagic=1)}, play=[InPlay("scourge", 2, "c2")])
        state = position(side, Side("warlock"), cards=[own], variant=rules(antimagic_discard=when))
        play(enchantments_phase, state)
        assert (unit_at(state, "c2").hp, unit_at(state, "c2").antimagic) == (hp, 0)


# -- rulings about what comes and goes meanwhile


@pytest.mark.rule("BG-R112")
def test_an_enchantment_created_while_clauses_are_resolved_waits_for_the_next_phase() -> None:
    herald = Card("herald", "Herald", "paladin", "unit", "Test", rank=1, copies=1, attack=1, hp=1,
                  enchantment=Enchantment(2, (GainAttack(1, "this"),)))  # fmt: skip
    call = spell("call", Summon(), aim=Aim("crossing"))
    side = Side(play=[InPlay("call", 2, "ix 2,2")], hand=["herald"])
    state = position(side, Side("warlock"), cards=[herald, call])
    play(enchantments_phase, state, "field c1")
    assert tokens(state, 0) == {"call": 1, "herald": 2}
    assert unit_at(state, "c1").attack == 1
    play(enchantments_phase, state, "clause circle")
    assert (tokens(state, 0), unit_at(state, "c1").attack) == ({"herald": 1}, 2)


@pytest.mark.rule("BG-R113")
def test_an_enchantment_ended_before_its_turn_is_not_resolved() -> None:
    acolyte = Card("acolyte", "Acolyte", "paladin", "unit", "Test", rank=1, copies=1, attack=1, hp=1,
                   enchantment=Enchantment(0, (GainMana(kinds=(BLUE,)),)))  # fmt: skip
    mixed = spell("mixed", Damage(1, "area_units"), aim=Aim("crossing"))
    side = Side(units={"c1": "acolyte"}, play=[InPlay("mixed", 2, "ix 3,0")])
    for first, mana in (("clause triangle", 0), ("clause circle", 1)):  # dead before its clause, or after it
        state = position(side, Side("warlock"), cards=[acolyte, mixed])
        play(enchantments_phase, state, first)
        assert (units(state), sum(state.players[0].mana)) == ({}, mana)
    state = position(Side(play=[InPlay("break", 3, "c3")]), Side("warlock", {"c3": "ghoul"}), cards=[BREAK])
    play(enchantments_phase, state)
    assert (tokens(state, 0), hand(state, 0)) == ({}, ["break"])  # ended by itself: no token is removed twice


@pytest.mark.rule("BG-R52", "BG-R48")
def test_an_enchantment_of_the_first_window_is_resolved_if_its_caster_is_active() -> None:
    curse = [Prepared("venom", "W")]
    foe = {"c3": Stands("ghoul", hp=9)}
    state = position(Side(prepared=curse), Side("warlock", foe), cards=[VENOM])
    finish(enchantments_phase, state, "cast venom")  # before any clause
    assert (unit_at(state, "c3").hp, tokens(state, 0)) == (8, {"venom": 1})
    state = position(Side(prepared=curse), Side("warlock", foe), cards=[VENOM])
    play(enchantments_phase, state, "pass", "cast venom")  # after the tokens were removed
    assert (unit_at(state, "c3").hp, tokens(state, 0)) == (9, {"venom": 2})
    state = position(Side(prepared=curse), Side("warlock", foe), cards=[VENOM], active=1)
    finish(enchantments_phase, state, "cast venom")  # by the other player
    assert (unit_at(state, "c3").hp, tokens(state, 0)) == (9, {"venom": 2})
