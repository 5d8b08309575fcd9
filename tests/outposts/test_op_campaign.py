"""A campaign: pools and decks between games, and the file they are kept in."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from outposts_table import GAME

from rulewright.games.outposts.cards import SHARD
from rulewright.games.outposts.rules.book import make_book
from rulewright.games.outposts.rules.campaign import (
    CAMPAIGN,
    Campaign,
    after_match,
    lineup,
    load_campaign,
    new_campaign,
    save_campaign,
)
from rulewright.games.outposts.rules.setup.deck_rules import shard_limit
from rulewright.games.outposts.rules.teardown import all_cards
from rulewright.kernel.errors import ImpossibleSetup, MalformedRecord, RulewrightError, WrongVersion
from rulewright.kernel.match import Match
from rulewright.kernel.question import Face, Seat
from rulewright.kernel.variant import OFFICIAL, Variant

NAMES, FACTIONS = ["Ada", "Ben"], ["ember", "stone"]
WITH_SHARDS = Variant("x", rules={"campaign_rule": True, "shard_rule": True})


def begin(campaign: Campaign, seed: int = 1, variant: Variant = CAMPAIGN, **changed: Any) -> Match:
    """A match of the campaign, played to its first Play step."""
    names = [player.name for player in campaign.players]
    entries = [entry | changed for entry in lineup(campaign)]
    match = Match(GAME, len(names), seed, variant, entries, names)
    while match.question is not None and match.question.prompt.key != "play":
        match.answer(match.question.seat, 0)
    return match


def lose(match: Match, loser: int, taken: str = "decline") -> Match:
    """The loser concedes; the winner takes this card."""
    while match.question is not None and match.question.seat != loser:
        match.answer(match.question.seat, 0)
    match.concede(Seat(loser))
    assert match.question is not None
    match.answer(match.question.seat, taken)
    return match


def own(campaign: Campaign, seat: int) -> Counter[str]:
    return Counter(campaign.players[seat].pool)


def brought(match: Match, seat: int) -> Counter[str]:
    """The cards a player plays this match with."""
    return Counter(match.book.cards[match.state.faces[card]].key for card in all_cards(match.state, Seat(seat)))


# -- from game to game


@pytest.mark.rule("OP-044", "OP-183")
def test_a_new_campaign_gives_everybody_the_faction_deck() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    assert [player.name for player in campaign.players] == NAMES
    assert [sum(player.pool.values()) for player in campaign.players] == [40, 40]
    assert own(campaign, 0)["cinder-whelp"] == 2
    assert (campaign.players[0].deck, campaign.players[0].wins, campaign.games) == (None, 0, ())


@pytest.mark.rule("OP-183", "OP-R134", "OP-179")
def test_the_card_taken_joins_the_winners_pool_and_leaves_the_losers() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    after = after_match(campaign, lose(begin(campaign), 1, "spoil 1 granite-golem"))
    assert own(after, 0) - own(campaign, 0) == Counter({"granite-golem": 1})
    assert own(campaign, 1) - own(after, 1) == Counter({"granite-golem": 1})
    assert [player.wins for player in after.players] == [1, 0]
    game = after.games[0]
    assert (game.winner, game.loser, game.taken, game.clause) == ("Ada", "Ben", "granite-golem", "OP-R122")
    assert campaign.games == ()  # the old one is as it was


@pytest.mark.rule("OP-R134")
def test_a_card_of_another_faction_may_be_among_the_later_thirty() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    after = after_match(campaign, lose(begin(campaign), 1, "spoil 1 granite-golem"))
    assert "granite-golem" not in brought(begin(after), 0)  # the default is the starter deck still
    other = after_match(campaign, lose(begin(campaign), 0, "spoil 0 cinder-whelp"))
    assert "cinder-whelp" not in brought(begin(other), 1)  # its star is not one of the Covenant's
    whole = list((own(after, 0) - Counter({"cinder-whelp": 2})).elements())
    chosen = ["granite-golem", *[key for key in whole if key != "granite-golem"][:29]]
    players = (msgspec.structs.replace(after.players[0], deck=tuple(chosen)), after.players[1])
    assert Counter(chosen) <= brought(begin(msgspec.structs.replace(after, players=players)), 0)


@pytest.mark.rule("OP-R133")
def test_nothing_moves_where_nothing_is_taken() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    after = after_match(campaign, lose(begin(campaign), 0))
    assert [own(after, seat) for seat in (0, 1)] == [own(campaign, seat) for seat in (0, 1)]
    assert [player.wins for player in after.players] == [0, 1]


@pytest.mark.rule("OP-R136", "OP-184")
def test_a_draw_is_written_down_without_a_winner() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    even = Variant("x", rules={"campaign_rule": True, "round_limit": 1, "start_outposts_first": 2})
    match = begin(campaign, variant=even)
    while match.question is not None:
        match.answer(match.question.seat, 0)
    after = after_match(campaign, match)
    assert (after.games[0].winner, after.games[0].taken) == (None, None)
    assert [player.wins for player in after.players] == [0, 0]
    assert [own(after, seat) for seat in (0, 1)] == [own(campaign, seat) for seat in (0, 1)]


@pytest.mark.rule("OP-177", "OP-R130")
def test_silver_never_stays_in_a_pool() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    after = after_match(campaign, lose(begin(campaign), 0))
    cards = {card.key: card for card in begin(campaign).book.cards}
    assert all(cards[key].faction != "silver" for player in after.players for key in player.pool)


@pytest.mark.rule("OP-R131")
def test_shard_cards_stay_in_the_deck_and_count_toward_the_ten() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    first = lose(begin(campaign, variant=WITH_SHARDS, shards=4), 1)
    after = after_match(campaign, first)
    assert [sum(player.pool.values()) for player in after.players] == [44, 44]
    deck = after.players[0].deck
    assert deck is not None
    cards = {card.key: card for card in first.book.cards}
    kept = Counter(key for key in deck if cards[key].faction == SHARD)
    assert (len(deck), kept.total()) == (30, 4)

    second = begin(after, 2, WITH_SHARDS)  # the same deck again; its Shard cards are in it already
    assert Counter(deck) <= brought(second, 0)
    assert len(second.state.shard) == 32  # 40 less the eight in the pools
    anew = [{"faction": player.faction, "pool": list(Counter(player.pool).elements())} for player in after.players]
    match = Match(GAME, 2, 3, WITH_SHARDS, anew, NAMES)
    assert match.question is not None
    assert [each.a for each in match.question.options] == list(range(7))  # ten less the four kept
    with pytest.raises(ImpossibleSetup, match="at most 6 Shard cards"):
        Match(GAME, 2, 3, WITH_SHARDS, [entry | {"shards": 7} for entry in anew], NAMES)


@pytest.mark.rule("OP-R135", "OP-R131")
def test_a_pool_below_thirty_is_filled_up_with_shard_cards_that_then_stay() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    some = Counter(dict(list(own(campaign, 1).items())[:16]))
    poor = msgspec.structs.replace(campaign.players[1], pool=dict(some))
    campaign = msgspec.structs.replace(campaign, players=(campaign.players[0], poor))
    missing = 30 - some.total()
    assert missing > 0
    match = begin(campaign)
    assert len(match.state.players[1].deck) + len(match.state.players[1].hand) == 36
    after = after_match(campaign, lose(match, 0))
    cards = {card.key: card for card in match.book.cards}
    shards = sum(n for key, n in after.players[1].pool.items() if cards[key].faction == SHARD)
    assert (sum(after.players[1].pool.values()), shards) == (30, missing)
    assert after.players[1].deck is not None


@pytest.mark.rule("OP-R134", "OP-044")
def test_a_deck_that_lost_a_card_takes_in_a_spare_one() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    deck = tuple(sorted(own(campaign, 1).elements())[:30])
    players = (campaign.players[0], msgspec.structs.replace(campaign.players[1], deck=deck))
    campaign = msgspec.structs.replace(campaign, players=players)
    after = after_match(campaign, lose(begin(campaign), 1, "spoil 1 granite-golem"))
    left = after.players[1].deck
    assert left is not None
    assert len(left) == 30
    assert Counter(left) <= own(after, 1)
    assert (Counter(deck) - Counter(left)).total() == 1
    begin(after)  # and it can be played


@pytest.mark.rule("OP-044", "OP-183")
def test_a_deck_that_was_brought_is_kept_for_the_next_game_and_none_stays_none() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    deck = tuple(sorted(own(campaign, 0).elements())[-30:])
    players = (msgspec.structs.replace(campaign.players[0], deck=deck), campaign.players[1])
    campaign = msgspec.structs.replace(campaign, players=players)
    assert [entry.get("deck") for entry in lineup(campaign)] == [list(deck), None]
    assert brought(begin(campaign), 0) >= Counter(deck)
    after = after_match(campaign, lose(begin(campaign), 1, "spoil 1 granite-golem"))
    assert [player.deck for player in after.players] == [deck, None]


@pytest.mark.rule("OP-R135")
def test_a_deck_that_lost_a_card_and_has_no_spare_one_is_left_to_the_next_setup() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    thirty = sorted(own(campaign, 1).elements())[:30]
    poor = msgspec.structs.replace(campaign.players[1], pool=dict(Counter(thirty)), deck=tuple(thirty))
    campaign = msgspec.structs.replace(campaign, players=(campaign.players[0], poor))
    after = after_match(campaign, lose(begin(campaign), 1, "spoil 1 granite-golem"))
    assert (sum(after.players[1].pool.values()), after.players[1].deck) == (29, None)


@pytest.mark.rule("OP-183", "OP-R136")
def test_in_a_campaign_of_three_only_the_winner_has_one_win_more() -> None:
    campaign = new_campaign(["Ada", "Ben", "Cem"], ["ember", "stone", "veil"])
    match = begin(campaign)
    for seat in (0, 2):
        while match.question is not None and match.question.seat != seat:
            match.answer(match.question.seat, 0)
        match.concede(Seat(seat))
    assert match.question is not None
    match.answer(match.question.seat, len(match.question.options) - 1)  # the last card offered
    after = after_match(campaign, match)
    assert [player.wins for player in after.players] == [0, 1, 0]
    (game,) = after.games
    assert game.winner == "Ben"
    assert game.loser in ("Ada", "Cem")
    assert sum(after.players[1].pool.values()) == 41


# -- what is refused


@pytest.mark.rule("OP-179", "OP-183")
def test_only_a_finished_match_of_this_campaign_is_taken_in() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    with pytest.raises(ImpossibleSetup, match="not over"):
        after_match(campaign, begin(campaign))
    done = lose(begin(campaign), 1, "spoil 1 granite-golem")
    with pytest.raises(ImpossibleSetup, match="Ada, Ben"):
        after_match(new_campaign(["Ada", "Cem"], FACTIONS), done)
    with pytest.raises(ImpossibleSetup, match="pool of this campaign"):
        after_match(after_match(campaign, done), done)  # not twice
    with pytest.raises(ImpossibleSetup, match="pool of this campaign"):
        after_match(new_campaign(NAMES, ["ember", "veil"]), done)


@pytest.mark.rule("OP-179")
def test_a_match_without_the_optional_rule_is_refused() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    match = begin(campaign, variant=Variant())
    match.concede(match.question.seat)  # type: ignore[union-attr]
    with pytest.raises(ImpossibleSetup, match="campaign_rule = true"):
        after_match(campaign, match)


@pytest.mark.rule("OP-039", "OP-042", "OP-043")
@pytest.mark.parametrize(
    ("names", "factions", "words"),
    [
        (["Ada"], ["ember"], "2 to 4 players"),
        (["Ada", "Ada"], FACTIONS, "name of their own"),
        (NAMES, ["ember", "ember"], "one deck"),
        (NAMES, ["ember", "silver"], "not a faction"),
        (NAMES, ["ember"], "each player needs both"),
    ],
)
def test_an_impossible_campaign_is_refused(names: list[str], factions: list[str], words: str) -> None:
    with pytest.raises(ImpossibleSetup, match=words):
        new_campaign(names, factions)


# -- the file


@pytest.mark.rule("OP-183")
def test_a_campaign_reads_back_as_it_was_written(tmp_path: Path) -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    campaign = after_match(campaign, lose(begin(campaign, variant=WITH_SHARDS, shards=3), 1, "decline"))
    path = tmp_path / "ours.json"
    save_campaign(campaign, path)
    assert load_campaign(path) == campaign
    assert sorted(json.loads(path.read_text())) == ["form", "games", "players"]
    save_campaign(new_campaign(NAMES, FACTIONS), path)
    assert [each.name for each in tmp_path.iterdir()] == ["ours.json"]  # nothing is left lying around


@pytest.mark.parametrize("moment", ["write_bytes", "replace"])
def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    path = tmp_path / "ours.json"
    campaign = new_campaign(NAMES, FACTIONS)
    save_campaign(campaign, path)
    after = after_match(campaign, lose(begin(campaign), 1))

    def full(self: Path, given: object) -> None:
        with self.open("w") as file:
            file.write('{"form"')
        raise OSError("no space left")

    monkeypatch.setattr(Path, moment, full)
    with pytest.raises(OSError, match="no space left"):
        save_campaign(after, path)
    monkeypatch.undo()
    assert load_campaign(path) == campaign
    assert [each.name for each in tmp_path.iterdir()] == ["ours.json"]


def spoiled(**changes: Any) -> dict[str, Any]:
    """A campaign as plain data, its first player changed; a value of ... leaves the key out."""
    data: dict[str, Any] = json.loads(msgspec.json.encode(new_campaign(NAMES, FACTIONS)))
    player = data["players"][0] | changes
    data["players"][0] = {key: value for key, value in player.items() if value is not ...}
    return data


@pytest.mark.rule("OP-042", "OP-044", "OP-045", "OP-177", "OP-183")
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (spoiled(pool=...), "missing required field `pool`"),
        (spoiled(pool={"cinder-welp": 1}), "Did you mean cinder-whelp"),
        (spoiled(pool={"cinder-whelp": 3}), "3 copies of cinder-whelp"),
        (spoiled(pool={"cinder-whelp": 0}), "0 copies"),
        (spoiled(pool={"cinder-whelp": True}), "Expected `int`"),
        (spoiled(pool={"payday": 1}), "Silver"),
        (spoiled(deck=["cinder-whelp"]), "needs exactly 30"),
        (spoiled(deck=["stone-wall"] * 30), "not among the cards"),
        (spoiled(wins="many"), "Expected `int`"),
        (spoiled(wins=-1), "can't have -1 wins"),
        (spoiled(gold=3), "unknown field `gold`"),
        (spoiled(faction="fire"), "not a faction"),
        ([], "Expected `object`"),
        ({"players": [], "games": []}, "missing required field `form`"),
        ({"form": 1, "players": [], "games": []}, "2 to 4 players"),
        (spoiled() | {"games": [{"winner": "Cem", "clause": "OP-168", "taken": None, "loser": None}]}, "Cem"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_what_is_wrong(tmp_path: Path, data: Any, words: str) -> None:
    path = tmp_path / "ours.json"
    path.write_text(json.dumps(data))
    with pytest.raises(RulewrightError, match=words):
        load_campaign(path)


def test_a_truncated_or_missing_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ours.json"
    save_campaign(new_campaign(NAMES, FACTIONS), path)
    whole = path.read_bytes()
    for cut in (0, 1, 40, len(whole) // 2, len(whole) - 3):
        path.write_bytes(whole[:cut])
        with pytest.raises(MalformedRecord, match="cut off"):
            load_campaign(path)
    path.write_bytes(b"\xff\xfe{}")
    with pytest.raises(MalformedRecord):
        load_campaign(path)
    path.write_bytes(b"[" * 200_000)
    with pytest.raises(MalformedRecord):
        load_campaign(path)
    with pytest.raises(MalformedRecord, match="can't be read"):
        load_campaign(tmp_path / "nowhere.json")


def test_another_form_of_the_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ours.json"
    path.write_text(json.dumps(spoiled() | {"form": 2}))
    with pytest.raises(WrongVersion, match="form 2"):
        load_campaign(path)


@pytest.mark.rule("OP-039", "OP-043")
def test_what_no_campaign_can_have_come_to_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "ours.json"
    campaign = new_campaign(NAMES, FACTIONS)
    with pytest.raises(ImpossibleSetup, match="OP-039"):
        save_campaign(msgspec.structs.replace(campaign, players=campaign.players[:1]), path)
    assert not path.exists()


@pytest.mark.rule("OP-047", "OP-R131")
@pytest.mark.parametrize(("kept", "more"), [(0, 10), (4, 6), (10, 0), (12, 0)])
def test_shard_cards_kept_in_a_pool_count_toward_the_ten(kept: int, more: int) -> None:
    book = make_book(OFFICIAL)
    shard = next(Face(face) for face, card in enumerate(book.cards) if card.faction == SHARD)
    plain = next(Face(face) for face, card in enumerate(book.cards) if card.faction != SHARD)
    assert shard_limit(book, [shard] * kept + [plain] * 3) == more


@pytest.mark.rule("OP-048", "OP-179")
def test_a_match_with_decks_of_another_size_is_refused() -> None:
    campaign = new_campaign(NAMES, FACTIONS)
    match = lose(begin(campaign, variant=Variant("small", {**CAMPAIGN.rules, "deck_size": 20})), 0)
    with pytest.raises(ImpossibleSetup, match="decks of a campaign have 30 cards"):
        after_match(campaign, match)
