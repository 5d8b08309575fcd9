"""Corners that broken lines showed to be unproven: numbers that a variant changes, which reading is in force."""

from collections import Counter
from dataclasses import asdict
from typing import Any

import pytest
from lytharian_arena import arena, duel_in, played, points, squads
from lytharian_clash import clash, foe, one, wounds
from lytharian_table import (
    GAME,
    Side,
    Troop,
    att_of,
    custom,
    def_of,
    draw_phase,
    effects_phase,
    fights,
    finish,
    goes,
    hurt,
    keys,
    main,
    main_phase,
    mana_phase,
    position,
    told,
    troop_at,
    turn,
    under,
    upto,
    view,
    who,
)

from rulewright.games.lytharian.cards.armies import ARMIES, Army
from rulewright.games.lytharian.rules.casting.castable import anytime
from rulewright.games.lytharian.rules.combat.combat import new_fight
from rulewright.games.lytharian.rules.combat.fight_numbers import att_now, def_now, foreseen
from rulewright.games.lytharian.rules.combat.stats import Lines
from rulewright.games.lytharian.rules.deductions import having, observe
from rulewright.games.lytharian.rules.ending import roll_off
from rulewright.games.lytharian.rules.honor_charge import charging
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.setup.army_rules import deck_least, errors, ready_faces, ready_made, slots
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.set_up import start_squares
from rulewright.games.lytharian.rules.setup.start import blank_state, start
from rulewright.games.lytharian.rules.troops import army, printed
from rulewright.games.lytharian.rules.view import conceal
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import BadVariant, UnknownName
from rulewright.kernel.question import HIDDEN
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.testing.script import run


@pytest.mark.rule("LC-R01", "LC-R03", "LC-R07", "LC-R08", "LC-045", "LC-051", "LC-R61", "LC-099", "LC-R76", "LC-R84",
                  "LC-R98", "LC-R49", "LC-R35", "LC-R31", "LC-143", "LC-R129", "LC-R131", "LC-R132", "LC-R109",
                  "LC-R175", "LC-R173", "LC-R177", "LC-R183", "LC-178", "LC-R205", "LC-R142", "LC-R221", "LC-327",
                  "LC-R246", "LC-R260", "LC-R267", "LC-R12", "LC-R50")  # fmt: skip
def test_which_reading_of_the_rulings_is_in_force() -> None:
    """Of every switch the official side: the answer that its ruling gives."""
    values = asdict(GAME.rules.book(OFFICIAL).rules)
    assert {name for name, value in values.items() if value is False} == {
        "castle_shields_permanents", "mana_overflow_carries", "attack_only_by_mover", "scout_optional",
        "comparison_includes_abilities",
    }  # fmt: skip
    assert {name for name, value in values.items() if value is True} == {
        "castle_protects_any_troop", "castle_blocks_curses", "opposite_pairs", "lower_aps_first", "must_move",
        "promotion_face_up", "attacker_revealed", "dodge_vs_curses", "spellshatter_friendly",
        "ability_elemental_is_spell_damage", "aura_on_cursed_allowed", "harness_in_opponent_turn",
        "mobmight_counts_self", "slimestrike_scales", "honor_charge", "honor_direct_square_only", "chaos_keep_slots",
    }  # fmt: skip
    assert [value for value in values.values() if isinstance(value, str)] == [
        "main", "standard", "orthogonal", "board", "defender", "each_noncurse_instance", "pool", "combat_or_turn",
        "aura_cost", "repeat_combat", "block", "full",
    ]  # fmt: skip


@pytest.mark.rule("LC-011", "LC-034", "LC-055", "LC-057", "LC-369", "LC-206", "LC-R264", "LC-R01", "LC-083", "LC-216")
@pytest.mark.parametrize(
    ("words", "rules"),
    [
        ("LC-011", {"board_size": 4}),
        ("LC-011", {"board_size": 10}),
        ("army_slots needs six numbers", {"army_slots": (1, 1, 2, 2, 2)}),
        ("army_slots needs six numbers", {"army_slots": (2, 1, 2, 2, 1, 8)}),
        ("duel_troops needs six numbers", {"duel_troops": (0, 1, 1, 1, 2, 2)}),
        ("fill a rank of 8 squares", {"army_slots": (1, 1, 2, 2, 1, 8)}),
        ("fill a rank of 6 squares", {"board_size": 6}),
        ("at most 8 Pawns", {"army_slots": (1, 1, 2, 2, 2, 9)}),
        ("1 to 16 Pawns", {"game": "pawns", "pawnwars_pawns": 17}),
        ("1 to 16 Pawns", {"game": "pawns", "pawnwars_pawns": 0}),
        ("five numbers, Common to Legendary", {"harness_values": (1, 2, 3, 4)}),
        ("turn_limit must be at least 1", {"turn_limit": 0}),
        ("8 rounds need as many troops; duel_troops has 7", {"duel_rounds": 8}),
        ("less than half a board", {"half_board_file_shift": 4}),
        ("above mana_max, 15", {"start_mana": 16}),
        ("above mana_max, 15", {"duel_mana": 16}),
        ("above mana_max, 1 ", {"mana_max": 1}),
        ("one Weapon and one Armor", {"max_armors": 2}),
    ],
)
def test_a_variant_that_contradicts_itself_is_refused(words: str, rules: dict[str, Any]) -> None:
    with pytest.raises(BadVariant, match=words):
        GAME.rules.book(under(**rules))


@pytest.mark.rule("LC-011", "LC-034", "LC-367", "LC-R264", "LC-R01", "LC-083")
def test_variants_at_the_edge_of_what_is_possible_are_not_refused() -> None:
    for rules in (
        {"board_size": 6, "army_slots": (1, 1, 1, 1, 2, 6)}, {"game": "pawns", "pawnwars_pawns": 16},
        {"game": "pawns", "pawnwars_pawns": 1}, {"duel_rounds": 7}, {"half_board_file_shift": 3}, {"start_mana": 15},
        {"army_slots": (1, 1, 2, 2, 2, 0)}, {"game": "duels", "army_slots": (1, 1, 2, 2, 1, 9)},
    ):  # fmt: skip
        GAME.rules.book(under(**rules))


# -- armies and decks by other numbers


@pytest.mark.rule("LC-036", "LC-042", "LC-043", "LC-044", "LC-350", "LC-R25")
def test_armies_and_decks_by_other_numbers() -> None:
    army = ARMIES["brudakian"]

    def wrong(given: Army, **rules: Any) -> list[str]:
        return errors(GAME.rules.book(under(**rules)), given)

    size = len(army.deck)
    assert wrong(army, deck_min=size) == []
    assert wrong(army, deck_min=size + 1) == [f"{size} cards in the deck; at least {size + 1} (LC-042)"]
    assert wrong(army, deck_max=size) == []
    assert wrong(army, deck_max=size - 1) == [f"{size} cards in the deck; at most {size - 1} (LC-R25)"]
    most = max(army.deck.count(key) for key in army.deck)
    assert wrong(army, deck_max_copies=most) == []
    assert all("(LC-043)" in each for each in wrong(army, deck_max_copies=most - 1))
    assert wrong(army, deck_max_copies=most - 1) != []
    assert deck_least(GAME.rules.book(under(game="duels", duel_deck_min=30))) == 30
    assert slots(GAME.rules.book(under(game="duels", duel_troops=(1, 2, 1, 1, 1, 1)))) == (1, 2, 1, 1, 1, 1)
    pawns = GAME.rules.book(under(game="pawns", pawnwars_pawns=9))
    assert len(ready_made(pawns, "zuk-gar").troops) == 9


@pytest.mark.rule("LC-042", "LC-043", "LC-R25")
@pytest.mark.parametrize("key", ARMIES)
def test_a_ready_made_deck_is_filled_up_to_the_least_and_no_further(key: str) -> None:
    most, size = max(Counter(ARMIES[key].deck).values()), len(ARMIES[key].deck)
    deck = ready_made(GAME.rules.book(under(deck_min=size + 3, deck_max_copies=most + 1)), key).deck
    assert (len(deck), set(deck)) == (size + 3, set(ARMIES[key].deck))
    fewer = ready_made(GAME.rules.book(under(deck_min=1, deck_max=size - 2)), key).deck
    assert len(fewer) == size - 2


@pytest.mark.rule("LC-036", "LC-044")
def test_a_second_copy_of_a_unique_card_by_another_number() -> None:
    book = GAME.rules.book(OFFICIAL)
    army = ARMIES["brudakian"]
    queen = next(key for key in army.troops if book.cards[book.face(key)].role == 1)
    rooks = [key for key in army.troops if book.cards[book.face(key)].role == 2]
    unique = next(card for card in book.cards if card.role == 2 and card.unique and card.alignment == "good")
    troops = tuple(unique.key if key in rooks else key for key in army.troops)
    twice = Army(army.name, troops, army.deck)
    assert queen in troops
    assert errors(book, twice) == [f"{unique.name} is Unique: 2 copies, at most 1 (LC-036)"]
    assert errors(GAME.rules.book(under(max_unique=2)), twice) == []


# -- mana, prevention, limits by other numbers


@pytest.mark.rule("LC-083", "LC-086", "LC-R61")
def test_the_top_of_the_counter_by_another_number() -> None:
    state = position(Side(mana=9, obelisk=3), Side(), variant=under(mana_max=10, duel_mana=10), phase="mana")
    finish(mana_phase, state)
    assert state.players[0].mana == 10
    assert "charge" in upto(main, state).notations


@pytest.mark.rule("LC-206")
def test_what_qualities_are_worth_by_other_numbers() -> None:
    for card, worth in (("spark", 5), ("flame-burst", 4), ("fire-rain", 3), ("overload", 2), ("falling-star", 1)):
        state = position(
            Side([Troop("cave-bear", "a4")], hand=["fireball", card], mana=2), Side([Troop("cave-bear", "d6")]),
            variant=under(harness_values=(5, 4, 3, 2, 1)),
        )  # fmt: skip
        assert upto(main, state, "cast fireball", "at-troop d6").notations[-1] == f"x {2 + worth}"


@pytest.mark.rule("LC-R131", "LC-R132")
def test_prevention_by_its_switches() -> None:
    """A pool is used up by what it stops; by a switch it stops so much of every blow, and it may last the turn."""
    for model, left in (("pool", 0), ("per_hit", 2)):
        state = position(
            Side([one(stats="1/20")], hand=["mist-veil"]), Side([foe(stats="3/20")]),
            variant=under(prevention_model=model),
        )  # fmt: skip
        upto(main, state, "cast mist-veil", "at-troop d4", "attack d4xd5")
        assert (hurt(state, "d4"), state.ward[troop_at(state, "d4")]) == (1, left)
    for duration, ward in (("combat_or_turn", 0), ("turn", 1)):
        state = position(
            Side([one(stats="1/20")], hand=["mist-veil"]), Side([foe(stats="1/20")]),
            variant=under(prevention_duration=duration),
        )  # fmt: skip
        upto(main, state, "attack d4xd5", "cast mist-veil", "at-troop d4")
        assert (hurt(state, "d4"), state.ward[troop_at(state, "d4")]) == (0, ward)


@pytest.mark.rule("LC-R257")
def test_the_hard_limit_of_turns_by_another_number() -> None:
    for limit, over in ((11, True), (12, False)):
        state = position(Side(kills=1), Side(), variant=under(turn_limit=limit))  # after the tenth turn
        finish(turn, state)
        assert (state.turn, state.outcome is not None) == (11, over)
        if state.outcome:
            assert (state.outcome.winners, state.outcome.clause) == ((0,), "LC-R257")


@pytest.mark.rule("LC-353", "LC-357", "LC-360", "LC-R268")
def test_battle_duels_by_other_numbers() -> None:
    strong, weak = [(f"M{i}", "9/9") for i in range(4)], [(f"T{i}", "1/1") for i in range(4)]
    state = squads(strong, weak, deck=("spark",) * 9, duel_wins=2, duel_hand=3, duel_mana=6)
    asked = upto(turn, state)
    assert asked.why.key == "troop"
    assert [(player.mana, len(player.hand)) for player in state.players] == [(6, 3)] * 2
    state = squads(strong, weak, duel_wins=2)
    played(state)
    assert (state.outcome, points(state)) == (None, [1, 0])
    played(state)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((0,), "LC-357")
    state = squads(strong, weak, duel_rounds=1)
    played(state)
    assert state.outcome is not None
    assert (state.outcome.clause, duel_in(state).round) == ("LC-R268", 1)


# -- what everybody may conclude


@pytest.mark.rule("LC-R44", "LC-R145")
def test_no_world_gives_a_comrade_to_a_troop_that_was_hit_without_one() -> None:
    """It was hit face down and "no Comradery helped": it has none, or nobody of its race stood beside it."""
    target, victim = Troop(custom("Target", "Q", "1/20"), "d6"), Troop("stoneborn-siegebreaker", "e6", up=False)
    far = Troop("surictavi-slinger", "a7")  # of that race, but not beside it
    mine, theirs = Side([one()], hand=["fire-rain"], mana=9), [target, victim, far]
    state = position(mine, Side([*theirs, Troop("stoneborn-delver", "f7", up=False)]))
    rook, pawn = troop_at(state, "e6"), troop_at(state, "f7")
    state.ward[rook] = 1  # so that it stays face down
    finish(main_phase, state, "cast fire-rain", "at-troop d6", "move d4-c4")
    assert [(each.troop, each.friends >> pawn & 1) for each in state.no_comrades] == [(rook, 1)]
    observe(state, rook, sum(1 << state.book.face(key) for key in ("surictavi-wallkeeper", "stoneborn-siegebreaker")))
    observe(state, pawn, having(state, "race:surictavi") | having(state, "race:dwarf"))
    seen = set()
    for seed in range(30):
        world = copy_state(state)
        conceal(world, SEATS[0], Dice(seed))
        seen.add((printed(world, rook).race, printed(world, pawn).race))
    assert ("surictavi", "surictavi") not in seen  # a Wallkeeper beside one of its own would have been helped
    assert {("surictavi", "dwarf"), ("dwarf", "surictavi"), ("dwarf", "dwarf")} <= seen


# -- squares, pieces and moments


@pytest.mark.rule("LC-255", "LC-R127")
def test_cavalry_stays_where_it_is_if_a_friend_has_taken_its_square() -> None:
    """ "If it moved and the square is free." """
    state = position(
        Side([Troop("timber-wolf", "c1"), one("Cavalry", role="R", at="d2")], hand=["sidestep"]), Side([foe()])
    )
    finish(main_phase, state, "move d2-d4", "attack d4xd5", "cast sidestep", "at-troop c1", "to d2")
    assert (who(state, "d2"), hurt(state, "d4")) == ("timber-wolf", 5)


@pytest.mark.rule("LC-222", "LC-223")
def test_where_reforging_is_limited_the_most_valuable_piece_counts() -> None:
    def attachable(pieces: list[str], limit: int) -> bool:
        mine = Side([Troop("stoneborn-stoneguard", "d4")], hand=["greatsword", *pieces], mana=3)
        state = position(mine, Side(), variant=under(reforge_per_turn=limit))
        return "attach greatsword" in upto(main, state).notations

    assert attachable(["dagger", "longsword"], 1)  # 5 mana: 3 and the Longsword's 2
    assert not attachable(["dagger", "mace"], 1)
    assert attachable(["dagger", "mace"], 2)


@pytest.mark.rule("LC-150", "LC-R155", "LC-R156")
def test_in_combat_and_over_a_stack_not_every_spell_may_be_cast() -> None:
    state = position(Side([one()], hand=["spark", "searing-ray"]), Side([foe()], hand=["spark"]))
    assert anytime(state, SEATS[0])
    assert not anytime(state, SEATS[1])
    upto(main, state, "attack d4xd5")
    assert not anytime(state, SEATS[0])
    state = position(Side([one()], hand=["spark", "searing-ray"]), Side([foe()], hand=["spark"]))
    upto(main, state, "cast searing-ray", "at-troop d5", "none")
    assert not anytime(state, SEATS[0])


@pytest.mark.rule("LC-170", "LC-183")
def test_the_log_says_by_which_rule_an_aura_or_a_curse_makes_room() -> None:
    for spell, at, clause in (("root-armor", "d4", "LC-170"), ("immolation", "d5", "LC-183")):
        mine, theirs = one(aura="stoneskin"), foe(curse="grave-rot")
        state = position(Side([mine], hand=[spell]), Side([theirs, foe(at="h5")]))
        table = finish(main_phase, state, f"cast {spell}", f"at-troop {at}", "move d4-c4")
        assert [under_it for kind, under_it, _ in table.events if kind == "leaves"] == [clause]


@pytest.mark.rule("LC-115", "LC-117")
def test_a_first_move_of_two_squares_goes_as_far_as_the_board_and_a_curse_allow() -> None:
    pawn = Troop(custom("Late", "P", "1/9"), "d6", moved=False)
    assert goes(position(Side([pawn]), Side()), "d6") == {"d7", "d8"}
    cursed = Troop(custom("Late", "P", "1/9"), "d2", moved=False, curse="tripping-vines")
    for n, squares in ((1, {"d3"}), (2, {"d3", "d4"})):
        slow = Variant("slow", {}, {"tripping-vines": {"n": n}})
        assert goes(position(Side([cursed]), Side(), variant=slow), "d2") == squares


@pytest.mark.rule("LC-227", "LC-287")
def test_every_king_keeps_its_own_abilities_under_equipment() -> None:
    king = Troop("battle-brawler-bronn", "d4", weapon="axe")  # 9 Att, Weapon Master 1, Axe 2
    state = clash(king, foe(stats="1/30"))
    assert wounds(state) == (1, 12)


@pytest.mark.rule("LC-275", "LC-R115", "LC-262")
def test_pounce_negates_disarm_whatever_else_its_bearer_carries() -> None:
    state = clash(one("Pounce", weapon="mace"), foe("Disarm", armor="hide-armor"))
    assert wounds(state) == (5, 5 + 1 + 3)
    state = clash(one("", weapon="mace"), foe("Disarm", armor="hide-armor"))
    assert wounds(state) == (5, 5)


@pytest.mark.rule("LC-R109")
def test_by_a_switch_abilities_count_in_comparisons_on_both_sides() -> None:
    for switch, dealt in ((False, 5 + 1), (True, 5)):
        state = clash(one("Bully 1"), foe("Vicious 2", "4/20"), variant=under(comparison_includes_abilities=switch))
        assert wounds(state) == (4 + 2, dealt)
    for switch, dealt in ((False, 5), (True, 5 + 1 + 2)):
        state = clash(one("Bully 1, Charge 2"), foe("", "6/20"), variant=under(comparison_includes_abilities=switch))
        assert wounds(state)[1] == (dealt if switch else 5 + 2)


@pytest.mark.rule("LC-244", "LC-121", "LC-R49")
def test_a_promoted_troop_is_face_up_and_ambushes_nobody() -> None:
    woodguard = Troop("kevetni-woodguard", "h3")  # 4/6, Ambush 1, Mobility 1
    state = position(Side([Troop("timber-wolf", "b7"), woodguard]), Side([foe(at="b5")]))
    finish(main_phase, state, "move b7-b8", "copy kevetni-woodguard")
    fight = new_fight(state, troop_at(state, "b8"), troop_at(state, "b5"), True, state.at[troop_at(state, "b8")])
    assert fight.hidden == [0, 0]


@pytest.mark.rule("LC-R135", "LC-221")
def test_who_lived_by_its_armor_dies_when_it_rusts() -> None:
    armored = foe(stats="1/5", at="d6", armor="plate-mail", hurt=6)
    state = position(Side([one()], hand=["rust-in-peace"]), Side([armored, foe(at="h6", weapon="axe")]))
    finish(main_phase, state, "cast rust-in-peace", "at-gear-of d6", "move d4-c4")
    assert who(state, "d6") == ""


@pytest.mark.rule("LC-R09", "LC-D30")
def test_a_second_target_is_an_enemy() -> None:
    state = position(Side([one(at="d5")], hand=["forked-bolt"]), Side([foe(at="d6"), foe(at="e6"), foe(at="h6")]))
    finish(main_phase, state, "cast forked-bolt", "at-troop d6", "move d5-d4")
    assert (hurt(state, "d4"), hurt(state, "e6")) == (0, 2)


@pytest.mark.rule("LC-R187", "LC-R45")
def test_a_curse_is_redirected_past_one_that_refuses_it() -> None:
    """A face-down troop with Curse Invulnerability refuses, and another is chosen."""
    theirs = [Troop("unicorn-foal", "c6", up=False), Troop("cave-bear", "f6", up=False, moved=True)]
    state = position(
        Side([one(curse="grave-rot")], hand=["redirect"]), Side([*theirs, Troop("rognarr", "e8", aura="stoneskin")])
    )
    finish(main_phase, state, "cast redirect", "at-troop c6", "move d4-d3")
    assert keys(state, [state.curse[troop_at(state, "f6")]]) == ["grave-rot"]


@pytest.mark.rule("LC-055", "LC-056", "LC-057")
def test_the_back_rank_of_a_smaller_board() -> None:
    book = GAME.rules.book(under(board_size=6, army_slots=(1, 1, 1, 1, 2, 6)))
    state = blank_state(book, 12, Dice(1))
    assert [book.board.names[square] for square in start_squares(state, SEATS[0])] == [
        "d1", "c1", "a1", "f1", "b1", "e1", "a2", "b2", "c2", "d2", "e2", "f2"]  # fmt: skip


@pytest.mark.rule("LC-369", "LC-367")
def test_in_pawn_wars_the_front_rank_is_filled_first_and_then_the_back_rank_from_its_left() -> None:
    book = GAME.rules.book(under(game="pawns", pawnwars_pawns=10))
    state = blank_state(book, 10, Dice(1))
    assert [book.board.names[square] for square in start_squares(state, SEATS[0])] == [
        "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a1", "b1"]  # fmt: skip
    assert [book.board.names[square] for square in start_squares(state, SEATS[1])][7:] == ["h7", "a8", "b8"]


@pytest.mark.rule("LC-057", "LC-D04")
def test_troops_of_a_role_are_arranged_by_lot_if_their_owner_wishes() -> None:
    state = start(GAME.rules.book(OFFICIAL), [Entry("brudakian"), Entry("deepdark")], Dice(1))
    finish(turn, state)
    before, roles = keys(state, army(state, SEATS[0])), list(state.role)
    finish(turn, state, "shuffle", "keep")
    after = keys(state, army(state, SEATS[0]))
    assert (sorted(before), roles) == (sorted(after), list(state.role))
    assert before != after


@pytest.mark.rule("LC-R278", "LC-R268", "LC-337", "LC-339")
def test_when_the_time_is_over_more_rounds_win_a_duel_before_kills_do() -> None:
    state = squads([("M0", "9/9"), ("M1", "1/1")], [("T0", "1/1"), ("T1", "1/1")])
    state.players[1].kills = 99
    state.late = True
    played(state, "send m0", "send t0")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((0,), "LC-R268")


@pytest.mark.rule("LC-364", "LC-247")
def test_abilities_work_in_every_combat_of_a_duel() -> None:
    state = arena("Battering Ram", stats=("5/20", "5/20"), duel_both_survive="tie")
    finish(fights, state, dice=[6])
    assert (hurt(state, "e4"), hurt(state, "e5")) == (5, 5 + 3)
    assert duel_in(state).fought == [troop_at(state, "e4"), troop_at(state, "e5")]


@pytest.mark.rule("LC-129", "LC-R128", "LC-R130")
def test_the_numbers_of_a_combat_as_they_are_foreseen() -> None:
    state = position(Side([one()]), Side([foe("Brace 2, Intimidate 5")]))
    mine, theirs = troop_at(state, "d4"), troop_at(state, "d5")
    fight = state.fight = new_fight(state, mine, theirs, False, state.at[mine])
    lines: Lines = []
    assert (att_now(state, fight, 0, lines), [words for words, _, _ in lines][-1]) == (0, "Intimidate 5")
    state = position(Side([one()]), Side([foe("Intimidate 7")]))
    fight = state.fight = new_fight(state, mine, theirs, False, state.at[mine])
    below: Lines = []
    assert (att_now(state, fight, 0, below), below[-1]) == (0, ("Never below 0", 2, "LC-R128"))
    state = position(Side([one()]), Side([foe("Brace 2")]))
    fight = state.fight = new_fight(state, mine, theirs, False, state.at[mine])
    state.ward[theirs] = 9
    assert (foreseen(state, fight, 1), foreseen(state, fight, 0)) == (0, 5)
    taken: Lines = []
    assert foreseen(state, fight, 1, taken) == 0
    assert taken == [("Enemy Att", 5, "LC-129"), ("Brace 2", -2, "LC-251"), ("Prevention", -3, "LC-R131")]


@pytest.mark.rule("LC-283", "LC-137", "LC-R134")
@pytest.mark.parametrize(("powers", "less"), [("", []), ("Stampede 2", [("Stampede 2", -2, "LC-283")])])
def test_the_def_of_who_is_attacked_names_what_takes_from_it(powers: str, less: Lines) -> None:
    state = position(Side([one(powers)]), Side([foe(hurt=3)]))
    mine, theirs = troop_at(state, "d4"), troop_at(state, "d5")
    fight = state.fight = new_fight(state, mine, theirs, False, state.at[mine])
    lines: Lines = []
    assert def_now(state, fight, 1, lines) == 20 - 2 * len(less)
    assert lines[1:] == [*less, ("Damage carried", -3, "LC-137")]


@pytest.mark.rule("LC-227", "LC-030")
def test_a_variant_changes_the_number_of_an_ability_and_no_other() -> None:
    card = GAME.rules.book(OFFICIAL).cards[GAME.rules.book(OFFICIAL).face("rognarr")]
    assert card.numbers() == {"att": 8, "defense": 11, "brace": 1, "resist_all": 1}
    changed = card.changed("brace", 3)
    assert changed.numbers() == {"att": 8, "defense": 11, "brace": 3, "resist_all": 1}
    assert "Brace 3" in changed.text
    without = card.changed("brace", 0)
    assert without.numbers() == {"att": 8, "defense": 11, "resist_all": 1}
    assert "Brace" not in without.text
    defending = custom("Rognarr", "K", "8/11", "Brace 3, Resist All 1")
    assert [has.x for has in changed.abilities] == [has.x for has in defending.abilities]
    for bad in (-1, "3", True, 2.0):
        with pytest.raises(BadVariant, match=f"must be a whole number from 0, not {bad!r}"):
            GAME.rules.book(Variant("x", cards={"cave-bear": {"att": bad}}))
    with pytest.raises(BadVariant, match="has no number 'dodge'"):
        card.changed("dodge", 1)


@pytest.mark.rule("LC-371", "LC-357", "LC-205", "LC-222", "LC-334", "LC-R61")
@pytest.mark.parametrize("game", ["main", "duels", "pawns"])
def test_everybody_begins_with_nothing_used_and_nothing_won(game: str) -> None:
    book = GAME.rules.book(under(game=game))
    for player in start(book, [Entry("brudakian"), Entry("deepdark")], Dice(1)).players:
        used = player.pool, player.harnessed, player.reforged, player.overflow
        assert (*used, player.kills, player.points, player.lasting_used) == (0, 0, 0, 0, 0, 0, [])


@pytest.mark.rule("LC-340", "LC-R106")
@pytest.mark.parametrize(("seat", "ranks"), [(0, "12"), (1, "78")])
def test_who_is_revived_comes_to_the_own_first_two_ranks(seat: int, ranks: str) -> None:
    mine = Side([one("", "1/9", "d4"), Troop("cave-bear", None)], hand=["call-to-dawn"], mana=5)
    other = Side([one("", "1/9", "h5")])
    state = position(*((mine, other) if seat == 0 else (other, mine)), active=seat)
    asked = upto(main, state, "cast call-to-dawn")
    free = {f"to {file}{rank}" for file in "abcdefgh" for rank in ranks}
    assert set(asked.notations) == free - {"to e1", "to e8"}


@pytest.mark.rule("LC-R260", "LC-344", "LC-R15")
@pytest.mark.parametrize("keep", [True, False])
def test_in_chaos_a_square_shows_the_role_while_the_slots_stay(keep: bool) -> None:
    book = GAME.rules.book(under(mode="chaos", chaos_keep_slots=keep))
    state = start(book, [Entry("brudakian"), Entry("deepdark")], Dice(1))
    finish(turn, state)
    for troop in army(state, SEATS[1]):
        roles = {book.cards[face].role for face in range(len(book.cards)) if int(state.likely[troop], 16) >> face & 1}
        assert (roles == {state.role[troop]}) is keep


@pytest.mark.rule("LC-327", "LC-333")
@pytest.mark.parametrize(("role", "charges"), [("K", True), ("R", False)])
def test_only_a_lone_king_charges(role: str, charges: bool) -> None:
    lone = Troop(custom("Lone", role, "5/9"), "d4")
    state = position(Side([lone], bare=True), Side([one("", "1/9", "h5")]))
    assert (charging(state, SEATS[0]) == troop_at(state, "d4")) is charges


@pytest.mark.rule("LC-259", "LC-280", "LC-R138")
def test_who_kills_by_a_spell_feeds_none_of_its_troops() -> None:
    """The last troop on the table is no more the killer than any other."""
    eaters = [Troop(custom("Eater", "R", "5/9", "Consume, Soulsteal 1"), square, hurt=4) for square in ("a8", "h8")]
    king = Troop(custom("Regent", "K", "1/20"), "e8")
    bears = [Troop("cave-bear", f"{file}{rank}") for rank in (6, 7) for file in "bcdefgh"][:13]
    state = position(Side([one("", "1/2")]), Side([king, *bears, *eaters], hand=["deathbolt"], mana=5), active=1)
    assert troop_at(state, "h8") == len(state.at) - 1
    finish(main, state, "cast deathbolt", "at-troop d4", "move a8-a7")
    assert who(state, "d4") == ""
    assert [(hurt(state, square), state.soul[troop_at(state, square)]) for square in ("a7", "h8")] == [(4, 0)] * 2


@pytest.mark.rule("LC-222", "LC-223")
@pytest.mark.parametrize(("limit", "first"), [(2, {"longsword"}), (3, {"longsword", "dagger"})])
def test_what_was_reforged_for_a_piece_counts_toward_the_limit(limit: int, first: set[str]) -> None:
    """A Greatsword for 5 from 1 mana needs both Longswords; a Dagger would leave room for one of them only."""
    mine = Side([Troop("stoneborn-stoneguard", "d4")], hand=["greatsword", "longsword", "longsword", "dagger"], mana=1)
    state = position(mine, Side(), variant=under(reforge_per_turn=limit))
    asked = upto(main, state, "attach greatsword", "at-troop d4")
    assert {each.removeprefix("reforge ").split("#")[0] for each in asked.notations} == first
    assert "attach greatsword" not in upto(main, position(mine, Side(), variant=under(reforge_per_turn=1))).notations


@pytest.mark.rule("LC-R193", "LC-D15", "LC-D29")
def test_who_searches_the_deck_sees_it_and_nobody_else_does() -> None:
    mine = Side([one()], hand=["spell-find"], deck=["axe", "mace", "spark"])
    state = position(mine, Side())
    asked = upto(main_phase, state, "cast spell-find")
    assert asked.why.key == "search"
    deck = state.players[0].deck
    assert keys(view(state, 0), deck) == keys(state, deck)
    assert [view(state, 1).faces[card] for card in deck] == [HIDDEN] * 3
    state = position(mine, Side())
    finish(main_phase, state, "cast spell-find", "take axe", "move d4-d5")
    assert [view(state, 0).faces[card] for card in state.players[0].deck] == [HIDDEN] * 2  # shuffled again


@pytest.mark.rule("LC-053", "LC-054", "LC-336", "LC-010")
def test_both_roll_off_with_dice_of_six_sides_until_one_is_higher() -> None:
    rolls: list[tuple[int, int]] = []
    for seed in range(60):
        state = position(Side(), Side())
        state.dice = Dice(seed)
        table = run(lambda table, _: roll_off(table, "LC-053"), state)
        found = [(event["a"], event["b"]) for event in told(table, "rolls_off")]
        assert all(a == b for a, b in found[:-1])
        assert found[-1][0] != found[-1][1]
        rolls += found
    assert {a for a, _ in rolls} == {b for _, b in rolls} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("LC-034")
def test_of_an_army_with_a_misspelt_troop_only_that_is_said() -> None:
    book = GAME.rules.book(OFFICIAL)
    army = ARMIES["brudakian"]
    wrong = errors(book, Army("own", ("battel-brawler-bronn", *army.troops[1:]), army.deck))
    assert [words.partition(".")[0] for words in wrong] == ["there is no card 'battel-brawler-bronn'"]


@pytest.mark.rule("LC-034", "LC-R15")
def test_an_army_that_is_not_there_is_refused_by_name() -> None:
    book = GAME.rules.book(OFFICIAL)
    with pytest.raises(UnknownName, match=r"there is no army 'brudakain'.*brudakian"):
        start(book, [Entry("brudakain"), Entry("deepdark")], Dice(1))


@pytest.mark.rule("LC-349", "LC-R264")
@pytest.mark.parametrize("key", ARMIES)
def test_a_ready_made_squad_is_one_of_each_officer_and_two_pawns_of_its_army(key: str) -> None:
    book = GAME.rules.book(under(game="duels"))
    squad = [book.cards[face] for face in ready_faces(book, key)[:7]]
    assert sorted(card.role for card in squad) == [0, 1, 2, 3, 4, 5, 5]
    assert not {card.key for card in squad} - set(ARMIES[key].troops)
    assert len({card.key for card in squad}) == 7


@pytest.mark.rule("LC-114", "LC-R92", "LC-R94")
@pytest.mark.parametrize(("squares", "jumps"), [(2, False), (3, True)])
def test_a_knight_under_a_curse_jumps_if_three_squares_are_left_to_it(squares: int, jumps: bool) -> None:
    loose = Variant("loose", cards={"tripping-vines": {"n": squares}})
    rider = Troop(custom("Rider", "KN", "3/9"), "d4", curse="tripping-vines")
    assert bool(goes(position(Side([rider]), Side(), variant=loose), "d4")) is jumps


@pytest.mark.rule("LC-092", "LC-093", "LC-065")
def test_a_troop_is_revealed_while_room_is_made_in_a_full_hand() -> None:
    limit = GAME.rules.book(OFFICIAL).rules.hand_limit
    state = position(Side([one(up=False)], hand=["axe"] * limit, deck=["mace"]), Side())
    asked = upto(draw_phase, state, "reveal d4")
    assert (asked.why.key, state.up[troop_at(state, "d4")], len(state.players[0].hand)) == ("draw", 1, limit)


@pytest.mark.rule("LC-301", "LC-R227", "LC-308", "LC-306")
@pytest.mark.parametrize("power", ["Inferno 2", "Regenerate 2"])
def test_an_effect_of_a_troop_that_has_died_over_it_does_nothing(power: str) -> None:
    frail = one(f"Effect: {power}", "1/3", hurt=2)
    mine = Side([frail, one("", "1/9", "g1", hurt=4)])
    foes = Side([foe("", "1/9"), foe("", "1/9", "g8"), foe("", "1/9", "h7")], hand=["spark"], mana=5)
    state = position(mine, foes, phase="effects")
    finish(effects_phase, state, f"effect d4 {power.split(maxsplit=1)[0].lower()}", "cast spark", "at-troop d4")
    assert who(state, "d4") == ""
    assert [hurt(state, square) for square in ("d5", "g8", "h7", "g1")] == [0, 0, 0, 4]


@pytest.mark.rule("LC-349", "LC-037")
def test_a_ready_made_army_is_filled_up_with_legal_troops_only() -> None:
    book = GAME.rules.book(under(game="duels", duel_troops=(1, 2, 1, 1, 1, 1)))
    for key in ARMIES:
        army_made = ready_made(book, key)
        assert (errors(book, army_made), len(army_made.troops)) == ([], 7)


@pytest.mark.rule("LC-285", "LC-131")
def test_no_venom_is_rolled_for_who_is_dead_already() -> None:
    state = position(Side([one("Venom")]), Side([foe(stats="1/5"), foe(at="h5")]))
    table = finish(main_phase, state, "attack d4xd5", "move d5-d4")
    assert (who(state, "d5"), table.rolled) == ("", [])


@pytest.mark.rule("LC-032")
def test_a_variant_may_make_any_spell_common() -> None:
    book = GAME.rules.book(Variant("common", {}, {"fireball": {"quality": 1}}))
    assert book.cards[book.face("fireball")].quality == 1


@pytest.mark.rule("LC-R52", "LC-065")
def test_before_the_main_phase_nobody_is_asked_who_could_only_reveal() -> None:
    state = position(Side([one()], mana=1), Side([foe(up=False)], mana=0), phase="mana")
    assert run(mana_phase, state).asked == []


@pytest.mark.rule("LC-187", "LC-R59")
def test_the_numbers_of_a_troop_name_the_enchant_that_adds_to_them() -> None:
    state = position(Side([one("", at="d4", role="KN")], enchants=["banner-of-embers"]), Side())
    for count, clause in ((att_of, "LC-230"), (def_of, "LC-235")):
        lines: Lines = []
        total = count(state, troop_at(state, "d4"), lines=lines)
        assert (total, lines[0][1:]) == (sum(n for _, n, _ in lines), (total - 1, clause))
        assert lines[-1] == ("Banner of Embers", 1, "LC-187")
