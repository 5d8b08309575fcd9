"""Components, zones and precedence: two players and what each has, crypt and nether, dice, cards over rules."""

import pytest
from lytharian_table import (
    GAME,
    Side,
    Troop,
    custom,
    duel,
    find,
    finish,
    hurt,
    keys,
    main_phase,
    play,
    position,
    scene,
    told,
    troop_at,
    turn,
    upto,
    view,
    who,
)

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.rules.setup.army_rules import ready_faces
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import ImpossiblePosition, ImpossibleSetup
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, SPECTATOR
from rulewright.kernel.variant import OFFICIAL


@pytest.mark.rule("LC-001")
def test_two_players_each_with_army_deck_half_a_board_counter_and_obelisk() -> None:
    for wrong in (1, 3):
        with pytest.raises(ImpossibleSetup, match="for 2 players"):
            Match(GAME, wrong, 1)
    with pytest.raises(ImpossiblePosition, match="LC-001"):
        position(Side())
    state = start(GAME.rules.book(OFFICIAL), [Entry("kevetni"), Entry("zuk-gar")], Dice(1))
    play(turn, state)
    for seat, player in enumerate(state.players):
        ranks = range(4) if seat == state.first else range(4, 8)
        assert sum(each // 16 == seat for each in state.board if each >= 0) == 16
        assert all(state.at[troop] // 8 in ranks for troop in range(seat * 16, seat * 16 + 16))
        assert (len(player.deck), player.obelisk, player.mana >= 1) == (50, 1, True)


@pytest.mark.rule("LC-002")
def test_the_box_holds_four_armies_with_decks_and_two_of_everything_else() -> None:
    book = GAME.rules.book(OFFICIAL)
    assert {len(ready_faces(book, key)) for key in ARMIES} == {66}
    assert 4 * 66 == 264  # the cards of the printed set
    state = position(Side(), Side())
    assert (len(state.board), len([(each.mana, each.obelisk) for each in state.players])) == (2 * 32, 2)
    assert GAME.folder.joinpath("rulebook.md").read_text(encoding="utf-8").startswith("# Lytharian Chess")
    with pytest.raises(ImpossiblePosition, match="LC-088"):
        position(Side(obelisk=7), Side())  # the obelisk is a D6


@pytest.mark.rule("LC-003")
def test_each_side_has_deck_crypt_nether_three_enchant_spaces_counter_and_obelisk() -> None:
    three = ["power-geyser", "war-drums", "sanctuary"]
    state = position(
        Side([Troop("timber-wolf")], nether=["spark"], enchants=three, deck=["gust"] * 7, mana=4, obelisk=2), Side()
    )
    own = scene(view(state, 0), 0, ("A", "B")).own
    assert own is not None
    piles = {zone.label: zone.size if zone.size is not None else len(zone.items) for zone in own.zones}
    assert piles == {"Deck": 7, "Nether": 1, "Crypt": 1}
    assert len(own.rows[0][0].items) == 3
    assert [(each.label, each.value, each.most) for each in own.counters] == [("Mana", 4, 15), ("Obelisk", 2, 6)]
    with pytest.raises(ImpossiblePosition, match="LC-190"):
        position(Side(enchants=[*three, "trade-winds"]), Side())


@pytest.mark.rule("LC-004", "LC-R105")
def test_the_killed_go_to_their_crypt_and_cards_to_the_nether_of_whose_they_are() -> None:
    victim = Troop(custom("Victim", "P", "1/1"), "d5", weapon="dagger", aura="flame-blade", curse="chill-touch")
    state = position(Side([Troop(custom("Killer", "R", "9/9"), "d4")], hand=["spark"]), Side([victim], mana=0))
    duel(main_phase, state, "cast spark", "at-troop e1", "attack d4xd5", "move d5-d6", "end")
    assert [keys(state, each.crypt) for each in state.players] == [[], ["victim"]]
    assert sorted(keys(state, state.players[0].nether)) == ["chill-touch", "spark"]  # spent, and its curse
    assert sorted(keys(state, state.players[1].nether)) == ["dagger", "flame-blade"]


@pytest.mark.rule("LC-004")
def test_countered_and_destroyed_cards_go_to_their_owners_nether() -> None:
    state = position(
        Side([Troop("stoneborn-stoneguard", "d4", weapon="mace")], hand=["searing-ray"], mana=9),
        Side([Troop("cave-bear", "d6")], hand=["arcane-denial", "steelshatter"], mana=9),
    )
    duel(main_phase, state, "cast searing-ray", "at-troop d6", "cast arcane-denial", "none", "cast steelshatter",
         "move d4-d5", "end")  # fmt: skip
    assert sorted(keys(state, state.players[0].nether)) == ["mace", "searing-ray"]
    assert sorted(keys(state, state.players[1].nether)) == ["arcane-denial", "steelshatter"]
    assert hurt(state, "d6") == 0


@pytest.mark.rule("LC-005", "LC-006", "LC-R47")
def test_crypt_and_nether_lie_open_to_both() -> None:
    hidden = Troop("zuk-gar-shocktrooper", "d5", up=False, curse="immolation")
    state = position(
        Side([Troop(custom("Killer", "R", "9/9"), "d4", up=False)], hand=["spark"]), Side([hidden], mana=0)
    )
    card, dead = find(state, "spark", 0), troop_at(state, "d5")
    assert (state.seen[card] & 2, state.seen[dead] & 1) == (0, 0)
    duel(main_phase, state, "cast spark", "at-troop e1", "attack d4xd5", "move d5-d6", "end")
    for viewer in (0, 1, SPECTATOR):
        seen = view(state, viewer)
        assert keys(seen, seen.players[0].nether) == ["spark", "immolation"]
        assert keys(seen, seen.players[1].crypt) == ["zuk-gar-shocktrooper"]


@pytest.mark.rule("LC-005", "LC-006")
def test_what_is_discarded_from_the_hand_lies_open_too() -> None:
    state = position(Side([Troop("cave-bear", "d4")], hand=["mind-spike"], mana=1), Side(hand=["axe"], mana=0))
    assert view(state, 0).faces[find(state, "axe")] == HIDDEN
    finish(main_phase, state, "cast mind-spike", "at-seat 1", "move d4-d5")
    for viewer in (0, 1, SPECTATOR):
        seen = view(state, viewer)
        assert keys(seen, seen.players[1].nether) == ["axe"]


@pytest.mark.rule("LC-007", "LC-R88")
def test_a_card_wins_over_the_rules() -> None:
    """A Pawn never goes backward, save that Sidestep says so; without a move no turn ends, save by its own card."""
    state = position(Side([Troop("cave-bear", "d4")], hand=["sidestep"], mana=1), Side(mana=0))
    assert "move d4-d3" not in upto(main_phase, state).notations
    asked = upto(main_phase, state, "cast sidestep", "at-troop d4")
    assert "to d3" in asked.notations
    sides = Side([Troop("cave-bear", "d4")], hand=["power-through-sacrifice"], deck=[], mana=1), Side()
    assert "end" not in upto(turn, position(*sides)).notations
    state = position(*sides)
    play(turn, state, "cast power-through-sacrifice")
    assert (state.active, state.moves, state.players[0].mana) == (1, 0, 5)


@pytest.mark.rule("LC-008", "LC-R30", "LC-D05")
def test_every_shuffle_is_cut() -> None:
    state = position(Side([Troop("cave-bear", "d4")], hand=["spell-find"], deck=["axe", "mace"], mana=1), Side(mana=0))
    table = duel(main_phase, state, "cast spell-find", "take axe", "move d4-d5", "end")
    assert [clause for kind, clause, _ in table.events if kind == "shuffles"] == ["LC-008"]
    assert state.seen[state.players[0].deck[0]] == 0  # nobody knows what lies where
    state = start(GAME.rules.book(OFFICIAL), [Entry("kevetni"), Entry("zuk-gar")], Dice(1))
    play(turn, state)
    for _ in range(2):
        duel(turn, state, "keep")
    table = play(turn, state)
    assert [each["seat"] for each in told(table, "shuffles")] == [0, 1]


@pytest.mark.rule("LC-009")
def test_nobody_draws_more_than_allowed() -> None:
    state = position(Side([Troop(custom("Killer", "R", "9/9"), "d4")]),
                     Side([Troop("zuk-gar-shocktrooper", "d5")], deck=["spark", "axe", "mace"], mana=0))  # fmt: skip
    table = duel(main_phase, state, "attack d4xd5", "move d5-d6", "end")
    assert [each["card"] for each in told(table, "draws")] == ["mace"]  # Resupply 1: the top card alone
    assert keys(state, state.players[1].deck) == ["spark", "axe"]
    assert all(state.seen[card] == 0 for card in state.players[1].deck)


@pytest.mark.rule("LC-010")
@pytest.mark.parametrize(("die", "healed"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_d3_is_half_a_d6(die: int, healed: int) -> None:
    state = position(Side([Troop(custom("Eater", "R", "9/9", "Consume"), "d4", hurt=4)]),
                     Side([Troop(custom("Meal", "P", "0/1"), "d5")], mana=0))  # fmt: skip
    table = duel(main_phase, state, "attack d4xd5", "move d5-d6", "end", dice=[die])
    assert (who(state, "d6"), hurt(state, "d6"), table.rolled) == ("eater", 4 - healed, [die])
