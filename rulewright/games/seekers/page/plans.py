"""Cards to send back from the first hand, chosen all at once."""

from itertools import combinations

from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.verbs import SEND_BACK
from rulewright.kernel.page.plan import Plan, Plans
from rulewright.kernel.question import Question
from rulewright.kernel.words import card_name

MOST = 8  # cards: of more there are too many ways, and they go one by one


def plans(view: State, question: Question) -> Plans | None:
    """Every handful of the cards that can go, and to keep them all (SK-081)."""
    sent = [option for option in question.options if option.verb == SEND_BACK.name]
    if question.prompt != prompts.MULLIGAN or not 0 < len(sent) <= MOST:
        return None
    whole = len(sent) == len(view.players[question.seat].hand)
    ways = [Plan("Keep this hand", (prompts.STOP,), role="ready")]
    for n in range(1, len(sent) + 1):
        for some in combinations(sent, n):
            (card,) = SEND_BACK.of(some[0])
            words = f"Send back {card_name(view, card) if n == 1 else f'{n} cards'}"
            refs = tuple([f"card-{SEND_BACK.of(each)[0]}" for each in some])
            ways.append(Plan(words, (*some, prompts.STOP), refs=refs, role="handful"))
    return Plans("Tap the cards that go back, or keep them all" if whole else question.prompt.words, tuple(ways))
