"""The class power boards walked path by path from a real start, and what each standing power does."""

import pytest
from battleground_table import (
    Side,
    Stands,
    battle_phase,
    blow,
    finish,
    hand,
    main_phase,
    notations,
    play,
    pool,
    position,
    rules,
    turn,
    unit_at,
)

from rulewright.games.battleground import BATTLEGROUND
from rulewright.games.battleground.cards import BOARDS, OFFICIAL_CARDS
from rulewright.games.battleground.cards.board import Board
from rulewright.games.battleground.rules.book import make_book
from rulewright.games.battleground.rules.ids import FIRST_MAIN
from rulewright.games.battleground.rules.setup import start
from rulewright.games.battleground.rules.state import State
from rulewright.games.battleground.rules.tunables import Entry
from rulewright.kernel.dice import Dice
from rulewright.kernel.variant import OFFICIAL

START = {
    "paladin": ["archer", "archer", "charge", "guard", "guard", "mend", "smite", "stay-the-blade"],
    "warlock": ["blood-pact", "ghoul", "ghoul", "hellhound", "hellhound", "imp", "imp", "sacrifice", "shadow-bolt",
                "withering-curse"],
    "elementalist": ["ember-elemental", "firebolt", "frost-shard", "ice-wall", "stone-golem", "storm-elemental"],
}  # fmt: skip

# path -> (orbs after five tokens, cards the path has given, names that have become others)
ENDS: dict[tuple[str, str], tuple[str, list[str], dict[str, str]]] = {
    ("paladin", "sword"): ("WWWUSSSS", ["crusader", "crusader"], {"archer": "longbowman"}),
    ("paladin", "shield"): ("WWWUSSSS", ["high-cleric", "high-cleric", "hold-the-line"], {"guard": "shieldbearer"}),
    ("paladin", "light"): ("WWWWUUSSS", ["banner-of-valor", "consecrate", "judgement", "sanctuary"], {}),
    ("warlock", "legion"): (
        "RPPSSSS",
        ["abomination", "abomination"],
        {"ghoul": "plague-ghoul", "hellhound": "dread-hound"},
    ),
    ("warlock", "malefice"): (
        "RPPPSSS",
        ["devour-life", "high-treason", "nightmare", "soul-reaping"],
        {"shadow-bolt": "shadow-lance", "withering-curse": "lingering-curse"},
    ),
    ("warlock", "blood"): (
        "RRPPSSSS",
        ["cultist", "cultist", "hellstorm"],
        {"blood-pact": "blood-covenant", "sacrifice": "dark-offering"},
    ),
    ("elementalist", "fire"): ("WURRRRSSS", ["fireball"], {}),
    ("elementalist", "frost"): ("WUURRSSSS", ["blizzard"], {}),
    ("elementalist", "storm"): ("WWURRSSSS", ["gust", "lightning"], {}),
}


def listed(keys: list[str]) -> list[str]:
    """Without cards of later editions, which the reference does not list."""
    return [key for key in keys if next(card for card in OFFICIAL_CARDS if card.key == key).edition == 1]


def fresh(klass: str) -> State:
    """A real start in the First Main phase of the player of this class, with five tokens to place."""
    other = "warlock" if klass != "warlock" else "paladin"
    state = start(make_book(OFFICIAL), [Entry(klass), Entry(other)], Dice(1))
    play(turn, state, dice=[6, 1])
    state.phase, state.players[0].tokens = FIRST_MAIN, 5
    return state


@pytest.mark.rule("BG-041", "BG-042", "BG-192", "BG-193")
@pytest.mark.parametrize(("klass", "path"), ENDS, ids=["-".join(each) for each in ENDS])
def test_a_path_walked_to_its_end(klass: str, path: str) -> None:
    state = fresh(klass)
    assert listed(hand(state, 0)) == START[klass]
    finish(main_phase, state, *[f"token {path}"] * 5)
    orbs, given, changed = ENDS[klass, path]
    assert pool(state, 0) == orbs
    assert listed(hand(state, 0)) == sorted([changed.get(key, key) for key in START[klass]] + given)
    assert sorted(state.players[0].paths) == [0, 0, 5]
    assert "token" not in " ".join(notations(state, 0))


@pytest.mark.rule("BG-R04", "BG-R98")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
def test_a_full_board_has_given_everything(board: Board) -> None:
    state = fresh(board.key)
    state.players[0].tokens = 15
    paths = [name.lower() for name, _ in board.paths]
    finish(main_phase, state, *[f"token {path}" for path in paths for _ in range(5)])
    assert (state.players[0].locked, state.players[0].tokens) == ([], 0)
    cards = state.book.cards
    everything = sum(card.copies for card in cards if card.klass == board.key and not card.upgrade_of)
    assert len(hand(state, 0)) == everything
    bases = {card.upgrade_of for card in cards if card.upgrade_of}
    assert not bases & set(hand(state, 0))  # whatever has an upgrade is upgraded by now


def test_every_power_has_words_and_a_key_of_its_own() -> None:
    powers = [power for board in BOARDS for power in board.powers()]
    assert len(powers) == 45
    for board in BOARDS:
        assert len({power.key for power in board.powers()}) == 15
    assert all(power.words() and power.words()[0].isupper() for power in powers)
    words = {power.key: power.words() for power in powers}
    assert words["lay-on-hands"] == "Once per turn, in your Main phase, pay 1 white: your hero heals 2"
    assert words["carrion-call"] == "The first time each turn a unit you own dies, gain 1 experience"
    assert words["cryomancer"] == "Frost Shard places 1 more Chill; Blizzard also deals 1 damage"
    assert words["tempest"] == "Gust also deals 1 damage, 2 if the target could not be pushed"


@pytest.mark.rule("BG-192")
def test_vanguard_is_for_the_enemy_home_row_only() -> None:
    side = Side(units={"c4": "guard", "d3": "guard", "e4": Stands("guard", turnover=1), "a1": "guard"}, paths=(5, 0, 0))
    state = position(side, Side("warlock", {"b4": Stands("imp", turnover=1)}))
    bonus = {field: blow(state, unit_at(state, field), -1).bonus for field in ("c4", "d3", "e4", "a1", "b4")}
    assert bonus == {"c4": 1, "d3": 0, "e4": 0, "a1": 0, "b4": 1}


@pytest.mark.rule("BG-192")
def test_phalanx_forgives_one_threat() -> None:
    shield = {"c3": Stands("shieldbearer", defending=True)}
    attackers: dict[str, str | Stands] = {"c2": Stands("ghoul", attack=5), "b3": "ghoul", "d3": "ghoul"}
    for n, defense in ((0, 2), (1, 2), (2, 1)):
        foes = dict(list(attackers.items())[: n + 1])
        state = position(Side("warlock", foes), Side(units=dict(shield), paths=(0, 5, 0)))
        hit = blow(state, unit_at(state, "c2"), 12)
        assert (len(hit.threats), hit.forgiven, hit.defense) == (n, min(n, 1), defense)
    without = position(Side("warlock", attackers), Side(units=dict(shield)))
    assert blow(without, unit_at(without, "c2"), 12).defense == 0


@pytest.mark.rule("BG-192")
def test_bloodlust_heals_for_credited_kills_of_enemy_owned_units() -> None:
    side = Side("warlock", {"c2": "ghoul", "a1": "imp"}, paths=(0, 0, 5), life=10, hand=["sacrifice"], pool="R")
    state = position(side, Side(units={"c3": "archer"}))
    finish(battle_phase, state, "attack c2")
    assert state.players[0].life == 11
    own = position(side, Side())
    finish(main_phase, own, "cast sacrifice", "at a1")
    assert own.players[0].life == 10
    other = position(Side("warlock", {"c2": "ghoul"}, paths=(0, 0, 5), life=10), Side(units={"c3": "knight"}), active=1)
    finish(battle_phase, other, "attack c3")
    assert other.players[0].life == 10  # its own loss


@pytest.mark.rule("BG-192")
def test_carrion_call_counts_any_death_of_ones_own() -> None:
    state = position(Side("warlock", {"c2": "imp"}, paths=(5, 0, 0)), Side(units={"c3": "guard"}), active=1)
    finish(battle_phase, state, "attack c3")
    assert [player.experience for player in state.players] == [1, 2]


def test_the_boards_of_the_game_object_are_those_of_the_cards() -> None:
    klasses = BATTLEGROUND.rules.book(OFFICIAL).classes
    assert [klass.key for klass in klasses] == [board.key for board in BOARDS]
    assert [klass.name for klass in klasses] == ["Paladin", "Warlock", "Elementalist"]
    assert [klass.muster for klass in klasses] == [True, True, False]


@pytest.mark.rule("BG-R04")
def test_by_a_switch_boards_are_smaller() -> None:
    state = position(Side(tokens=1, paths=(2, 0)), Side("warlock", paths=(0, 0)), variant=rules(power_paths="2 x 2"))
    assert notations(state, 0) == ["pass", "token shield"]


@pytest.mark.rule("BG-R04")
def test_a_position_has_the_cards_upgraded_that_its_powers_upgrade() -> None:
    state = position(Side("warlock", paths=(4, 0, 0)), Side())
    upgraded = [card.key for face, card in enumerate(state.book.cards) if state.players[0].upgraded >> face & 1]
    assert upgraded == ["ghoul", "hellhound"]


@pytest.mark.rule("BG-R04")
def test_a_power_names_the_cards_it_upgrades() -> None:
    powers = {power.key: power for board in BOARDS for _, path in board.paths for power in path}
    assert powers["plague"].words() == "Upgrade Ghoul"
    assert powers["mastery"].words() == "Upgrade Shadow Bolt, Drain Life and Terror"
