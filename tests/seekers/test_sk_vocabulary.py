"""Precedence, who is who, what is open and what is hidden, dice, and what pays for what."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from seekers_calls import deal, options_for, targets
from seekers_table import GAME, Effect, Side, ails, at, duel, find, play, position, priority, triple, turn, upto

from rulewright.games.seekers.cards import OFFICIAL_CARDS
from rulewright.games.seekers.cards.ailments import AILMENTS
from rulewright.games.seekers.rules.damage import Part
from rulewright.games.seekers.rules.state import State, are_enemies
from rulewright.games.seekers.rules.turn import end_phase
from rulewright.kernel.errors import ImpossibleSetup
from rulewright.kernel.match import Match
from rulewright.kernel.question import HIDDEN, SPECTATOR, Seat
from rulewright.kernel.variant import Variant


def offered(state: State, seat: int) -> set[str]:
    """What a player with priority may do, without card numbers."""
    return {GAME.words.notation(state, each).split("#")[0] for each in options_for(state, seat)}


# -- precedence


@pytest.mark.rule("SK-001", "SK-R02")
def test_a_card_lifts_a_rule() -> None:
    hand = ["pyroblast"] * 12
    state = position(Side(hand=hand, equipment=["deep-satchel"]), Side("mara", at=(3, 0)))
    duel(end_phase, state)  # twelve cards by the Satchel, where the rule says ten (SK-174)
    assert len(state.players[0].hand) == 12
    state = position(Side(hand=hand), Side("mara", at=(3, 0)))
    named = state.players[0].equipment[2]
    assert GAME.words.card_words(state, named).startswith("Traveller's Boots")
    duel(end_phase, state, "exile pyroblast", "exile pyroblast")
    assert len(state.players[0].hand) == 10


@pytest.mark.rule("SK-002", "SK-R02")
def test_can_not_beats_can() -> None:
    def responses(**ailments: int) -> set[str]:
        side = Side(hand=["frost-nova"], zone=[Effect("presence-of-mind")], ailments=ailments)
        return offered(position(side, Side("mara", at=(3, 0)), active=1), 0)

    assert responses() == {"pass", "play frost-nova"}  # an Action, at instant speed by Presence of Mind
    assert responses(Stun=2) == {"pass"}


@pytest.mark.rule("SK-003", "SK-R03")
def test_an_overlay_outranks_rules_and_cards_and_is_empty_by_default() -> None:
    plain = GAME.rules.book(Variant())
    assert plain.cards == OFFICIAL_CARDS
    assert plain.rules == GAME.rules.tunables()
    tournament = GAME.rules.book(Variant("x", rules={"hand_max": 8}, cards={"pyroblast": {"cost": 7}}))
    assert tournament.rules.hand_max == 8
    assert tournament.cards[tournament.face("pyroblast")].cost == 7
    state = position(Side(hand=["pyroblast"], ap=6), Side("mara", at=(3, 0)))
    assert "play pyroblast" in offered(state, 0)
    overlaid = Variant("x", cards={"pyroblast": {"cost": 7}})
    state = position(Side(hand=["pyroblast"], ap=6), Side("mara", at=(3, 0)), variant=overlaid)
    assert "play pyroblast" not in offered(state, 0)


# -- units, teams, owners


@pytest.mark.rule("SK-004", "SK-007", "SK-008", "SK-009", "SK-010", "SK-R01", "SK-R05")
def test_enemies_and_allies_by_team() -> None:
    state = position(Side(at=(0, 0), tokens=[("shade", (0, 1))]), Side("mara", at=(2, 0), tokens=[("shade", (2, 1))]))
    assert targets(state, 0, "enemy", 0) == [1, 3]  # the Seeker and its token unit alike
    assert targets(state, 0, "ally", 0) == [0, 2]  # oneself is an ally
    assert are_enemies(state, state.units[2].seat, state.units[3].seat)


@pytest.mark.rule("SK-006", "SK-007")
def test_every_player_is_in_one_team_and_there_are_two_at_least() -> None:
    assert [player.team for player in Match(GAME, 2).state.players] == [0, 1]
    assert [player.team for player in Match(GAME, 3).state.players] == [0, 1, 2]
    assert [player.team for player in Match(GAME, 4).state.players] == [0, 1, 0, 1]
    with pytest.raises(ImpossibleSetup, match=r"at least two opposing teams \(SK-006, SK-007\)"):
        Match(GAME, 2, lineup=[{"team": 1}, {"team": 1}])


@pytest.mark.rule("SK-010", "SK-011", "SK-017", "SK-285")
def test_a_token_unit_is_its_controllers_no_card_and_no_loss() -> None:
    state = position(Side("nessa", hand=["thorn-seed"], ap=10), Side(hand=["ember-dart"], at=(3, 0)))
    cards = len(state.faces)
    duel(priority, state, "play thorn-seed", "at_free_hex 1,0")
    assert state.units[2].seat == 0
    assert len(state.faces) == cards  # a token is not a card: no sleeve
    state.active = Seat(1)
    state.units[2].hp = 1
    duel(priority, state, "play ember-dart", "at_enemy 2", dice=[3])
    assert state.units[2].hex == -1
    assert state.outcome is None
    assert not state.players[0].out
    everywhere = [*state.players[0].discard, *state.players[0].exile, *state.players[1].discard]
    assert all(state.book.cards[state.faces[card]].kind != "token" for card in everywhere)


@pytest.mark.rule("SK-012", "SK-R01")
def test_you_is_the_controlling_players_seeker() -> None:
    state = position(
        Side("vexia", hand=["drain-life"], hp=50, tokens=[("shade", (0, 1))]), Side(at=(3, 0), hand=[], hp=80)
    )
    duel(priority, state, "play drain-life", "no", dice=[4])
    assert triple(state, 0)[2] == 50 + 3 + 1  # "you heal 3", and her own effect: 6 shadow damage heal 1
    assert triple(state, 1)[2] == 80 - 6
    assert state.units[2].hp == state.units[2].most  # not the token unit


@pytest.mark.rule("SK-013", "SK-014", "SK-015", "SK-016", "SK-060", "SK-R103")
def test_a_copy_is_its_makers_and_the_card_stays_its_owners() -> None:
    state = position(
        Side(hand=["ember-dart"], at=(0, 0)), Side("orin", at=(3, 0), hand=["mirror-thought"], ap=5, hp=60)
    )
    dart, mirror = find(state, 0, "ember-dart"), find(state, 1, "mirror-thought")
    table = duel(
        priority, state, "play ember-dart", "play mirror-thought", "at_enemy 0",
        dice=[6, 2],
    )  # fmt: skip
    hurt = [(args["unit"], args["n"]) for kind, _, args in table.events if kind == "damage"]
    assert hurt == [(0, 6), (1, 2)]  # the copy first, by its controller at the dart's own controller
    assert state.players[0].discard == [dart]  # one card, back to who brought it
    assert state.players[1].discard == [mirror]
    assert (state.owner[dart], state.owner[mirror]) == (0, 1)


@pytest.mark.rule("SK-060", "SK-157")
def test_a_requirement_is_checked_again_when_it_resolves() -> None:
    """Attributes do not change in play (SK-050); for a copy it is the copying player's Seeker that must meet it."""
    state = position(Side(hand=["ember-dart"], at=(0, 0)), Side("vexia", at=(3, 0), hand=["stolen-voice"], ap=5, hp=60))
    copied = ("play ember-dart", "play stolen-voice")
    table = duel(priority, state, *copied, "at_enemy 0", dice=[6, 2])
    assert len([1 for kind, _, _ in table.events if kind == "damage"]) == 2  # Vexia has Intellect 5
    state = position(Side(hand=["pyroblast"], ap=6, at=(0, 0)), Side("vexia", at=(3, 0), hand=["terrify"], ap=5, hp=60))
    upto(priority, state, "play pyroblast")
    weak = (replace(card, stats=(0,) * 5) if card.key == "theron" else card for card in state.book.cards)
    state.book = replace(state.book, cards=tuple(weak))
    table = duel(priority, state)
    assert [args["face"] for kind, _, args in table.events if kind == "fizzles"] == [state.book.face("pyroblast")]
    assert triple(state, 1)[2] == 60


@pytest.mark.rule("SK-018", "SK-R110")
def test_a_trigger_goes_on_when_its_source_is_gone() -> None:
    state = position(
        Side("mara", hand=["quick-stab"], zone=[Effect("shadow-double", moments=1)]),
        Side(at=(1, 0), hand=["unravel"], ap=5),
    )
    play(
        priority, state, "play quick-stab", "pass",  # 4 physical; Shadow Double triggers
        "play unravel",  # and is Dispelled while its trigger waits
        "pass", dice=[4],
    )  # fmt: skip
    assert state.players[0].zone == []
    assert triple(state, 1)[2] == 100 - 4 - 4


# -- dice and costs


@pytest.mark.rule("SK-E01", "SK-E01.1", "SK-019")
def test_dice_are_summed() -> None:
    state = position(Side(hand=["glacial-spike"]), Side("mara", at=(3, 0)))
    table = duel(priority, state, "play glacial-spike", dice=[2, 5, 6])
    assert [(args["dice"], args["n"]) for kind, _, args in table.events if kind == "rolls"] == [(3, 13)]
    assert triple(state, 1)[2] == 100 - 13 - 1


@pytest.mark.rule("SK-E02", "SK-E02.1", "SK-E02.2", "SK-E02.3", "SK-E02.4", "SK-020", "SK-104", "SK-105")
def test_moves_and_plays_are_interleaved() -> None:
    def side() -> State:
        return position(Side(hand=["frostbolt"], at=(-4, 0), equipment=["deep-satchel"]), Side("mara", at=(3, 0)))

    move = ("move", "to -2,0")
    state = side()
    duel(priority, state, *move)
    assert triple(state, 0) == (5, 4, 100)
    state = side()
    duel(priority, state, *move, "play frostbolt", dice=[3])
    assert triple(state, 0) == (3, 4, 100)
    state = side()
    duel(priority, state, *move, "play frostbolt", "move", "to 1,0", dice=[3])
    assert triple(state, 0) == (3, 1, 100)
    assert at(state, 0) == (1, 0)


@pytest.mark.rule("SK-020")
def test_ap_pay_for_extra_movement_tactics_and_effects() -> None:
    state = position(Side("mara", equipment=["nightweave", "deep-satchel"], hand=["quick-stab"], ap=6, mp=1),
                     Side(at=(2, 0)))  # fmt: skip
    duel(priority, state, "move", "to -2,0", "activate nightweave", "no")
    assert triple(state, 0) == (6 - 1 - 5, 0, 100)
    state = position(Side("mara", hand=["quick-stab"]), Side(at=(1, 0)))
    duel(priority, state, "play quick-stab", dice=[1])
    assert triple(state, 0) == (4, 6, 100)


# -- spells, Ailments


@pytest.mark.rule("SK-R04")
def test_a_spell_is_a_non_physical_ability_or_attack() -> None:
    spells = {card.key for card in OFFICIAL_CARDS if card.is_spell}
    assert {"pyroblast", "blast-wave", "shadow-bolt", "mend"} <= spells
    assert not spells & {"fatal-thrust", "tumble", "fire-flask", "cryo-flask", "smoke-bomb", "brace", "ashwood-staff"}
    staff = next(card for card in OFFICIAL_CARDS if card.key == "ashwood-staff").action
    assert staff is not None
    assert staff.type == "fire"
    assert not staff.is_spell  # a Weapon attack


@pytest.mark.rule("SK-R06", "SK-225")
def test_which_conditions_are_ailments() -> None:
    assert AILMENTS == (
        "Bleed", "Blind", "Burn", "Daze", "Fear", "Frozen", "Poison", "Root", "Shocked", "Slow", "Stun")  # fmt: skip
    side = Side("halvard", hand=["sanctuary"], ailments={"Burn": 2, "Slow": 1}, fatigue=5, ap=5)
    state = position(side, Side(at=(3, 0)))
    state.units[0].stealth, state.players[0].channel = True, 0
    duel(priority, state, "play sanctuary")
    assert (ails(state, 0, "Burn"), ails(state, 0, "Slow"), state.players[0].fatigue) == (0, 0, 5)


# -- what is open, what is hidden


@pytest.mark.rule("SK-R07", "SK-R08", "SK-180")
def test_what_everybody_sees_and_what_nobody_does() -> None:
    state = position(
        Side("mara", hand=["fatal-thrust", "vanish"], deck=["volley"] * 3, discard=["tumble"], fatigue=5,
             zone=[Effect("shadow-double", moments=1), Effect("crippling-daggers", charges=2),
                   Effect("volley", down=True)], ailments={"Slow": 1}),
        Side(at=(3, 0)),
    )  # fmt: skip
    for viewer in (1, SPECTATOR):
        view = GAME.rules.view(state, viewer)
        mine = view.players[0]
        assert [len(pile) for pile in (mine.hand, mine.deck)] == [2, 3]
        assert all(view.faces[card] == HIDDEN for card in mine.hand + mine.deck)
        assert [view.faces[card] for card in mine.discard] == [view.book.face("tumble")]
        assert [(each.moments, each.charges, each.down, each.turn) for each in mine.zone] == [
            (1, 0, False, 1), (0, 2, False, 1), (0, 0, True, 1)]  # fmt: skip
        assert (mine.zone[2].face, view.faces[mine.zone[2].card]) == (-1, HIDDEN)
        assert view.units == state.units  # the map, HP, Ailments and their Moments
        assert (mine.ap, mine.mp, mine.fatigue) == (5, 6, 5)
        assert all(view.faces[card] >= 0 for card in mine.equipment)
    own = GAME.rules.view(state, 0)
    assert [own.faces[card] for card in own.players[0].hand] == [own.book.face("fatal-thrust"), own.book.face("vanish")]
    assert own.faces[own.players[0].zone[2].card] == own.book.face("volley")
    assert all(own.faces[card] == HIDDEN for card in own.players[0].deck)  # deck order: nobody


@pytest.mark.rule("SK-R09", "SK-R08", "SK-273")
def test_a_face_down_card_has_no_properties_does_not_tick_and_is_shown_when_it_leaves() -> None:
    state = position(
        Side("mara", zone=[Effect("shadow-double", down=True), Effect("iron-hide", down=True)], hand=["quick-stab"]),
        Side(at=(1, 0), hand=["unravel"], ap=5),
    )
    down = state.players[0].zone[0].card
    duel(turn, state, "play quick-stab", dice=[4])
    assert triple(state, 1)[2] == 96  # no Shadow Double
    assert [each.moments for each in state.players[0].zone] == [0, 0]
    duel(lambda table, _: deal(table, state, 0, [Part(5, "fire")], -1), state)
    assert triple(state, 0)[2] == 95  # no Iron Hide
    assert state.seen[down] == 1
    state.active = Seat(1)
    table = duel(priority, state, "play unravel", "at_zone 1")
    assert state.seen[down] & 2  # turned up
    assert state.players[0].discard[-1] == down
    assert ("ends", "SK-218") in [(kind, clause) for kind, clause, _ in table.events]


@pytest.mark.rule("SK-R10", "SK-221")
def test_inspect_shows_hand_and_face_down_cards_but_not_the_deck() -> None:
    state = position(
        Side(hand=["minds-eye"]),
        Side("mara", at=(3, 0), hand=["vanish"], deck=["volley"], zone=[Effect("tumble", down=True)]),
    )
    duel(priority, state, "play minds-eye")
    view = GAME.rules.view(state, 0)
    other = view.players[1]
    assert view.faces[other.hand[0]] == view.book.face("vanish")
    assert view.faces[other.zone[0].card] == view.book.face("tumble")
    assert view.faces[other.deck[0]] == HIDDEN
    assert GAME.rules.view(state, SPECTATOR).faces[other.hand[0]] == HIDDEN


@pytest.mark.rule("SK-R11")
def test_that_a_player_could_only_pass_shows_nowhere() -> None:
    """No event, no mark in the state: what happened looks the same with an answer in hand and without."""

    def after(hand: list[str]) -> tuple[State, list[str]]:
        state = position(Side("mara", hand=["quick-stab"]), Side(at=(1, 0), hand=hand))
        table = duel(priority, state, "play quick-stab", dice=[4])
        return GAME.rules.view(state, 0), [kind for kind, _, _ in table.events]

    (one, told), (other, heard) = after(["fire-lash"]), after(["pyroblast"])
    assert told == heard
    one.dice = other.dice
    assert one == other


@pytest.mark.rule("SK-R13", "SK-131")
def test_team_mates_do_not_share_their_sight() -> None:
    sides = [Side(at=(-6, 2), hand=["scorching-ray"]), Side("mara", at=(6, -3)), Side("orin", at=(4, -3)),
             Side("vexia", at=(6, -4))]  # fmt: skip
    state = position(*sides)
    assert 1 in targets(state, 2, "enemy", 0)
    assert targets(state, 0, "enemy", 0) == []
    assert "play scorching-ray" not in offered(state, 0)


# -- damage types


@pytest.mark.rule("SK-E05", "SK-E05.1", "SK-066", "SK-068", "SK-R83", "SK-067")
@pytest.mark.parametrize(
    ("seeker", "card", "dice", "taken"),
    [("vexia", "shadow-bolt", [4], 4), ("theron", "scorching-ray", [4, 4], 9), ("orin", "ley-lance", [4, 4, 4], 11)],
)
def test_a_ward_stops_its_own_damage_types_only(seeker: str, card: str, dice: Sequence[int], taken: int) -> None:
    """Spellbreaker Mail takes 2 off arcane and shadow damage; fire goes through whole."""
    state = position(Side(seeker, hand=[card]), Side("halvard", at=(3, 0), equipment=["spellbreaker-mail"]))
    answers = ["no"] if card == "ley-lance" and state.players[0].ap > 5 else []
    table = duel(priority, state, f"play {card}", *answers, dice=dice)
    assert [args["n"] for kind, _, args in table.events if kind == "damage"] == [taken]
