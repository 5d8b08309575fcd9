"""Answers about whole games: fair or not, decided when and by what, dull, long, and how they end."""

from collections.abc import Mapping, Sequence
from statistics import fmean

from rulewright.kernel.game import Game
from rulewright.lab.reports import estimators as say
from rulewright.lab.reports.answer import Answer, Mark, between, listed, points, sure, whole
from rulewright.lab.reports.observing import Observed
from rulewright.lab.reports.people_times import PeopleTimes
from rulewright.lab.reports.plots import bars, parts, still_on, winners_path
from rulewright.lab.reports.win_chance import Corrected, path_of_winners
from rulewright.lab.results import Interval
from rulewright.lab.sides import seats_of, sides_of

FIRST = "the first player"
LATE = 0.9  # a game that is decided only after this part of it is open to the end
EARLY = 0.5  # one decided before this part of it drags on
STALL = 5  # turns within which a long game should come to its end


def fair_answer(game: Game, samples: Mapping[str, Sequence[Observed]]) -> Answer:
    """By seat and by side, for every bot."""
    even, names = 1 / seats_of(game), sides_of(game)
    found = {
        bot: {FIRST: say.first_share(games)}
        | {names.get(side, side): share for side, share in say.side_shares(games).items()}
        for bot, games in samples.items()
    }
    strongest = max(samples, key=lambda bot: len(samples[bot]))
    every = list(dict.fromkeys(name for shares in found.values() for name in shares))
    every.sort(key=lambda name: (name != FIRST, -found[strongest].get(name, Interval(0, 0, 0)).rate))
    rows = [["share of wins", *(f"by {bot}" for bot in samples)]]
    rows += [[name, *(points(by[name]) if name in by else "not played" for by in found.values())] for name in every]
    words, uneven = "", dict[str, list[str]]()
    for bot, by in found.items():
        uneven[bot] = [name for name in every if name in by and sure(by[name], even) != "could be even"]
        told = [f"{name} wins {between(by[name])}" for name in uneven[bot]]
        known = any(share.low > float("-inf") for share in by.values())
        nothing = "nothing is shown to be uneven" if known else "there are too few games to say"
        words += f"Not even by {bot}: {'; '.join(told)}. " if told else f"By {bot} {nothing}. "
    if len(samples) > 1:
        agreed = [name for name in every if all(name in uneven[bot] for bot in samples)]
        words += f"Both say so of {listed(agreed)}. " if agreed else ""
        words += "Where the bots differ, believe neither: a stronger one sees more of the game."
    by = found[strongest]
    loudest = sorted(uneven[strongest], key=lambda name: -abs(by[name].rate - even))[:4]
    sized = [share for share in by.values() if share.low > float("-inf")]
    short = (
        f"by {strongest}, {'; '.join(f'{name} wins {100 * by[name].rate:.0f} %' for name in loudest)}, not "
        f"{100 * even:.0f}."
        if loudest
        else f"no share of wins is shown to be uneven by {strongest}; the ranges are "
        f"{100 * max(share.high - share.low for share in sized):.0f} points wide or less."
        if sized
        else "too few games to say whether it is fair."
    )
    narrow = bool(sized) and max(share.high - share.low for share in sized) < 0.2
    mark = Mark.LOOK if loudest else Mark.WELL if narrow else Mark.UNSURE
    shown = {bot: {name: by[name] for name in every if name in by} for bot, by in found.items()}
    return Answer(
        "Is it fair?", words.strip(), rows, bars(shown, even, "share of wins, %"),
        "Dot: what was won. Line: where the truth probably lies. Dashed: an even share.", short=short, mark=mark,
    )  # fmt: skip


def lead_answer(judged: Corrected, bot: str) -> Answer:
    """Who is ahead when, by chances that are corrected by what came true."""
    games = judged.games
    changes = say.clustered(games, lambda game: float(say.lead_changes(game)))
    decided = sorted(at for game in games if (at := say.decided_at(game)) is not None)
    back = say.clustered(games, lambda game: None if (low := say.comeback(game)) is None else float(low < 0.3))
    spread = (
        f" ({changes.low:.1f} to {changes.high:.1f})"
        if changes.low > float("-inf")
        else ", of too few games to be sure"
    )
    middle = say.middle(decided)
    quarter, last = (decided[len(decided) * part // 4] for part in (1, 3)) if decided else (0.0, 0.0)
    words = (
        f"The lead changes {changes.rate:.1f} times a game{spread}. Half of the games are decided after "
        f"{100 * middle:.0f} % of their turns, a quarter after {100 * quarter:.0f} %, a quarter not before "
        f"{100 * last:.0f} %: decided means that the winner's chance never falls below 80 % again. In {points(back)} "
        "of them the winner's chance had once been below 30 %. Chances are the game's own judgement, corrected by how "
        f"such positions ended in other deals; their Brier score is {judged.brier:.3f} ({judged.before:.3f} before the "
        "correction; 0.25 is a coin, 0 is certain and right)."
        + (" So little is known of who is ahead that none of this says much." if judged.brier > 0.22 else "")
    )
    short = (
        f"half of the games are decided after {100 * middle:.0f} % of their turns, and the lead changes "
        f"{changes.rate:.1f} times; in {100 * back.rate:.0f} % somebody comes back from far behind."
    )
    mark = Mark.UNSURE if judged.brier > 0.22 else Mark.LOOK if middle < EARLY else Mark.SEEN
    return Answer(
        "Who is ahead when?", words, picture=winners_path(path_of_winners(games)),
        caption="How the chance of who will win grows: the middle winner, and eight of ten winners within the band.",
        short=short, mark=mark,
    )  # fmt: skip


def luck_answer(games: Sequence[Observed], bot: str) -> Answer:
    """The same deals played again."""
    question, found = "Luck, deck or play?", say.luck_range(games)
    if found is None:
        short = "too few deals were played twice to tell luck from play."
        return Answer(question, "Too few deals were played twice to say.", short=short, mark=Mark.UNSURE)
    named = {
        "who brings what and who begins": (found.parts.sides, found.low.sides, found.high.sides),
        "the cards and dice": (found.parts.deal, found.low.deal, found.high.deal),
        "what the players choose on the same deal": (found.parts.play, found.low.play, found.high.play),
    }
    told = [
        f"{100 * part:.0f} % ({100 * low:.0f} to {100 * high:.0f}) is {name}"
        for name, (part, low, high) in named.items()
    ]
    words = f"Of what decides a game between two equal {bot}, {told[0]}, {told[1]}, and {told[2]}."
    sides, deal, play = (f"{100 * part:.0f} %" for part in found.parts)
    short = f"what decides is {sides} sides and seats, {deal} cards and dice, {play} what players choose."
    return Answer(
        question, words, picture=parts({name: part for name, (part, _, _) in named.items()}),
        caption="Parts of the variance of who wins.", short=short,
        mark=Mark.LOOK if found.low.sides > 0.25 else Mark.SEEN,
    )  # fmt: skip


def dull_answer(games: Sequence[Observed], bot: str) -> Answer:
    """Stalls, endless games, turns in which nothing is done."""
    lengths = sorted(len(game.turns) for game in games)
    middle, late = int(say.middle(lengths)), lengths[9 * len(lengths) // 10]
    idle, forced = say.idle_turns(games), say.forced_turns(games)
    soon, then = (say.ends_within(games, turn, STALL) for turn in (middle, late))
    words = f"Turns: {middle} in the middle, the longest tenth from {late}, at most {lengths[-1]}. "
    if lengths[-1] > late:
        words += (
            f"Of the games still on after turn {middle}, {whole(soon)} end within {STALL} more; after turn {late}, "
            f"{whole(then)}. "
        )
    words += f"Turns in which nothing was done: {points(idle)}; in which there was nothing to choose: {points(forced)}."
    stalls = lengths[-1] > 4 * middle or (late > 2 * middle and then.rate < soon.rate)
    dull = idle.low > 0.1
    short = (
        f"a tenth of the games takes {late} turns and more where the middle one takes {middle}."
        if stalls
        else f"{100 * idle.rate:.0f} % of the turns pass without an act."
        if dull
        else f"games take {middle} turns, the longest tenth {late} and more; {100 * idle.rate:.1f} % of the turns pass "
        "without an act."
    )
    return Answer(
        "Stalls, endless games, dull turns?", words, picture=still_on(say.still_on(games)),
        caption=f"Games by {bot} that are still on.", short=short, mark=Mark.LOOK if stalls or dull else Mark.WELL,
    )  # fmt: skip


def length_answer(game: Game, games: Sequence[Observed], times: PeopleTimes | None) -> Answer:
    """Minutes for people."""
    question = "How long for people?"
    asked, least, most = say.decisions_a_game(games)
    ranged = f"{asked:.0f}" + (f" ({least:.0f} to {most:.0f})" if least > float("-inf") else "")
    if times is None or times.of(game.slug, "") is None:
        low, high = asked * 6 / 60, asked * 12 / 60
        words = (
            f"{ranged} decisions a game are a choice: at 6 to 12 seconds each, assumed and not measured, "
            f"{low:.0f} to {high:.0f} minutes for all players together. `lab times` measures them in games that were "
            "kept."
        )
        short = f"{asked:.0f} choices a game, perhaps {low:.0f} to {high:.0f} minutes (assumed, not measured)."
        return Answer(question, words, short=short)
    lengths = sorted(
        sum(times.of(game.slug, each.verb) or 0.0 for each in one.decisions if each.options > 1) / 60 for one in games
    )
    words = (
        f"{ranged} decisions a game are a choice. At the pace of {times.answers[game.slug]} answers in kept games, "
        f"each kind at its own, that is {fmean(lengths):.0f} minutes for all players together; the longest tenth takes "
        f"{lengths[9 * len(lengths) // 10]:.0f} and more."
    )
    return Answer(question, words, short=f"{fmean(lengths):.0f} minutes at the pace of people in kept games.")


def endings_answer(games: Sequence[Observed], bot: str) -> Answer:
    """How games end."""
    found = say.endings(games)
    rows = [["end", f"games by {bot}"], *([words, whole(part)] for words, part in found[:10])]
    words = f"{len(found)} way{'s were' if len(found) > 1 else ' was'} seen."
    rare = [words for words, part in found if part.rate < 0.03]
    more = f" Rare, under 3 in 100: {'; '.join(rare)}." if rare else ""
    return Answer(
        "How does it end?", words + more, rows, short=f"{100 * found[0][1].rate:.0f} % end because {found[0][0]}."
    )
