"""What a rule leaves alone: cards that were not meant, friends, those who are out, and what is not over yet."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from seekers_calls import apply, can_target, deal, happen, new_item, push
from seekers_table import (
    Effect,
    Script,
    Side,
    at,
    bare,
    find,
    finish,
    position,
    priority,
    redesigned,
    still,
    told,
    upto,
)

from rulewright.games.seekers.cards.ailments import Ailing
from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.atoms.life import Hit, LoseLife
from rulewright.games.seekers.cards.atoms.movement import Push, Swap
from rulewright.games.seekers.cards.lasting import ADVANTAGE, Linger, Mod, When, lasting
from rulewright.games.seekers.rules.damage import Part
from rulewright.games.seekers.rules.ids import NOWHERE, OWN_ARMORY
from rulewright.games.seekers.rules.playing.targeting import is_legal_target
from rulewright.games.seekers.rules.state import TRIGGER, State
from rulewright.games.seekers.rules.turn import end_phase, pass_moment, rest_of_turn
from rulewright.games.seekers.rules.view import conceal
from rulewright.kernel.boards.hexes import Hex
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Option, Prompt, Seat
from rulewright.kernel.state import add_cards
from rulewright.kernel.variant import Variant
from rulewright.testing.script import Patient

EAST = 0
FORGE = Variant("x", rules={"map": "forge"})  # a Brazier lies on (3,-3)


def three(first: Side, second: Side, third: Side) -> State:
    """Everybody for themselves: the game goes on when one falls."""
    return position(*(replace(side, team=team) for team, side in enumerate((first, second, third))))


# -- those who fall in the middle of what they do (SK-R135, SK-R190)


@pytest.mark.rule("SK-R135", "SK-R190")
@pytest.mark.parametrize(("hp", "hurt"), [(2, 0), (3, 4)])
def test_the_rest_of_a_card_does_not_happen_once_its_player_has_fallen(hp: int, hurt: int) -> None:
    state = three(bare("vexia", at=(0, 0), hand=["blood-price"], hp=hp), still(at=(2, 0)), still(at=(4, 0)))
    redesigned(state, "blood-price", effects=(LoseLife(2, "you"), Hit(0, plus=4)))
    finish(rest_of_turn, state, "play blood-price", "at_enemy 1")
    assert (state.players[0].out, state.units[1].hp) == (not hurt, 100 - hurt)


@pytest.mark.rule("SK-R135", "SK-R190")
@pytest.mark.parametrize(("hp", "hurt"), [(2, 0), (3, 4)])
def test_the_rest_of_a_trigger_does_not_happen_once_its_player_has_fallen(hp: int, hurt: int) -> None:
    state = three(bare("brakka", at=(0, 0), ap=0, mp=0, hp=hp), still(at=(2, 0)), still(at=(4, 0)))
    pain = When("damage_taken", (LoseLife(2, "you"), Hit(0, plus=4)), "when you take damage")
    redesigned(state, "gravechain", whens=(pain,))
    happen(state, "damage_taken", 0, unit=1)
    finish(rest_of_turn, state)
    assert (state.players[0].out, state.units[1].hp) == (not hurt, 100 - hurt)


@pytest.mark.rule("SK-181", "SK-194")
@pytest.mark.parametrize(("hp", "asked"), [(3, 0), (4, 1)])
def test_a_channeler_who_falls_is_not_asked_whether_to_go_on(hp: int, asked: int) -> None:
    state = three(still(at=(3, 0)), still(at=(1, 0), channel=2, hp=hp), still(at=(4, 0)))
    table = Script(state, ["go-on"] * asked)
    deal(table, state, 1, [Part(3, "fire")], 0)
    assert [key for _, key, _ in table.asked] == ["keep_channeling"] * asked


@pytest.mark.rule("SK-R135", "SK-234", "SK-230")
@pytest.mark.parametrize(("life", "triggers"), [(2, ["burst"]), (3, ["bleed"])])
def test_who_falls_in_a_collision_has_not_finished_a_movement(life: int, triggers: list[str]) -> None:
    """A bleeding Shade is pushed one hex to the wall at (3,-1), and one hex too far."""
    state = position(still(at=(0, -1)), still(at=(-4, 0), tokens=[("shade", (1, -1))]))
    apply(Script(state, ()), state, 2, Ailing("Bleed", 3), 0)
    state.units[2].hp = life
    push(Script(state, (), [2]), state, 0, 2, 2, EAST, None)
    assert [item.trigger for item in state.waiting] == triggers


@pytest.mark.rule("SK-153", "SK-R186", "SK-R190")
@pytest.mark.parametrize("out", [(1,), (2,), (1, 2), (2, 3), (1, 3)])
def test_priority_goes_past_all_who_are_out(out: tuple[int, ...]) -> None:
    spots = [(-2, 0), (2, 0), (0, 2), (0, -2)]
    state = position(*(bare(at=spot, hand=["fire-lash"], team=i) for i, spot in enumerate(spots)))
    for seat in out:
        state.players[seat].out, state.units[seat].hex = True, NOWHERE
    table = finish(priority, state)
    assert [seat for seat, _, _ in table.asked] == [seat for seat in range(4) if seat not in out]


@pytest.mark.rule("SK-R193", "SK-157")
def test_who_has_left_the_map_aims_at_nothing() -> None:
    """Not even from the map's last hex, beside which the other stands."""
    state = position(bare(at=(0, 0)), still(at=(-4, 0)), still(at=(4, 0)))
    board = state.book.map.board
    last = len(board.hexes) - 1
    near = next(hex for hex in board.near[last] if not state.book.map.is_wall(hex))  # type: ignore[arg-type]
    state.units[1].hex = near  # type: ignore[assignment]
    for hex, legal in ((last, True), (NOWHERE, False)):
        state.units[0].hex = hex  # type: ignore[assignment]
        assert is_legal_target(state, Seat(0), Aim("enemy"), 1) is legal
        assert is_legal_target(state, Seat(0), Aim("blast", 3, 1), near) is legal


class Leaving(Patient):
    """Everybody passes; who is to concede does so instead."""

    __slots__ = ()

    def _answer(self, state: State, seat: Seat, options: Sequence[Option], why: Prompt) -> Option:
        if why.key in ("main", "priority") and self.answers == [f"seat {seat} concedes"]:
            self.answers = []
            self._offered(state, seat, options, why)
            self.leave(seat)
            return options[0]
        offered = self._offered(state, seat, options, why)
        return options[offered.index("pass")]


@pytest.mark.rule("SK-R193", "SK-R186", "SK-155")
@pytest.mark.parametrize(("who", "asked"), [(1, [0, 1, 2]), (2, [0, 1, 2, 0])])
def test_to_concede_is_no_pass(who: int, asked: list[int]) -> None:
    """Two have passed when the third leaves: the next player is asked once more."""
    spots = [(-2, 0), (2, 0), (0, 2)]
    state = position(*(bare(at=spot, hand=["fire-lash"], team=i) for i, spot in enumerate(spots)))
    table = Leaving(state, [f"seat {who} concedes"])
    priority(table, state)
    assert (state.players[who].out, [seat for seat, _, _ in table.asked]) == (True, asked)


@pytest.mark.rule("SK-269", "SK-270", "SK-R128")
@pytest.mark.parametrize(("mine", "theirs", "dealt"), [(0, 0, 3), (1, 0, 0), (0, 1, 0)])
def test_across_the_two_maps_nothing_is_dealt(mine: int, theirs: int, dealt: int) -> None:
    state = position(still(at=(0, 0), fade=mine), still(at=(1, 0), fade=theirs))
    assert deal(Script(state, ()), state, 1, [Part(3, "fire")], 0) == dealt
    assert state.units[1].hp == 100 - dealt


@pytest.mark.rule("SK-R175", "SK-195")
@pytest.mark.parametrize(("other", "lines"), [(0, []), (2, ["stops"])])
def test_when_the_shard_is_taken_those_stop_who_channeled(other: int, lines: list[str]) -> None:
    state = position(still(at=(1, 0), channel=1), still(at=(0, 1), channel=other))
    table = Script(state, ())
    pass_moment(table, state, Seat(0))
    assert (state.players[0].shard, state.players[1].channel, told(table, "stops")) == (True, 0, lines)


# -- cards that were not meant


@pytest.mark.rule("SK-R199", "SK-167")
def test_ashen_loop_adds_to_the_card_that_was_paid_for_and_to_no_other() -> None:
    """Fire Lash waits on the Stack while a card is discarded for Martyr's Gift."""
    hand = ["fire-lash", "martyrs-gift", "pyroblast"]
    state = position(bare(at=(0, 0), hand=hand, ap=2, mp=0), still(at=(2, 0)))
    finish(priority, state, "play fire-lash", "direction E", "play martyrs-gift", dice=[1])
    assert (find(state, 0, "pyroblast") in state.players[0].discard, state.units[1].hp) == (True, 97)


@pytest.mark.rule("SK-R08", "SK-055")
def test_to_use_ones_weapon_shows_no_card() -> None:
    state = position(bare(at=(0, 0), hand=["study"]), still(at=(1, 0), hand=["study"]))
    before = state.seen[:]
    finish(priority, state, "activate worn-shortsword")
    assert state.seen == before


@pytest.mark.rule("SK-217", "SK-R95")
@pytest.mark.parametrize("card", ["ember-dart", "quick-stab", "healing-draught"])
def test_a_counter_for_any_card_takes_every_card(card: str) -> None:
    state = position(bare("mara", at=(0, 0), hand=[card]), bare("orin", at=(1, 0), hand=["deny"]))
    redesigned(state, "deny", aim=Aim("stack"))
    redesigned(state, card, needs=(0,) * 5)
    assert "play deny" in upto(priority, state, f"play {card}").notations


@pytest.mark.rule("SK-217", "SK-R95")
def test_a_counter_for_any_card_takes_no_trigger() -> None:
    state = position(bare(at=(0, 0), ap=2, hand=["deny"]), still(at=(1, 0)))
    redesigned(state, "deny", aim=Aim("stack"))
    state.stack.append(new_item(state, TRIGGER, -1, -1, trigger="bleed"))
    state.stack[-1].unit = 0  # type: ignore[assignment]
    table = finish(priority, state)
    assert not any("play deny" in offered for _, _, offered in table.asked)


@pytest.mark.rule("SK-R167", "SK-030")
@pytest.mark.parametrize(("key", "hidden"), [("smoke", True), ("armor", False)])
def test_only_smoke_on_a_hex_is_a_cloud(key: str, hidden: bool) -> None:
    state = position(bare("mara", at=(-3, 0), hand=["smoke-bomb"]), still(at=(3, 0)))
    redesigned(state, "smoke-bomb", linger=lasting(3, Mod(key, 1, "it lies there")))
    finish(priority, state, "play smoke-bomb", "at_hex 0,0")
    assert state.players[0].zone[0].hex == state.book.map.board.index[Hex(0, 0)]
    assert can_target(state, 0, 1) is not hidden


@pytest.mark.rule("SK-012", "SK-R203")
@pytest.mark.parametrize(("source", "waits"), [(0, 0), (2, 1), (3, 1)])
def test_the_fangs_wait_for_damage_of_the_seeker_not_of_a_token_unit(source: int, waits: int) -> None:
    tokens = [("shade", (1, -1)), ("shade", (0, 1))]
    state = position(bare("mara", at=(0, 0), equipment=("fangs-of-balthier",), ap=2, tokens=tokens), still(at=(1, 0)))
    finish(priority, state, "activate fangs-of-balthier", dice=[1])
    table = Script(state, (), [] if waits else [2, 3])
    deal(table, state, 1, [Part(4, "physical")], source)
    assert (state.units[1].hp, len(state.players[0].zone)) == (100 - 1 - 4 - (0 if waits else 5), waits)


# -- friends


@pytest.mark.rule("SK-263", "SK-009", "SK-169")
def test_a_watching_eye_leaves_its_own_side_hidden() -> None:
    mine = bare("mara", at=(1, 0), stealth=True, ap=0, mp=0, tokens=[("watching-eye", (2, 0))])
    state = position(mine, still(at=(3, 0), stealth=True), still(at=(2, 1), stealth=True), still(at=(-4, 0)))
    finish(end_phase, state)
    assert [unit.stealth for unit in state.units[:3]] == [True, False, True]  # seat 2 is on the same team


# -- what is not over yet


@pytest.mark.rule("SK-220", "SK-267")
@pytest.mark.parametrize(("fade", "left", "lines"), [(2, 0, ["solid"]), (3, 1, [])])
def test_who_is_still_intangible_after_hasten_is_not_solid(fade: int, left: int, lines: list[str]) -> None:
    state = position(bare(at=(0, 0), hand=["time-slip"], fade=fade), still())
    table = finish(priority, state, "play time-slip", "hasten_fade")
    assert (state.units[0].fade, told(table, "solid")) == (left, lines)


@pytest.mark.rule("SK-R57", "SK-022")
@pytest.mark.parametrize("spot", [(3, -3), (3, -2)])
def test_who_becomes_solid_on_a_free_hex_goes_nowhere_and_enters_nothing(spot: tuple[int, int]) -> None:
    state = position(still(at=spot, fade=1), still(at=(-6, 2)), variant=FORGE)
    table = Script(state, ())
    pass_moment(table, state, Seat(0))
    assert (at(state, 0), state.waiting, told(table, "warps", "solid")) == (spot, [], ["solid"])


@pytest.mark.rule("SK-031")
@pytest.mark.parametrize("uses", [1, 2, 3])
def test_what_may_be_used_more_than_once_stays_until_the_last_use(uses: int) -> None:
    state = position(bare(at=(0, 0), hand=["ember-dart"] * 3, ap=3, mp=0), still(at=(2, 0)))
    redesigned(state, "focus", linger=Linger(0, (ADVANTAGE,), uses=uses))
    state.players[0].zone.append(position(bare(zone=[Effect("focus")]), still()).players[0].zone[0])
    state.players[0].zone[0].uses = uses
    table = finish(priority, state, *["play ember-dart"] * 3)
    assert (len(table.rolled), state.players[0].zone == []) == (3 + uses, True)


@pytest.mark.rule("SK-R114")
@pytest.mark.parametrize(("limit", "drawn"), [(1, True), (2, False)])
def test_a_chain_is_counted_from_its_own_beginning(limit: int, drawn: bool) -> None:
    """A trigger in a phase that is over does not count."""
    side = Side("mara", ap=0, mp=0, equipment=("briar-coat",))
    state = position(side, still(), variant=Variant("x", rules={"loop_limit": limit}))
    happen(state, "start_of_turn", 0)
    finish(priority, state)
    assert state.outcome is None
    for _ in range(2):
        happen(state, "start_of_turn", 0)
    finish(priority, state)
    assert (state.outcome is not None) is drawn


@pytest.mark.rule("SK-R114")
@pytest.mark.parametrize(("limit", "drawn"), [(1, True), (2, False)])
def test_what_a_player_does_begins_a_new_chain(limit: int, drawn: bool) -> None:
    """To gain Stealth sets off two effects of Mara's."""
    mara = bare("mara", ap=5, mp=0, hand=["study"])
    state = position(mara, still(), variant=Variant("x", rules={"loop_limit": limit}))
    finish(priority, state, "activate nightweave")
    assert (state.outcome is not None) is drawn


@pytest.mark.rule("SK-R141", "SK-R142", "SK-193")
@pytest.mark.parametrize(("name", "first", "second", "applied"), [
    ("Slow", 2, 3, False), ("Bleed", 3, 3, False), ("Bleed", 3, 2, False), ("Bleed", 3, 4, True), ("Burn", 2, 1, True),
    ("Nightshade", 2, 4, False),
])  # fmt: skip
def test_an_ailment_that_changes_nothing_was_not_applied(name: str, first: int, second: int, applied: bool) -> None:
    """And so it does not lengthen channeling."""
    state = position(still(at=(3, 0)), still(at=(1, 0)))
    apply(Script(state, ()), state, 1, Ailing(name, first), 0)
    state.players[1].channel = 2
    table = Script(state, ["go-on"] * applied)
    assert apply(table, state, 1, Ailing(name, second), 0) is applied
    assert (told(table, "ails"), state.players[1].channel) == (["ails"] * applied, 2 + applied)


# -- what has gone meanwhile


@pytest.mark.rule("SK-252", "SK-018")
@pytest.mark.parametrize(("hand", "left"), [((), 0), (("study",), 0), (("study", "blink"), 1)])
def test_dreamlace_takes_no_card_from_who_has_played_the_last_one(hand: tuple[str, ...], left: int) -> None:
    state = position(still(at=(0, 0)), still(at=(3, 0), ailments={"Dreamlace": 1}, hand=["black-ice", *hand], ap=1))
    pass_moment(Script(state, ()), state, Seat(1))
    assert [item.trigger for item in state.waiting] == ["dreamlace"]
    finish(priority, state, "play black-ice", "stop", *(["drop study"] if left else []))
    assert len(state.players[1].hand) == left


# -- whatever a card is aimed at


@pytest.mark.rule("SK-R146", "SK-125")
@pytest.mark.parametrize(
    "answers",
    [
        ("play blink", "no", "at_free_hex 2,0"),
        ("play unravel",),
        ("play minds-eye",),
        ("play thorn-seed", "at_free_hex 2,0"),
        ("play smoke-bomb", "at_hex 2,0"),
    ],
)
def test_by_a_switch_for_slow_cards_that_target_no_unit_work_as_ever(answers: tuple[str, ...]) -> None:
    foe = still(at=(3, 0), zone=[Effect("brace", moments=2, shield=4)])
    card, switch = answers[0].removeprefix("play "), Variant("x", rules={"slow_hits_own_push": False})
    state = position(bare(at=(0, 0), hand=[card]), foe, variant=switch)
    redesigned(state, card, needs=(0,) * 5)
    table = finish(priority, state, *answers)
    assert told(table, "resolves", "fizzles") == ["resolves"]


# -- Directions and targets of copies and of what is turned aside


@pytest.mark.rule("SK-216", "SK-134", "SK-D17")
@pytest.mark.parametrize(("way", "hurt"), [("W", [4, 3]), ("E", [0, 3])])
def test_a_copy_may_go_in_another_direction(way: str, hurt: list[int]) -> None:
    state = position(bare(at=(0, 0), hand=["fire-lash"], mp=0), bare("orin", at=(2, 0), hand=["mirror-thought"], mp=0))
    dice = [2, 1] if way == "W" else [1]
    finish(priority, state, "play fire-lash", "direction E", "play mirror-thought", f"direction {way}", dice=dice)
    assert [unit.most - unit.hp for unit in state.units] == hurt


@pytest.mark.rule("SK-R155", "SK-228")
def test_a_card_with_a_direction_pushes_its_own_way_wherever_its_player_stands() -> None:
    state = position(bare(at=(0, 0), hand=["infernal-javelin"]), still(at=(2, 0)))
    redesigned(state, "infernal-javelin", effects=(Swap(), Push(1)))
    finish(priority, state, "play infernal-javelin", "direction E")
    assert (at(state, 0), at(state, 1)) == ((2, 0), (1, 0))


@pytest.mark.rule("SK-R07", "SK-132", "SK-216")
def test_new_targets_are_told_openly() -> None:
    foe = bare("vexia", at=(0, 0), hand=["shadow-bolt"], mp=0)
    state = position(foe, bare(at=(2, 0), hand=["deflect"], mp=0, tokens=[("shade", (3, 0))]))
    table = finish(priority, state, "play shadow-bolt", "at_enemy 1", "play deflect", dice=[1])
    assert [args["unit"] for kind, _, args in table.events if kind == "aims_at_unit"] == [1, 2]
    assert told(table, "redirects") == ["redirects"]
    state = position(foe, bare("orin", at=(2, 0), hand=["mirror-thought"], mp=0))
    table = finish(priority, state, "play shadow-bolt", "play mirror-thought", "at_enemy 0", dice=[1, 1])
    assert [args["unit"] for kind, _, args in table.events if kind == "aims_at_unit"] == [1, 0]
    assert told(table, "redirects") == []  # a copy is another object


@pytest.mark.rule("SK-R07", "SK-R105")
def test_the_target_of_a_trigger_is_told_openly() -> None:
    state = position(bare(ap=0, mp=0, zone=[Effect("watching-orb", moments=4)]), still(at=(3, 0)))
    happen(state, "start_of_turn", 0)
    table = finish(priority, state, dice=[1])
    assert [args["unit"] for kind, _, args in table.events if kind == "aims_at_unit"] == [1]


# -- the map and what may be imagined


@pytest.mark.rule("SK-145", "SK-142")
@pytest.mark.parametrize("key", ["crypt", "forge", "hollow", "causeway"])
def test_by_a_switch_for_sight_walls_stand_where_they_stood(key: str) -> None:
    maps = [position(still(at=(-6, 2)), still(at=(6, -2)), variant=Variant("x", rules={"map": key, **more})).book.map
            for more in ({}, {"los_touch_blocks": False})]  # fmt: skip
    assert maps[0].walls == maps[1].walls
    assert [*maps[0].special] == [*maps[1].special]
    assert all(b <= a for one, two in zip(maps[0].far, maps[1].far, strict=True) for a, b in zip(one, two, strict=True))


@pytest.mark.rule("SK-R08", "SK-034")
def test_hidden_equipment_of_an_own_sideboard_is_imagined_as_different_pieces() -> None:
    state = position(Side(), Side("brakka", at=(3, 0)))
    state.presets[1] = state.presets[1]._replace(armory=OWN_ARMORY)
    state.owner += [Seat(1)] * 6
    pieces = add_cards(state, [state.book.face("gravemaul")] * 6, 1 << 1)
    state.players[1].side = pieces
    for seed in range(20):
        world = copy_state(state)
        conceal(world, Seat(0), Dice(seed))
        assert len({world.faces[card] for card in pieces}) == 6
