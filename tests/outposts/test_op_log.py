"""A log that a referee can use: lines name groups, places, targets and amounts."""

from typing import Any

import pytest
from outposts_table import GAME, Post, Side, cast, find, play, position, rules

from rulewright.games.outposts.rules import events
from rulewright.games.outposts.rules.attack.attack import attack
from rulewright.games.outposts.rules.play import play_cards
from rulewright.games.outposts.rules.prepare import prepare_for_war
from rulewright.games.outposts.rules.setup.set_up import begin
from rulewright.games.outposts.rules.state import State
from rulewright.games.outposts.rules.turn import draw_cards
from rulewright.kernel.event import EventKind, event_of
from rulewright.kernel.table import Table
from rulewright.testing.script import Script

NAMES = ["Ann", "Bob"]


def lines(table: Script) -> list[str]:
    """The log in words, cards as they lie now."""
    state, found = table.state, []
    for name, clause, args in table.events:
        kind: EventKind[Any] = GAME.words.events[name].under(clause)
        ids = {key: last_card(state, value) if key in kind.cards else value for key, value in args.items()}
        event = event_of(kind, ids, state.faces, state.seen)
        found.append(f"{GAME.words.event_words(state, event, NAMES)} [{clause}]")
    return found


def last_card(state: Any, key: Any) -> int:
    """The card that an event means, by its key."""
    keys = [state.book.cards[face].key for face in state.faces]
    return len(keys) - 1 - keys[::-1].index(key) if isinstance(key, str) else key


@pytest.mark.rule("OP-132")
def test_who_joins_a_group_is_told_with_the_group() -> None:
    state = position(Side(groups=[["hired-blade"]], reserve=["free-lance", "coin-scout"]), Side())
    table = play(prepare_for_war, state, "join free-lance 0", "join coin-scout 1", "end")
    assert lines(table) == ["Ann's Free Lance joins group 1. [OP-132]", "Ann's Coin Scout joins group 2. [OP-132]"]


@pytest.mark.rule("OP-030", "OP-031")
def test_a_survivor_is_told_with_its_destination() -> None:
    post = Post(counters=9, open=["palisade"], defenders=["free-lance", "hired-blade"])
    state = position(Side(groups=[["5/0/5"]]), Side(outposts=[post, Post()]))
    table = play(attack, state, "take", "outpost 1 0", "hit 1", "guard free-lance 1", "reserve hired-blade")
    told = lines(table)
    at = told.index("Bob's Outpost 1 is destroyed! [OP-028]")
    assert told[at - 1 : at + 4] == [
        "1 damage on Bob's Outpost 1. [OP-157]",
        "Bob's Outpost 1 is destroyed! [OP-028]",
        "Bob's Palisade on Outpost 1 is discarded. [OP-029]",
        "Bob's Free Lance regroups to Outpost 2. [OP-030]",
        "Bob's Hired Blade goes to reserve. [OP-031]",
    ]


@pytest.mark.rule("OP-K01", "OP-K21")
def test_a_declined_last_breath_is_told_as_declined() -> None:
    state = position(Side(reserve=["pyre-zealot", "0/0/2"], hand=["free-lance"]), Side())
    table = cast(state, "sacrifice pyre-zealot", "decline")
    assert lines(table)[-2:] == [
        "Ann's Pyre Zealot: Last Breath. [OP-K21]",
        "Ann declines a target for Pyre Zealot. [OP-K01]",
    ]


@pytest.mark.rule("OP-K01", "OP-K02", "OP-K03", "OP-K04", "OP-097")
def test_effects_are_told_with_card_target_and_amount() -> None:
    state = position(
        Side(outposts=[Post(3), Post()], hand=["firebolt", "scorch-the-walls", "mend-walls", "surge"], mana=6),
        Side(outposts=[Post(), Post()], reserve=["hired-blade"]),
    )
    table = cast(state, "play firebolt", "play scorch-the-walls", "outpost 1 1",
                 "play mend-walls", "outpost 0 0", "play surge", "outpost 0 1")  # fmt: skip
    assert lines(table)[1:] == [
        "Ann casts Firebolt for 1 mana. [OP-101]",
        "Firebolt bolts Bob's Hired Blade for 2. [OP-K01]",
        "Bob's Hired Blade is destroyed. [OP-K01]",
        "Ann casts Scorch the Walls for 2 mana. [OP-101]",
        "Scorch the Walls: 2 damage on Bob's Outpost 2. [OP-K02]",
        "Ann casts Mend Walls for 1 mana. [OP-101]",
        "Mend Walls: Ann repairs 3 on Outpost 1. [OP-K04]",
        "Ann casts Surge for 0 mana. [OP-101]",
        "Ann gains 3 mana. [OP-K11]",
        "Surge: 2 damage on Ann's Outpost 2. [OP-K03]",
    ]


@pytest.mark.rule("OP-K25", "OP-096", "OP-115")
def test_bonuses_prices_and_lost_mana_are_told() -> None:
    hand = ["war-cry", "hold-the-line", "attunement", "palisade"]
    state = position(Side(hand=hand, mana=9), Side())
    table = play(play_cards, state, "play war-cry", "play hold-the-line", "play attunement", "outpost 0 0", "crystal",
                 "play palisade", "place palisade 2 1")  # fmt: skip
    assert lines(table)[1:] == [
        "Ann casts War Cry for 2 mana. [OP-101]",
        "Ann's attacking creatures have 1 more Attack this turn. [OP-K25]",
        "Ann casts Hold the Line for 2 mana. [OP-101]",
        "Ann's Outposts have 2 more defense until Ann's next turn. [OP-K25]",
        "Ann casts Attunement for 0 mana. [OP-101]",
        "The next Mana Crystal costs Ann 2 less this turn. [OP-117]",
        "Ann buys Mana Crystal number 1 for 5 mana. [OP-115]",
        "Ann puts Palisade face-down on Outpost 3 for 1 mana. [OP-104]",
        "Ann loses 2 unspent mana. [OP-096]",
    ]


@pytest.mark.rule("OP-K09")
def test_a_pin_is_told_when_it_begins_and_when_it_ends() -> None:
    state = position(Side(hand=["pin-in-place"], mana=1), Side(reserve=["hired-blade"]))
    assert lines(cast(state, "play pin-in-place"))[-2] == "Bob's Hired Blade is pinned. [OP-K09]"
    held = position(Side(reserve=["hired-blade"], pinned=["hired-blade"]), Side())
    assert lines(play(prepare_for_war, held)) == ["Ann's Hired Blade is no longer pinned. [OP-K09]"]


@pytest.mark.rule("OP-067", "OP-140", "OP-166")
def test_what_is_left_undone_is_told() -> None:
    idle = position(Side(groups=[["3/0/3"]]), Side())
    assert lines(play(attack, idle, "skip")) == ["Ann skips the step Attack. [OP-067]"]
    short = position(Side(deck=["1/1/1"]), Side())
    assert lines(play(draw_cards, short, "skip")) == ["Ann skips the step Draw Cards. [OP-067]"]
    free = position(Side(groups=[["3/0/3"]]), Side(), variant=rules(attack_all_or_none=False))
    assert lines(play(attack, free, "take", "stay")) == ["Ann's group 1 stays back. [OP-140]"]
    both = position(Side(groups=[["9/0/3"], ["3/0/3"]]), Side(outposts=[Post(9), Post()]))
    table = play(attack, both, "take", "outpost 1 0", "outpost 1 0", "assault 0", "hit 9")
    assert lines(table)[-1] == "Ann's group 2 finds Bob's Outpost 1 gone. [OP-166]"


@pytest.mark.rule("OP-K22", "OP-107", "OP-R68")
def test_upgrades_are_told_with_their_outpost() -> None:
    state = position(Side(groups=[["3/0/3"]]), Side(outposts=[Post(), Post(closed=["hidden-spikes"])]))
    told = lines(play(attack, state, "take", "outpost 1 1", "hit 3"))
    assert told[2:5] == [
        "Bob's Hidden Spikes on Outpost 2 is turned face-up. [OP-107]",
        "Bob's Trap: Hidden Spikes. [OP-K22]",
        "Bob's Outpost 2 has 3 more attack in this assault. [OP-K22]",
    ]
    spying = position(Side(hand=["lantern-spy"], mana=1), Side(outposts=[Post(), Post(closed=["tripwire"])]))
    assert lines(cast(spying, "play lantern-spy"))[-1] == "Ann looks at Tripwire on Bob's Outpost 2. [OP-R68]"


@pytest.mark.rule("OP-074", "OP-049", "OP-064")
def test_one_of_a_thing_is_told_in_the_singular() -> None:
    table = play(draw_cards, position(Side(deck=["1/1/1"], discard=["2/2/2"]), Side()), "take", "put 0 5")
    assert "Ann shuffles 1 discard into a new deck. [OP-074]" in lines(table)
    state = position(Side(), Side())

    def one(kind: EventKind[Any]) -> str:
        return str(GAME.words.event_words(state, event_of(kind, {"seat": 0, "n": 1}, state.faces, state.seen), NAMES))

    assert one(events.shards) == "Ann takes 1 Shard card."
    assert one(events.buries) == "Ann puts 1 card at the bottom of the deck."
    assert one(events.redraws) == "Ann shuffles 1 card of the hand back into the deck."


@pytest.mark.rule("OP-064", "OP-R63")
def test_cards_put_back_are_told() -> None:
    again = position(Side(), Side(), variant=rules(mulligans=1))

    def start(table: Table, state: State) -> None:
        begin(table, state)

    table = play(start, again, "redraw", "keep")
    assert sum("shuffles 4 cards of the hand back" in line for line in lines(table)) == 1
    seer = position(Side(hand=["crystal-seer"], mana=3, deck=["1/1/1", "2/2/2", "3/3/3"]), Side())
    first, last = (f"target #{find(seer, 0, key)}" for key in ("3/3/3", "1/1/1"))
    assert [line for line in lines(cast(seer, "play crystal-seer", first, last)) if "OP-R63" in line] == [
        "Ann takes 3/3/3 from the deck. [OP-R63]",
        "Ann puts 2 cards at the bottom of the deck. [OP-R63]",
    ]


@pytest.mark.rule("OP-155", "OP-164")
def test_of_who_falls_in_an_assault_it_is_told_on_which_side() -> None:
    state = position(Side(groups=[["free-lance", "hired-blade"]]), Side(outposts=[Post(defenders=["3/0/2"]), Post()]))
    told = lines(play(attack, state, "take", "outpost 1 0", "kill 3/0/2", "hit 0", "kill free-lance", "finish"))
    assert "Bob's 3/0/2 is destroyed on guard. [OP-155]" in told
    assert "Ann's Free Lance attacks and is destroyed. [OP-164]" in told
