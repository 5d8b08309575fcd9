"""Keywords about playing cards: Amplify to Subtle, and Fatigue."""

from collections.abc import Sequence

import pytest
from seekers_calls import card_of, pass_moment
from seekers_table import Effect, Side, ails, find, play, position, priority, triple, upto

from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import upkeep

MARK = Side(at=(2, 0), ap=0)


def names(state: State, cards: Sequence[int]) -> list[str]:
    return [card_of(state, card).key for card in cards]


def zone(state: State, seat: int) -> list[str]:
    return [state.book.cards[state.faces[each.card]].key for each in state.players[seat].zone]


def hp(state: State) -> tuple[int, int]:
    return state.units[0].hp, state.units[1].hp


# -- Amplify


@pytest.mark.rule("SK-211", "SK-D10")
def test_amplify_is_an_optional_cost_for_more() -> None:
    def light(answer: str, ap: int = 5, dice: tuple[int, ...] = (4,)) -> State:
        state = position(Side(hand=["searing-light"], ap=ap), MARK)
        play(priority, state, "play searing-light", *([answer] if answer else []), "pass", dice=dice)
        return state

    state = light("no")
    assert (triple(state, 0)[0], hp(state)[1]) == (3, 94)
    state = light("yes", dice=(4, 4, 4))
    assert (triple(state, 0)[0], hp(state)[1]) == (1, 88)
    assert hp(light("", ap=3))[1] == 94  # not offered to who can't pay


@pytest.mark.rule("SK-211", "SK-274", "SK-D13")
def test_amplify_by_discarding_another_card() -> None:
    state = position(Side(hand=["incinerating-blast", "pyroblast", "quicken"]), MARK)
    asked = upto(priority, state, "play incinerating-blast", "yes")
    assert (asked.why.key, asked.notations) == ("pay", ["pay pyroblast", "pay quicken"])
    state = position(Side(hand=["incinerating-blast"]), MARK)
    play(priority, state, "play incinerating-blast", "pass", dice=[4])  # no card to discard, no question
    assert hp(state)[1] == 96


# -- Charges


@pytest.mark.rule("SK-212", "SK-213", "SK-214")
def test_charges_are_paid_each_time_and_wait_in_the_effect_zone() -> None:
    state = position(Side(hand=["bandages"], hp=90), MARK)
    play(priority, state, "play bandages", "pass")
    assert (triple(state, 0), zone(state, 0), state.players[0].discard) == ((4, 6, 92), ["bandages"], [])
    play(priority, state, "use bandages", "pass")
    assert (triple(state, 0), zone(state, 0)) == ((3, 6, 94), ["bandages"])
    play(priority, state, "use bandages", "pass")
    assert (triple(state, 0), zone(state, 0), names(state, state.players[0].discard)) == ((2, 6, 96), [], ["bandages"])


@pytest.mark.rule("SK-212", "SK-217", "SK-R96")
def test_a_countered_card_loses_its_charges() -> None:
    state = position(Side(hand=["bandages"], hp=90, ap=1), Side(at=(2, 0), hand=["deny"]))
    play(priority, state, "play bandages", "play deny", "pass")
    assert (hp(state)[0], zone(state, 0), names(state, state.players[0].discard)) == (90, [], ["bandages"])


# -- the Stack


@pytest.mark.rule("SK-215", "SK-216", "SK-R103", "SK-D17")
def test_copy_duplicates_a_spell_and_may_choose_new_targets() -> None:
    def mirror(*answers: str, dice: tuple[int, ...]) -> State:
        state = position(Side(hand=["ember-dart"]), Side("orin", at=(2, 0), hand=["mirror-thought"]))
        play(priority, state, "play ember-dart", "play mirror-thought", *answers, dice=dice)
        return state

    state = mirror("at_enemy 0", "pass", dice=(6, 2))
    assert hp(state) == (94, 108)  # the copy resolves first, and is the copying player's
    assert (names(state, state.players[0].discard), len(state.players[1].discard)) == (["ember-dart"], 1)
    state = mirror("no", "pass", dice=(2,))
    assert hp(state) == (100, 108)  # its old target is no enemy of the copying player


@pytest.mark.rule("SK-216")
def test_the_copying_player_picks_among_legal_targets() -> None:
    side = Side(at=(2, 0), ap=0, tokens=[("shade", (3, 0)), ("shade", (-6, 4))])
    state = position(Side("orin", hand=["ember-dart", "mirror-thought"]), side)
    asked = upto(priority, state, "play ember-dart", "at_enemy 1", "play mirror-thought")
    assert (asked.why.key, asked.notations) == ("new_target", ["no", "at_enemy 2"])  # the far Shade is out of range


@pytest.mark.rule("SK-217", "SK-D12")
def test_counter_puts_the_card_into_discard_unresolved() -> None:
    state = position(Side(hand=["pyroblast"], ap=6), Side(at=(2, 0), hand=["refute"]))
    play(priority, state, "play pyroblast", "play refute", "pass")
    assert (hp(state), triple(state, 0)[0], names(state, state.players[0].discard)) == ((100, 100), 0, ["pyroblast"])


@pytest.mark.rule("SK-217", "SK-R95", "SK-R102")
def test_counter_takes_weapon_attacks_but_no_other_effects() -> None:
    mara = Side("mara", at=(1, 0), equipment=["nightweave"])
    state = position(mara, Side(at=(2, 0), hand=["deny"]))
    table = play(priority, state, "activate nightweave", "pass")
    assert {seat for seat, _, _ in table.asked} == {0}
    state = position(mara, Side(at=(2, 0), hand=["deny"]))
    play(priority, state, "activate worn-shortsword", "play deny", "no", "pass")
    assert (hp(state), names(state, state.players[0].discard)) == ((100, 100), [])  # the copy is gone


@pytest.mark.rule("SK-219", "SK-159")
def test_immediate_resolves_before_anybody_can_respond() -> None:
    state = position(Side(hand=["quicken"]), Side(at=(2, 0), hand=["deny"]))
    asked = upto(priority, state, "play quicken")
    assert (asked.seat, asked.why.key, state.stack, state.players[0].mp) == (0, "main", [], 9)


@pytest.mark.rule("SK-218", "SK-D25", "SK-R09")
def test_dispel_moves_a_card_from_an_effect_zone_to_discard() -> None:
    def before() -> State:
        zone = [Effect("numbing-wind", moments=2), Effect("ember-dart", down=True)]
        return position(Side(hand=["unravel", "pyroblast"], ap=8), Side(at=(2, 0), ap=0, zone=zone))

    asked = upto(priority, before(), "play unravel")
    first, second = asked.notations
    state = before()
    play(priority, state, "play unravel", first, "play pyroblast", "pass", dice=[1, 1, 1, 1, 2])
    assert (hp(state)[1], zone(state, 1), names(state, state.players[1].discard)) == (
        94,
        ["ember-dart"],
        ["numbing-wind"],
    )
    state = before()
    hidden = find(state, 1, "ember-dart")
    assert not state.seen[hidden] & 1
    play(priority, state, "play unravel", second, "pass")  # unseen until it leaves
    assert (zone(state, 1), names(state, state.players[1].discard)) == (["numbing-wind"], ["ember-dart"])
    assert state.seen[hidden] & 1


# -- time, knowledge


@pytest.mark.rule("SK-220", "SK-R119", "SK-R209", "SK-D21")
def test_hasten_takes_moments_off_what_its_player_chooses() -> None:
    burn, slow = "hasten_ailment burn", "hasten_ailment slow"
    mine = Side(hand=["shrug-off"], ailments={"Burn": 3, "Slow": 1}, zone=[Effect("numbing-wind", moments=2)])
    theirs = Side(at=(2, 0), ap=0, ailments={"Root": 2}, zone=[Effect("numbing-wind", moments=2)])
    state = position(mine, theirs)
    asked = upto(priority, state, "play shrug-off")
    assert asked.why.key == "hasten"
    assert asked.notations == ["stop", f"hasten_zone {state.players[0].zone[0].born}", burn, slow]  # nothing of theirs
    asked = upto(priority, position(mine, theirs), "play shrug-off", burn, slow)
    assert asked.notations == ["stop", asked.notations[1]]  # each once
    state = position(mine, theirs)
    play(priority, state, "play shrug-off", burn, slow, "stop", "pass")
    assert (ails(state, 0, "Burn"), ails(state, 0, "Slow"), state.players[0].zone[0].moments) == (1, 0, 2)
    state = position(mine, theirs)
    play(priority, state, "play shrug-off", asked.notations[1], "stop", "pass")
    assert (zone(state, 0), ails(state, 0, "Burn")) == ([], 3)


@pytest.mark.rule("SK-220", "SK-R57")
def test_hasten_shortens_being_intangible_too() -> None:
    mine = Side(at=(2, 0), hand=["shrug-off"], ap=1, mp=0, fade=2)
    state = position(mine, Side(at=(2, 0), ap=0, mp=0))
    assert upto(priority, state, "play shrug-off").notations == ["stop", "hasten_fade"]
    state = position(mine, Side(at=(2, 0), ap=0, mp=0))
    asked = upto(priority, state, "play shrug-off", "hasten_fade")
    assert (state.units[0].fade, asked.why.key) == (0, "unfade")  # solid again on a taken hex: the nearest free one


@pytest.mark.rule("SK-221", "SK-R10", "SK-D23")
def test_inspect_shows_what_the_inspected_player_may_look_at() -> None:
    side = Side(at=(2, 0), ap=0, hand=["net", "quicken"], zone=[Effect("ember-dart", down=True)], deck=["study"])
    state = position(Side(hand=["minds-eye"]), side)
    play(priority, state, "play minds-eye", "pass")
    seen = {name: bool(state.seen[find(state, 1, name)] & 1) for name in ("net", "quicken", "ember-dart", "study")}
    assert seen == {"net": True, "quicken": True, "ember-dart": True, "study": False}


@pytest.mark.rule("SK-222", "SK-D22")
def test_scry_returns_each_card_to_the_top_or_the_bottom_in_any_order() -> None:
    deck = ["study", "net", "quicken", "ember-dart"]  # Ember Dart on top

    def scry(*answers: str) -> list[str]:
        state = position(Side(hand=["leyline-step"], deck=deck), MARK)
        cards = {key: f"#{find(state, 0, key)}" for key in deck}
        play(priority, state, "play leyline-step", "at_free_hex 3,0",
             *(" ".join(cards.get(word, word) for word in each.split()) for each in answers), "pass")  # fmt: skip
        assert state.seen[find(state, 0, "ember-dart")] == 1  # the scrying player only
        assert not state.seen[find(state, 0, "net")]
        return names(state, state.players[0].deck)

    assert scry("top ember-dart", "top quicken") == ["study", "net", "ember-dart", "quicken"]
    assert scry("top quicken", "top ember-dart") == ["study", "net", "quicken", "ember-dart"]
    assert scry("bottom quicken", "bottom ember-dart") == ["ember-dart", "quicken", "study", "net"]
    assert scry("bottom quicken", "top ember-dart") == ["quicken", "study", "net", "ember-dart"]


@pytest.mark.rule("SK-D24", "SK-027", "SK-028")
def test_who_is_told_to_discard_chooses_and_so_does_who_takes_back() -> None:
    vexia = Side("vexia", hand=["whisper-of-doom", "grave-bargain"], discard=["net", "study"])
    state = position(vexia, Side(at=(2, 0), ap=0, hand=["quicken", "ember-dart"]))
    asked = upto(priority, state, "play whisper-of-doom")
    assert (asked.seat, asked.notations) == (1, ["drop quicken", "drop ember-dart"])
    state = position(vexia, MARK)
    play(priority, state, "play grave-bargain", "regain study", "pass")
    assert names(state, state.players[0].hand) == ["whisper-of-doom", "study"]


# -- Subtle


@pytest.mark.rule("SK-223", "SK-264", "SK-266", "SK-R181")
def test_subtle_cards_do_not_remove_stealth() -> None:
    def strike(card: str) -> bool:
        state = position(Side("mara", at=(1, 0), hand=[card], stealth=True), MARK)
        play(priority, state, f"play {card}", "pass", dice=[3])
        assert state.units[1].hp < 100
        return state.units[0].stealth

    assert strike("hidden-blade")
    assert not strike("quick-stab")


# -- Fatigue


@pytest.mark.rule("SK-224", "SK-E15.1")
def test_each_draw_from_an_empty_deck_costs_life_equal_to_all_fatigue() -> None:
    state = position(Side(at=(-6, 2), deck=[]), MARK)
    lives = []
    for _ in range(6):
        state.players[0].ap = 0
        play(upkeep, state)
        lives.append(state.units[0].hp)
    assert lives == [95, 85, 70, 50, 25, -5]
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


@pytest.mark.rule("SK-225", "SK-226")
def test_fatigue_is_no_ailment_and_does_not_go_down() -> None:
    state = position(Side(hand=["shrug-off", "cleansing-prayer"], fatigue=10, hp=90), MARK)
    table = play(priority, state, "play shrug-off", "pass", "play cleansing-prayer", "pass")
    assert not {"hasten", "cleanse"} & {
        key for _, key, _ in table.asked
    }  # neither Hasten nor the Prayer finds anything to choose
    for _ in range(3):
        play(lambda table, state: pass_moment(table, state, 0), state)
    assert (state.players[0].fatigue, state.units[0].ailments, hp(state)[0]) == (10, [], 92)
