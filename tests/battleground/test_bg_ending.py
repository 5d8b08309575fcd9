"""The end of the game: defeat, draws, the turn limit, conceding, and what there is not."""

import pytest
from battleground_table import (
    GAME,
    MANA_ORB,
    SECOND_MAIN,
    InPlay,
    Prepared,
    Side,
    Stands,
    battle_phase,
    duel,
    enchantments_phase,
    finish,
    main_phase,
    notations,
    position,
    rules,
    run,
    told,
    turn,
    unit_at,
)

from rulewright.games.battleground.cards.atoms import Damage, GainExperience
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.rules.battle.battle_phase import by_default
from rulewright.games.battleground.rules.state import State
from rulewright.kernel.match import Match
from rulewright.kernel.question import EVERYBODY, option


def won(state: State) -> tuple[tuple[int, ...], str]:
    assert state.outcome is not None
    return state.outcome.winners, state.outcome.clause


@pytest.mark.rule("BG-256")
def test_life_at_zero_or_below_is_defeat_and_one_is_not() -> None:
    for life, over in ((2, True), (3, True), (4, False)):
        state = position(Side("elementalist", hand=["lightning"], pool="RW"), Side("warlock", life=life))
        finish(main_phase, state, "cast lightning")
        assert (state.outcome is not None) is over
        if over:
            assert won(state) == ((0,), "BG-256")


@pytest.mark.rule("BG-257", "BG-R77")
def test_nothing_more_is_played_after_it() -> None:
    """The spell ends the game in the First Main phase: no battle, no experience, no return of cards."""
    state = position(Side("elementalist", {"c2": "ember-elemental"}, hand=["lightning"], pool="RW"),
                     Side("warlock", life=2))  # fmt: skip
    table = duel(turn, state, "cast lightning")
    assert won(state) == ((0,), "BG-256")
    assert (told(table, "wave"), told(table, "returns"), state.players[0].experience) == ([], [], 0)
    assert [kind for kind, _, _ in table.events][-1] == "won"


@pytest.mark.rule("BG-257")
def test_a_battle_ends_between_two_units() -> None:
    state = position(Side(units={"b4": "guard", "c4": "guard"}), Side("warlock", life=1))
    table = run(battle_phase, state)
    assert (len(told(table, "attacks_hero")), state.players[1].life) == (1, 0)


@pytest.mark.rule("BG-R132", "BG-256")
def test_a_trigger_in_the_enchantments_phase_may_win() -> None:
    harvest = position(Side("warlock", play=["soul-harvest", InPlay("withering-curse", 1, "c3")]),
                       Side(units={"c3": Stands("guard", hp=1)}, life=1))  # fmt: skip
    finish(enchantments_phase, harvest)
    assert won(harvest) == ((0,), "BG-256")


@pytest.mark.rule("BG-R132")
def test_the_whole_spell_is_resolved_before_the_check() -> None:
    """Both heroes fall by one text: a draw, not a victory for whose hero fell second."""
    pyre = Card("pyre", "Pyre", "warlock", "spell", "Fire", effects=(Damage(3, "enemy"), Damage(3, "you")))
    state = position(Side("warlock", hand=["pyre"], life=2), Side(life=3), cards=[pyre])
    finish(main_phase, state, "cast pyre")
    assert won(state) == ((), "BG-R133")


@pytest.mark.rule("BG-R133")
def test_by_a_switch_a_double_defeat_has_a_winner() -> None:
    pyre = Card("pyre", "Pyre", "warlock", "spell", "Fire", effects=(Damage(3, "enemy"), Damage(3, "you")))
    for rule, winner in (("active_wins", 1), ("active_loses", 0)):
        state = position(Side(life=3), Side("warlock", hand=["pyre"], life=2), cards=[pyre], active=1,
                         variant=rules(double_ko=rule))  # fmt: skip
        finish(main_phase, state, "cast pyre")
        assert won(state) == ((winner,), "BG-R133")


@pytest.mark.rule("BG-R134")
def test_a_player_may_lose_the_last_life_and_the_game() -> None:
    pact = position(Side("warlock", hand=["blood-pact"], life=2), Side())
    finish(main_phase, pact, "cast blood-pact")
    assert won(pact) == ((1,), "BG-256")
    summoned = position(Side("warlock", hand=["abomination"], pool="SS", life=1), Side())
    finish(main_phase, summoned, "muster abomination", "field c1")
    assert won(summoned) == ((1,), "BG-256")


@pytest.mark.rule("BG-R135")
def test_healing_stops_at_twenty() -> None:
    side = Side("warlock", hand=["drain-life"], pool="PP")
    for life, after in ((20, 20), (19, 20), (10, 11)):
        side.life = life
        state = position(side, Side(units={"c3": "guard"}))
        finish(main_phase, state, "cast drain-life")
        assert state.players[0].life == after
    state = position(Side("warlock", hand=["drain-life"], pool="PP"), Side(units={"c3": "guard"}),
                     variant=rules(max_life=25))  # fmt: skip
    finish(main_phase, state, "cast drain-life")
    assert state.players[0].life == 21


@pytest.mark.rule("BG-R141")
def test_prepared_spells_are_shown_at_the_end() -> None:
    state = position(Side("warlock", hand=["blood-pact"], prepared=["terror"], life=2), Side(prepared=["mend"]))
    finish(main_phase, state, "cast blood-pact")
    cards = [state.players[seat].slots[0].card for seat in (0, 1)]
    assert [state.seen[card] for card in cards] == [EVERYBODY, EVERYBODY]


@pytest.mark.rule("BG-R137")
def test_the_turn_limit_goes_by_life_then_experience() -> None:
    for first, second, winners in (
        (Side(life=12, turns=40), Side("warlock", life=11, turns=39, experience=9), (0,)),
        (Side(life=11, turns=40, experience=1), Side("warlock", life=11, turns=39, experience=9), (1,)),
        (Side(life=11, turns=40, experience=5), Side("warlock", life=11, turns=39, experience=4), ()),
    ):
        state = position(first, second, active=1, phase=MANA_ORB)
        finish(turn, state)  # the second player's fortieth turn brings 1 experience
        assert won(state) == (winners, "BG-R137")
    on = position(Side(turns=39), Side("warlock", turns=39), active=0, phase=MANA_ORB)
    finish(turn, on)
    assert on.outcome is None  # the second player still has a turn


@pytest.mark.rule("BG-R136")
def test_a_main_phase_stops_after_two_hundred_actions() -> None:
    side = Side(hand=["smite", "mend"], prepared=["charge", "judgement"])
    state = position(side, Side("warlock"))
    state.actions = 198
    table = run(main_phase, state, lambda seat, key, offered: offered[-1])
    assert (state.actions, [key for _, key, _ in table.asked].count("main")) == (200, 2)
    few = position(side, Side("warlock"), variant=rules(main_action_cap=1))
    table = run(main_phase, few, lambda seat, key, offered: offered[-1])
    assert few.actions == 1


@pytest.mark.rule("BG-R138", "BG-D21")
def test_a_player_may_concede_and_the_other_wins() -> None:
    match = Match(GAME, 2, seed=1)
    seat = next(iter(match.questions))
    match.concede(seat)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ((1 - seat,), "BG-R138")


@pytest.mark.rule("BG-R138")
def test_what_a_unit_does_when_nobody_answers_in_time() -> None:
    state = position(Side(units={"c2": "guard", "e1": "guard"}), Side("warlock", {"c3": "ghoul"}))
    near, far = unit_at(state, "c2").card, unit_at(state, "e1").card
    wave = ("attack", "defend", "advance")
    assert by_default(state, [option(verb, near) for verb in wave]).verb == "attack"
    assert by_default(state, [option(verb, far) for verb in wave]).verb == "advance"
    assert by_default(state, [option(verb, far) for verb in wave[:2]]).verb == "defend"


@pytest.mark.rule("BG-258", "BG-001")
def test_there_is_a_duel_or_teams_and_nothing_optional() -> None:
    assert list(GAME.players) == [2, 4]
    official = GAME.rules.tunables()
    off = ("free_combos", "optional_advance", "mirror_classes", "first_player_skips_battle_exp")
    assert not any(getattr(official, name) for name in off)
    zero = ("exp_hero_hit", "exp_denial", "second_player_bonus_exp", "summon_delay",
            "charge_limit_per_turn", "turnover_duration", "dead_unit_to")  # fmt: skip
    assert [getattr(official, name) for name in zero] == [0] * len(zero)


@pytest.mark.rule("BG-188", "BG-R94")
def test_experience_of_the_last_moment_counts_in_the_tie_break() -> None:
    tome = Card("tome", "Tome", "paladin", "spell", "Order", effects=(GainExperience(3),))
    state = position(Side(turns=40, experience=8), Side(hand=["tome"], turns=39, experience=5), cards=[tome], active=1,
                     phase=SECOND_MAIN)  # fmt: skip
    state.players[1].turns = 40
    assert "cast tome" in notations(state, 1)
    duel(turn, state, "cast tome")
    assert won(state) == ((), "BG-R137")


@pytest.mark.rule("BG-107", "BG-256")
def test_a_charged_spell_may_win_in_the_enemy_turn() -> None:
    state = position(Side(life=2), Side("elementalist", prepared=[Prepared("lightning", "RW")]))
    duel(turn, state, "cast lightning")
    assert won(state) == ((1,), "BG-256")
