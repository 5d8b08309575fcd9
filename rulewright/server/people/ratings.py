"""How well people play, worked out by OpenSkill from finished games against bots and people, and said as a rank.

Bots hold still: each level stands for a strength, a step of which wins some 70 of 100 games against the one below, and
a person's rank is the level whose strength theirs comes close to. A win lifts nobody far above whom they beat, so a
hundred wins against a Novice make no Master.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from rulewright.bots.levels import LEVELS
from rulewright.kernel.question import Seat
from rulewright.server.store.rows import RatingRow
from rulewright.server.tables.ledger import Ledger
from rulewright.server.tables.opponents import RANKS

STEP = 5.0  # from one level to the next
STRENGTHS = {code: 20.0 + STEP * number for number, code in enumerate(LEVELS)}
SURE = 1.0  # how little is doubted of a bot's strength
REACH = 2.0  # how far above the best whom one beat a win can lift: not into the next rank
FEW = 5  # games until a rank is told
NEW, LOWEST = "Newcomer", "Apprentice"
MODEL = PlackettLuce(mu=STRENGTHS["novice"])


class Standing(NamedTuple):
    """How a seat came out of a game: whose it was (a person, or a bot's level), and whether it won."""

    person: str
    bot: str
    won: bool


def rank(rating: RatingRow | None) -> str:
    """A rating as people read it: the highest level that they surely come close to."""
    if rating is None or rating.number < FEW:
        return NEW
    near = [code for code, strength in STRENGTHS.items() if rating.mu - rating.sigma >= strength - STEP / 2]
    return RANKS[near[-1]] if near else LOWEST


def why_unrated(header: Mapping[str, Any]) -> str:
    """Why a game of this header counts for nobody's rating; "" if it does."""
    people = [who for who in header["who"] if who != "bot"]
    bots = [code for code in header["bots"] if code is not None]
    if header["variant"]["rules"] or header["variant"]["cards"]:
        return "other than the official rules"
    if header.get("seed_chosen"):
        return "a chosen seed"
    if header.get("archive") or "from" in header or "position" in header:
        return "not begun at the beginning"
    if header.get("hot_seat") or people.count("me") > 1:
        return "several at one screen"
    if not people or len(header["who"]) < 2:
        return "nobody to measure"
    return "" if all(code in LEVELS for code in bots) else "a bot without a rank"


def standings(ledger: Ledger, holders: Sequence[tuple[str, Seat]]) -> list[Standing]:
    """Who came out of a finished game how; nobody, if it does not count."""
    outcome = ledger.match.outcome
    if outcome is None or ledger.taken_back or why_unrated(ledger.header) or len(outcome.winners) == len(ledger.bots):
        return []
    found: list[Standing] = []
    for seat, bot in enumerate(ledger.header["bots"]):
        people = [person for person, held in holders if held == seat]
        if bot is None and len(people) != 1:
            return []  # nobody sat there, or several did
        late = bot is None and ledger.bots[seat] is not None  # a bot played on for them: that is lost
        found.append(Standing("" if bot else people[0], bot or "", seat in outcome.winners and not late))
    persons = [each.person for each in found if each.person]
    return found if len(set(persons)) == len(persons) else []


def after_game(
    found: Sequence[Standing], known: Mapping[str, RatingRow | None], *, game: str, code: str, now: float
) -> list[RatingRow]:
    """What a game makes of the ratings of its people, as they are `known` before it."""
    before = [
        MODEL.rating(mu=STRENGTHS[each.bot], sigma=SURE)
        if each.bot
        else MODEL.rating(mu=old.mu, sigma=old.sigma)
        if (old := known.get(each.person))
        else MODEL.rating()
        for each in found
    ]
    rated = MODEL.rate([[each] for each in before], ranks=[1.0 if each.won else 2.0 for each in found])
    rows = []
    for at, each in enumerate(found):
        if each.bot:
            continue
        (new,), old = rated[at], known.get(each.person)
        others = [rating.mu for place, rating in enumerate(before) if place != at]
        mu = min(new.mu, max(before[at].mu, max(others) + REACH))
        number = old.number + 1 if old else 1
        rows.append(RatingRow(each.person, game, number, code, mu, new.sigma, now))
    return rows
