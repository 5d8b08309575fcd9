"""Reports say what the games say: figures of games made by hand, and a page of real ones."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent

import pytest

from rulewright.bots import bot_named
from rulewright.bots.chair import chair_of
from rulewright.compiled import MODULES
from rulewright.games import OURS, game_named
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.lab.reports import estimators as say
from rulewright.lab.reports.answer import verb_words
from rulewright.lab.reports.card_figures import BESIDE, OFTEN, SOON, card_changes, card_figures, used_when_ahead
from rulewright.lab.reports.clauses_reached import Reach, places_of, written_in
from rulewright.lab.reports.collecting import clauses_in_play, collect, work_for
from rulewright.lab.reports.observing import CardUse, Decision, Observed, observe
from rulewright.lab.reports.people_times import Thought, times_of
from rulewright.lab.reports.report import Also, make_report
from rulewright.lab.reports.skill import LADDER, Meeting, Met, play_meetings, restricted, skill
from rulewright.lab.reports.win_chance import corrected, path_of_winners
from rulewright.lab.results import Interval
from rulewright.lab.trials.suspects import cards_data, cards_text, nominate, weakened

SHELLS = game_named("shells")


def game(
    seed: int = 1, winner: int = 0, lead: Sequence[float] = (0.5, 0.9), cards: Sequence[CardUse] = (),
    decisions: Sequence[Decision] = (), table: tuple[str, ...] = ("cat", "crow"), first: int = 0,
) -> Observed:  # fmt: skip
    turns = tuple(i % 2 for i in range(len(lead)))
    worth = tuple((value, 1 - value) for value in lead)
    return Observed(
        seed, table, (winner,), first, "SH-001", "over", turns, worth, tuple(decisions), tuple(cards), {}, {}
    )


def test_games_of_one_seed_are_one_sample() -> None:
    alone = say.first_share([game(seed, winner=seed % 2) for seed in range(20)])
    twice = say.first_share([game(seed, winner=seed % 2) for seed in range(20) for _ in range(4)])
    assert alone == twice
    assert alone.rate == 0.5


def test_the_lead_changes_when_somebody_else_is_ahead_and_a_game_is_decided_when_it_stays_so() -> None:
    back_and_forth = game(lead=(0.5, 0.6, 0.2, 0.7, 0.9, 0.95))
    assert say.lead_changes(back_and_forth) == 2
    assert say.decided_at(back_and_forth) == 4 / 6
    assert say.comeback(back_and_forth) == 0.2


def test_judgement_is_checked_against_what_came_true() -> None:
    right = say.calibration([game(winner=0, lead=(1.0, 1.0)), game(winner=1, lead=(0.0, 0.0))])
    wrong = say.calibration([game(winner=1, lead=(1.0, 1.0)), game(winner=0, lead=(0.0, 0.0))])
    assert (right.brier, wrong.brier) == (0.0, 1.0)


def test_a_turn_is_idle_when_its_player_only_passed() -> None:
    played = Decision(2, 0, "main", 3, "play", False, 0.1)
    passed = Decision(3, 1, "main", 3, "pass", True, 0.0)
    assert say.idle_turns([game(decisions=(played, passed)), game(2, decisions=(played, passed))]).rate == 0.5


def test_who_draws_a_strong_card_early_wins_more_and_a_weak_one_does_not() -> None:
    games = []
    for seed in range(200):
        strong = CardUse(0, "gold", drawn=1, playable=1, used=True) if seed % 2 else CardUse(0, "gold", 9, 1, False)
        weak = CardUse(0, "copper", drawn=1 if seed % 4 < 2 else 9, playable=2, used=True)
        wins = seed % 10 < 8 if seed % 2 else seed % 10 < 4
        games.append(game(seed, winner=0 if wins else 1, cards=(strong, weak)))
    figures = {card.key: card for card in card_figures(games)}
    assert figures["gold"].suspect
    assert figures["gold"].effect.low > 0.1
    assert not figures["copper"].suspect
    assert figures["gold"].used == 0.5


def test_a_card_that_became_cheaper_is_the_one_that_is_used_otherwise() -> None:
    def played(cheap: bool) -> list[Observed]:
        return [
            game(seed, winner=seed % 2, cards=(
                CardUse(0, "gold", 1, 1, True, when=1, verb="sell" if seed % 10 < (8 if cheap else 4) else "keep"),
                CardUse(0, "copper", 1, 1, True, when=2 if seed % 10 < (5 if cheap else 6) else 3, verb="sell"),
                CardUse(1, "tin", -1, 0, used=False),  # never came to hand
            ))
            for seed in range(120)
        ]  # fmt: skip

    before, after = played(cheap=False), played(cheap=True)
    first, second = card_changes(before, after)
    assert (first.key, first.before, first.after) in (("gold", 0.4, 0.8), ("gold", 0.6, 0.2))
    assert (second.key, second.what) == ("copper", SOON)
    assert first.doubt < 0.001 < second.doubt
    assert all(card.doubt == 1 for card in card_changes(before, before))
    suspects = nominate(SHELLS, after, most=1, before=before)
    assert [suspect.figures.key for suspect in suspects] == ["gold"]
    assert f"| Gold | {first.what} | {first.before:.2f} |" in cards_text(SHELLS, after, suspects, OFFICIAL, before)


def test_games_of_one_deal_make_no_card_surer() -> None:
    def played(again: int) -> list[Observed]:
        cards = [CardUse(0, "gold", drawn=1 if seed % 2 else 9, playable=1, used=True) for seed in range(40)]
        return [
            game(seed, winner=seed % 5 % 2, cards=cards[seed : seed + 1]) for seed in range(40) for _ in range(again)
        ]

    (once,), (often,) = card_figures(played(1)), card_figures(played(6))
    assert often.effect.rate == pytest.approx(once.effect.rate)
    assert often.error == pytest.approx(once.error)


def test_a_card_that_is_always_used_at_once_shows_its_price_in_what_else_is_used() -> None:
    def played(beside: int, times: int) -> list[Observed]:
        golem = CardUse(0, "gold", -1, 1, True, when=1, verb="sell", times=1, beside=beside)
        bolt = CardUse(0, "copper", -1, 1, True, when=1, verb="sell", times=times, beside=1)
        return [game(seed, cards=(golem._replace(beside=beside + seed % 2), bolt)) for seed in range(40)]

    changes = {each.key: each for each in card_changes(played(0, 1), played(1, 1))}
    assert (changes["gold"].what, changes["gold"].before, changes["gold"].after) == (BESIDE, 0.5, 1.5)
    assert changes["copper"].doubt == 1
    assert {each.key: each.what for each in card_changes(played(0, 1), played(0, 2))}["copper"] == OFTEN


def test_effects_that_chance_explains_are_drawn_in() -> None:
    games = []
    for seed in range(400):
        cards = [CardUse(0, key, drawn=1 if (seed * prime + seed // 7) % 5 < 2 else 9, playable=1, used=True)
                 for key, prime in (("gold", 3), ("copper", 7), ("tin", 11), ("lead", 13), ("iron", 17))]  # fmt: skip
        games.append(game(seed, winner=0 if cards[0].drawn == 1 or seed % 3 == 0 else 1, cards=cards))
    figures = {card.key: card for card in card_figures(games)}
    assert 0 < figures["gold"].likely < figures["gold"].effect.rate
    assert max(figures.values(), key=lambda card: card.likely).key == "gold"


def test_who_uses_a_card_when_ahead_is_seen() -> None:
    ahead = [game(s, lead=(0.8, 0.8), cards=(CardUse(0, "gold", 1, 1, True, when=1),)) for s in range(20)]
    behind = [game(s + 20, lead=(0.4, 0.4)) for s in range(20)]
    assert used_when_ahead(ahead + behind)["gold"].rate == pytest.approx(0.2)


def test_chances_are_corrected_by_how_such_positions_ended_in_other_deals() -> None:
    shy = [game(seed, winner=0 if seed // 2 % 10 else 1, lead=(0.6, 0.6)) for seed in range(80)]
    found = corrected(shy)
    assert found.brier < found.before - 0.05
    assert all(0.75 < chances[0] < 0.95 and sum(chances) == pytest.approx(1) for chances in found.games[0].lead)
    assert corrected(shy[:6]).games[0].lead[0][0] == pytest.approx(0.6)  # too few to know better
    assert [at for at, *_ in path_of_winners(found.games, steps=2)] == [0.0, 0.5, 1.0]


def test_turns_without_a_choice_are_forced() -> None:
    asked, told = Decision(2, 0, "main", 3, "play", False, 0.1), Decision(3, 1, "main", 1, "pass", True, 0.0)
    assert say.forced_turns([game(decisions=(asked, told)), game(2, decisions=(asked,))]).rate == 0.5


def test_what_players_do_is_said_as_its_button_says_it() -> None:
    outposts, battleground = game_named("outposts"), game_named("battleground")
    said = [verb_words(outposts, verb) for verb in ("burn", "end", "hit")]
    assert said == ["Burn a card", "Go on", "Hit"]
    assert [verb_words(battleground, verb) for verb in ("cast", "charge", "token")] == [
        "Cast a card",
        "Charge",
        "Token",
    ]


def test_luck_is_what_equal_deals_share() -> None:
    by_deal = [game(seed, winner=seed * 7 % 5 % 2, first=0) for seed in range(60) for _ in range(2)]
    by_play = [game(seed, winner=(seed * 7 % 5 + again) % 2, first=0) for seed in range(60) for again in (0, 1)]
    deal, play = say.luck(by_deal), say.luck(by_play)
    assert deal is not None
    assert play is not None
    assert deal.deal > 0.9
    assert play.play > 0.9


def test_the_hazard_of_a_turn_is_of_the_games_still_on() -> None:
    games = [game(lead=(0.5,) * n) for n in (2, 2, 3, 4)]
    assert [risk for _, risk, _ in say.hazard(games)] == [0.0, 0.5, 0.5, 1.0]


def test_people_are_as_slow_as_in_kept_games_and_who_went_away_does_not_count() -> None:
    times = times_of(
        [Thought("shells", "sell", 4.0)] * 6 + [Thought("shells", "pass", 1.0), Thought("shells", "sell", 9e3)]
    )
    assert times.of("shells", "sell") == 4.0
    assert times.of("shells", "pass") == pytest.approx(25 / 7)  # seen once: as all answers of the game
    assert times.of("outposts", "sell") is None


def test_a_bot_without_a_verb_takes_it_only_when_it_must() -> None:
    match = Match(SHELLS, 2, 5)
    verbs = {option.verb for option in match.questions[Seat(0)].options} if Seat(0) in match.questions else set()
    for verb in verbs:
        chosen = bot_named(f"without:{verb}:hunch").choose(chair_of(match, Seat(0)), Dice(1))
        assert chosen.verb != verb or len(verbs) == 1


def test_what_falls_by_chance_is_noted(observed: list[Observed]) -> None:
    chances = [each for one in observed for each in one.chances]
    assert chances
    assert {each.kind for each in chances} <= {"roll", "draw", "shuffle"}
    assert all(0 <= each.found <= each.among for each in chances)


def timeless(game: Observed) -> Observed:
    return game._replace(decisions=tuple(each._replace(seconds=0.0) for each in game.decisions))


@pytest.fixture(scope="module")
def observed() -> list[Observed]:
    return collect(SHELLS, "random", most=40, seed=9)


def test_an_observed_game_knows_its_cards_decisions_and_turns(observed: list[Observed]) -> None:
    one = observed[0]
    assert len(one.turns) == len(one.lead) > 1
    assert {use.key for use in one.cards} <= {card.key for card in SHELLS.official().cards}
    assert any(use.used for use in one.cards)
    assert all(decision.options >= 1 for decision in one.decisions)
    again = collect(SHELLS, "random", most=40, seed=9, jobs=2)
    assert [timeless(each) for each in observed] == [timeless(each) for each in again]  # whoever plays them


@pytest.mark.slow
def test_a_report_answers_every_question_on_one_page(observed: list[Observed]) -> None:
    also = Also(
        clauses=clauses_in_play(SHELLS, "random", 4, seed=9),
        skill=[Met("random", "hunch", Interval(0.8, 0.7, 0.9), 40)],
        without=[Met("hunch", "without:sell:hunch", Interval(0.1, 0.0, 0.2), 40)],
        times=times_of([Thought("shells", "sell", 3.0)] * 9),
    )
    made = make_report(SHELLS, {"random": observed, "greedy": observed}, also=also)
    text, page = made.text(), made.html()
    for question in (
        "Is it fair?",
        "Who is ahead when?",
        "Luck, deck or play?",
        "Rules that never happen?",
        "Does skill matter?",
        "How long for people?",
    ):
        assert question in text
        assert question in page
    for figure in ("share of wins", "chance of who will win", "what the players choose", "thinks more", "still on"):
        assert figure in page
    assert "## In short" in text
    assert page.count("<figure>") == page.count("<svg") >= 6
    assert "http" not in page.replace("http://www.w3.org/", "")  # nothing is fetched from anywhere


def test_a_few_deals_that_agree_are_not_certain() -> None:
    alike = [game(seed, winner=turn) for seed in range(6) for turn in (0, 1)]
    found = say.first_share(alike)
    assert found.rate == 0.5
    assert found.low < 0.4
    assert found.high > 0.6


def test_a_part_of_all_decisions_has_the_range_of_its_deals() -> None:
    games = [game(seed) for seed in range(20) for _ in range(3)]
    found = say.clustered_ratio(games, lambda each: (each.seed % 2 * 2, 2))
    assert found.rate == 0.5
    assert 0.2 < found.low < found.high < 0.8
    assert found == say.clustered_ratio(games[::3], lambda each: (each.seed % 2 * 2, 2))  # one deal is one sample
    assert say.clustered_ratio(games[:3], lambda each: (1, 2)).low == float("-inf")


@pytest.mark.slow
def test_no_step_and_no_act_is_missing_however_short_the_time() -> None:
    steps = skill(SHELLS, minutes=0.0, seed=9)
    assert [each.other for each in steps] == list(LADDER[1:])
    assert {each.games for each in steps} == {4}  # two pairs of each, and no more
    acts = restricted(SHELLS, ["play", "lay", "roll"], minutes=0.0, seed=9)
    assert sorted(each.other.split(":")[1] for each in acts) == ["lay", "play", "roll"]


def test_time_that_quick_bots_leave_goes_to_the_others() -> None:
    meetings = [Meeting(SHELLS, "random", "hunch", 5, OFFICIAL), Meeting(SHELLS, "random", "random", 6, OFFICIAL)]
    found = play_meetings(meetings, minutes=60.0, most=10)
    assert [each.games for each in found] == [20, 20]


def test_a_clause_is_reached_when_the_code_that_carries_it_ran() -> None:
    found = clauses_in_play(SHELLS, "random", 3, seed=9)
    assert found.games == 3
    assert "SH-001" in found.carried
    assert found.reached.keys() <= found.carried == set(places_of(SHELLS.folder))
    assert set(found.reached.values()) <= {1, 2, 3}
    assert found.reached


def test_a_suspect_is_made_one_worse(observed: list[Observed]) -> None:
    worse = weakened(SHELLS, "gold")
    assert worse is not None
    assert worse.cards in ({"gold": {"copies": 1}}, {"gold": {"worth": 2}})
    dearer = Variant("dearer", cards={"gold": {"worth": 4}})
    again = weakened(SHELLS, "gold", dearer)
    assert again is not None
    assert again.cards["gold"].keys() >= {"worth"}  # what the variant says of the card stays
    suspects = nominate(SHELLS, observed, most=2)
    assert len(suspects) <= 2
    assert "| tried |" in cards_text(SHELLS, observed, suspects, OFFICIAL)
    data = json.loads(json.dumps(cards_data(SHELLS, observed, suspects)))
    assert [each["card"] for each in data["suspects"]] == [each.figures.key for each in suspects]
    assert {each["key"] for each in data["cards"]} <= {card.key for card in SHELLS.official().cards}


@pytest.mark.slow
@pytest.mark.parametrize("slug", OURS)
def test_every_card_with_a_number_can_be_made_worse(slug: str) -> None:
    """Prices in letters, too (Battleground)."""
    game = game_named(slug)
    for card in game.official().cards:
        worse = weakened(game, card.key)
        assert worse is None or game.rules.book(worse).cards != game.official().cards


def test_a_side_that_one_bot_had_no_time_to_play_is_said_to_be_not_played() -> None:
    asked = [Decision(2, 0, "main", 3, "play", False, 0.1)]
    samples = {
        "hunch": [game(seed, table=("cat", "cat"), decisions=asked) for seed in range(4)],
        "greedy": [game(seed, decisions=asked) for seed in range(4)],
    }
    assert "not played" in make_report(SHELLS, samples).text()


def test_two_deals_that_agree_are_not_certain() -> None:
    assert say.first_share([game(seed) for seed in (1, 2)]).low == float("-inf")
    assert 0.5 < say.first_share([game(seed) for seed in range(say.FEW)]).low < 1.0


def test_a_number_that_is_written_down_neither_happens_nor_fails_to(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    source = """
    COINS = 3  # SH-101
    ACTS = {"sell": lambda n: n + 1}  # SH-102


    def turn(n):  # SH-103
        '''SH-104: the whole turn.'''
        if n:
            return sum([  # SH-105
                n,
                2,
            ])  # SH-106
        return 0  # SH-107
    """
    (tmp_path / "rules" / "turn.py").write_text(dedent(source), encoding="utf-8")
    lines = {clause: {line for _, line in places} for clause, places in places_of(tmp_path).items()}
    assert written_in(tmp_path) == {"SH-101"}
    assert lines == {"SH-102": {3}, "SH-103": {8}, "SH-104": {8}, "SH-105": {9}, "SH-106": {9}, "SH-107": {13}}


def test_compiled_rules_are_noted_as_they_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    build = os.environ.get("RULEWRIGHT_BUILD")
    plain = clauses_in_play(SHELLS, "random", 2, seed=9)
    monkeypatch.setattr(MODULES, "runs", lambda group: group == "shells")
    elsewhere = clauses_in_play(SHELLS, "random", 2, seed=9)
    assert elsewhere == plain
    assert os.environ.get("RULEWRIGHT_BUILD") == build


@pytest.mark.skipif(MODULES.runs("seekers"), reason="compiled lines can't be noted in this process")
def test_what_runs_after_an_answer_is_noted_too() -> None:
    seekers = game_named("seekers")
    with Reach(seekers) as reach:
        match = Match(seekers, 2, 5, lineup=({"armory": "mara"}, {"armory": "theron"}))
        for seat, question in list(match.questions.items()):
            match.answer(seat, question.options[0])
    assert {"SK-084", "SK-R189"} <= reach.reached()  # the order of turns, once it is said who begins


@pytest.mark.parametrize("slug", ["outposts", "seekers", "lytharian"])
def test_a_card_is_drawn_when_it_comes_to_hand_and_not_when_its_deck_is_known(slug: str) -> None:
    decked = game_named(slug)
    work = next(work_for(decked, 50))
    drawn = [use.drawn for use in observe(decked, ("hunch", "hunch"), OFFICIAL, work).cards]
    assert sum(turn >= 0 for turn in drawn) > 5
    assert sum(turn > 3 for turn in drawn) >= 3  # some came late
    assert drawn.count(-1) > 0  # some never


def test_where_nobody_draws_cards_are_not_judged_by_draws() -> None:
    assert "Nobody draws" in cards_text(SHELLS, [game(seed) for seed in range(3)], [])
