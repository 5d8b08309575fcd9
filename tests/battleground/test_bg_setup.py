"""Setup: player order, trackers, classes, Start blocks, and where every card is (BG-036 to BG-047)."""

import io
import random
from collections import Counter
from typing import Any

import pytest
from battleground_table import (
    GAME,
    A,
    B,
    InPlay,
    Prepared,
    Side,
    Stands,
    enchantments_phase,
    hand,
    notations,
    play,
    pool,
    position,
    rules,
    told,
    track,
    turn,
    unit_at,
    upto,
)
from rich.console import Console

from rulewright.games.battleground.rules.book import make_book
from rulewright.games.battleground.rules.ids import MANA_ORB
from rulewright.games.battleground.rules.setup import start
from rulewright.games.battleground.rules.state import Slot, State
from rulewright.games.battleground.rules.tunables import Entry, first_exp
from rulewright.kernel.dice import Dice
from rulewright.kernel.errors import BadVariant, ImpossibleSetup, UnknownName
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL

PALADIN_HAND = ["archer", "archer", "charge", "guard", "guard", "mend", "smite", "stay-the-blade"]


def fresh(*classes: str | None, **tunables: Any) -> State:
    """A match before turn zero."""
    book = make_book(rules(**tunables))
    state: State = GAME.rules.start(book, [Entry(klass) for klass in classes or (None, None)], Dice(7))
    return state


def begun(first: str = "paladin", second: str = "warlock", **tunables: Any) -> State:
    """A match as turn 1 of seat 0 begins."""
    state = fresh(**tunables)
    play(turn, state, f"class {first}", f"class {second}", dice=[6, 1])
    return state


@pytest.mark.rule("BG-036", "BG-R14", "BG-D1")
def test_the_higher_roll_is_first_and_ties_are_rolled_again() -> None:
    state = fresh()
    table = play(turn, state, "class paladin", "class warlock", dice=[2, 5])
    assert (state.order, state.active) == ([1, 0], 1)
    assert [seat for seat, _, _ in table.asked] == [1, 0]
    assert (state.players[1].side, state.players[0].side) == (0, 1)  # the first player is A
    state = fresh()
    table = play(turn, state, "class paladin", "class warlock", dice=[4, 4, 3, 3, 6, 1])
    assert (state.order, table.rolled) == ([0, 1], [4, 4, 3, 3, 6, 1])


@pytest.mark.rule("BG-037", "BG-044", "BG-R148")
def test_experience_starts_at_0_and_life_at_20() -> None:
    for player in begun(first_exp_paladin=0).players:
        assert (player.experience, player.tokens, player.life) == (0, 0, 20)
    assert begun(start_life=12).players[1].life == 12
    with pytest.raises(BadVariant, match="BG-R135"):
        make_book(rules(start_life=25))


@pytest.mark.rule("BG-R17", "BG-041")
def test_the_first_player_begins_with_the_experience_of_the_start_block_and_its_power_tokens() -> None:
    """The second player makes first contact on four rows: what the first one gets for it is the class's own."""
    for klass, experience in first_exp(GAME.official().rules).items():
        other = "warlock" if klass == "paladin" else "paladin"
        state = fresh()
        table = play(turn, state, f"class {klass}", f"class {other}", dice=[1, 6])
        begins = (experience, experience // 3)
        assert [(player.experience, player.tokens) for player in state.players] == [(0, 0), begins]
        assert [(each["seat"], each["n"]) for each in told(table, "experience")] == [(1, experience)]


@pytest.mark.rule("BG-R17")
def test_switches_say_how_much_the_first_and_the_second_player_begin_with() -> None:
    state = begun(first_exp_paladin=0, second_player_bonus_exp=4)
    assert [(player.experience, player.tokens) for player in state.players] == [(0, 0), (4, 1)]
    state = fresh(first_player_bonus_exp=2, first_exp_paladin=3)
    play(turn, state, "class paladin", "class warlock", dice=[1, 6])
    assert [player.experience for player in state.players] == [0, 5]


@pytest.mark.rule("BG-038")
def test_enchantment_tokens_of_the_two_players_never_mix() -> None:
    """Both use the same shape at once: each phase resolves only the clauses in the active player's colour."""
    warlock = Side("warlock", {"c3": Stands("ghoul", hp=5)}, play=[InPlay("withering-curse", 2, "c2")])
    paladin = Side(units={"c2": Stands("guard", hp=5)}, play=[InPlay("consecrate", 2, "ix 3,2")])
    state = position(paladin, warlock)
    assert state.players[0].enchantments[0].shape == state.players[1].enchantments[0].shape
    play(enchantments_phase, state)
    assert (unit_at(state, "c2").hp, unit_at(state, "c3").hp) == (5, 4)
    assert [player.enchantments[0].tokens for player in state.players] == [1, 2]


@pytest.mark.rule("BG-039", "BG-040", "BG-R15", "BG-D2")
def test_classes_are_chosen_in_player_order_and_none_twice() -> None:
    first = upto(turn, fresh(), dice=[1, 6])
    assert (first.seat, first.notations) == (1, ["class paladin", "class warlock", "class elementalist"])
    second = upto(turn, fresh(), "class warlock", dice=[1, 6])
    assert (second.seat, second.notations) == (0, ["class paladin", "class elementalist"])
    mirrored = upto(turn, fresh(mirror_classes=True), "class warlock", dice=[1, 6])
    assert mirrored.notations == first.notations


@pytest.mark.rule("BG-040", "BG-039")
def test_classes_may_be_brought_but_not_the_same_twice() -> None:
    state = fresh("warlock", "paladin")
    play(turn, state, dice=[6, 1])
    assert [state.book.classes[player.klass].key for player in state.players] == ["warlock", "paladin"]
    half = upto(turn, fresh("warlock", None), dice=[1, 6])
    assert (half.seat, half.notations) == (1, ["class paladin", "class elementalist"])
    with pytest.raises(ImpossibleSetup, match="BG-040"):
        fresh("warlock", "warlock")
    assert fresh("warlock", "warlock", mirror_classes=True).players[1].klass == 1
    with pytest.raises(UnknownName, match="paladin"):
        fresh("paladine", None)


@pytest.mark.rule("BG-039")
def test_switches_choose_classes_in_secret_or_by_lot() -> None:
    state = fresh(class_choice="simultaneous_secret")
    table = play(turn, state, "class warlock", "class warlock", "class paladin", dice=[6, 1])
    assert [seat for seat, _, _ in table.asked] == [0, 1, 1]  # who clashed and was second chooses again
    assert len(table.asked[1][2]) == 3  # the second knows nothing of the first answer
    assert [player.klass for player in state.players] == [1, 0]
    seen = set()
    for seed in range(12):
        match = Match(GAME, seats=2, seed=seed, variant=rules(class_choice="random"))
        seen.add(tuple(player.klass for player in match.state.players))
    assert len(seen) > 2
    assert all(a != b for a, b in seen)


@pytest.mark.rule("BG-041", "BG-042", "BG-047")
def test_the_start_block_is_carried_out_on_taking_the_class() -> None:
    state = fresh()
    asked = upto(turn, state, "class paladin", dice=[6, 1])
    assert asked.seat == 1  # while the other still chooses
    assert (hand(state, 0), pool(state, 0)) == (PALADIN_HAND, "WWWUSSS")
    state = begun("warlock", "elementalist")
    assert hand(state, 0) == ["blood-pact", "ghoul", "ghoul", "hellhound", "hellhound", "imp", "imp", "sacrifice",
                              "shadow-bolt", "withering-curse"]  # fmt: skip
    assert hand(state, 1) == ["ember-elemental", "firebolt", "frost-shard", "ice-wall", "stone-golem",
                              "storm-elemental"]  # fmt: skip
    assert [sorted(pool(state, seat)) for seat in (0, 1)] == [sorted("PPRSSS"), sorted("RRUWSSS")]
    assert sorted(pool(begun(start_orbs_paladin="WS"), 0)) == ["S", "W"]
    with pytest.raises(BadVariant, match="BG-041"):
        make_book(rules(start_orbs_paladin="WXS"))


@pytest.mark.rule("BG-041", "BG-R05")
def test_muster_is_a_start_power_of_paladin_and_warlock() -> None:
    offered = {klass: [each for each in _first_main(klass) if each.startswith("muster")] for klass in ("paladin",
               "warlock", "elementalist")}  # fmt: skip
    assert offered == {
        "paladin": ["muster guard", "muster archer"],
        "warlock": ["muster imp", "muster ghoul", "muster hellhound"],
        "elementalist": [],
    }


def _first_main(klass: str) -> list[str]:
    other = "warlock" if klass != "warlock" else "paladin"
    return notations(begun(klass, other), 0)


@pytest.mark.rule("BG-042")
def test_units_and_spells_of_the_start_form_the_hand() -> None:
    state = begun()
    asked = upto(turn, state)
    kinds = {each.split()[0] for each in asked.notations}
    assert kinds == {"pass", "muster", "prepare", "token"}  # nobody on the board yet: no spell finds a target


@pytest.mark.rule("BG-043", "BG-R140")
def test_what_lies_in_each_players_area() -> None:
    paladin = Side(hand=["mend"], prepared=[Prepared("smite", "W")], play=[InPlay("consecrate", 2, "ix 2,2")],
                   pool="WU", track=["", "S"], step=3, life=13, experience=4, tokens=2, paths=(1, 0, 0))  # fmt: skip
    state = position(paladin, Side("warlock", pool="PRS"))
    for viewer, slot in ((A, "Smite [W]"), (B, "face down [W]")):
        lines = _text(state, viewer)
        assert "life 13  experience 4 (level 2)  power tokens 2  hand 1" in lines[0]
        assert "orbs WU  track - S [-]" in lines[1]
        assert lines[2:] == ["powers: Levy", f"prepared: {slot}", "in play: Consecrate",
                             "Consecrate: 2 tokens on intersection b2/c2/b3/c3"]  # fmt: skip


def _text(state: State, viewer: Seat) -> list[str]:
    """The first player's area as the terminal shows it."""
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(GAME.words.text_table(GAME.rules.view(state, viewer), viewer, ["Ann", "Bob"]))
    text = console.export_text()
    area = text[text.index("Ann (Paladin") : text.index("Bob (Warlock")]
    return [line.strip("│ ") for line in area.splitlines() if line.startswith("│")]


# -- where cards are


@pytest.mark.rule("BG-045", "BG-055")
def test_every_card_is_always_in_exactly_one_place_and_orbs_are_never_lost() -> None:
    dice = random.Random(4)
    checks = 0
    for seed in range(6):
        match = Match(GAME, seats=2, seed=seed)
        while match.outcome is None and checks < 6 * 700:
            for seat, question in list(match.questions.items()):
                match.answer(seat, dice.choice(question.options))
                break
            state: Any = match.state
            places = Counter(card for player in state.players for card in _held(player))
            places += Counter(unit.card for unit in state.board if unit is not None)
            assert all(n == 1 for n in places.values())
            if all(player.klass >= 0 for player in state.players):
                assert len(places) == len(state.faces)
                for seat, player in zip((A, B), state.players, strict=True):
                    assert sum(player.pool) + sum(player.track) == _orbs(state, seat)
            checks += 1
    assert checks > 1000


def _held(player: Any) -> list[int]:
    slots = [slot.card for slot in player.slots if slot.card >= 0]
    return [*player.spells, *player.units, *slots, *(lying.card for lying in player.play), *player.locked]


def _orbs(state: State, seat: int) -> int:
    """Starting orbs and those of the power board."""
    player = state.players[seat]
    klass = state.book.classes[player.klass]
    placed = [power for path, n in zip(klass.paths, player.paths, strict=True) for power in path[:n]]
    return sum(klass.orbs) + sum(power.orb is not None for power in placed)


@pytest.mark.rule("BG-046")
def test_cards_not_given_at_the_start_wait_for_the_power_board() -> None:
    state = begun()
    locked = sorted(
        design.key for card in state.players[0].locked if (design := state.book.cards[state.faces[card]]).edition == 1
    )
    assert locked == ["banner-of-valor", "cleric", "cleric", "consecrate", "hold-the-line", "judgement", "knight",
                      "knight", "sanctuary"]  # fmt: skip
    state.players[0].tokens = 2
    asked = upto(turn, state, "token light", "token light")
    assert {"prepare consecrate", "prepare sanctuary"} <= set(asked.notations)
    assert "prepare judgement" not in asked.notations
    assert {"consecrate", "sanctuary"} < set(hand(state, 0))


@pytest.mark.rule("BG-047", "BG-R18")
def test_all_orbs_start_in_the_pool_and_the_tracker_on_step_1() -> None:
    state = begun()
    assert (state.phase, state.players[0].step, track(state, 0)) == (MANA_ORB, 0, ["", "", ""])
    upto(turn, state)
    assert (state.players[0].step, pool(state, 0)) == (1, "WWWUSSS")  # it moves in the first turn, too
    assert state.players[1].step == 0


@pytest.mark.rule("BG-044", "BG-047", "BG-052")
def test_before_the_setup_a_hero_has_the_life_of_the_rules_and_nothing_else() -> None:
    book = make_book(OFFICIAL)
    for player in start(book, [Entry(), Entry()], Dice(1)).players:
        assert (player.life, player.experience, player.tokens, player.upgraded) == (book.rules.start_life, 0, 0, 0)
        assert (player.step, player.charged, player.turns, set(player.track)) == (0, 0, 0, {0})
        assert (player.pool, player.mana, set(player.paths)) == ([0] * 5, [0] * 5, {0})
        assert player.slots == [Slot()] * book.rules.spell_slots
