"""What people read, beyond what verbs and events say by themselves."""

from rulewright.games.shells.rules import events, prompts, verbs
from rulewright.games.shells.rules.state import State, card_in
from rulewright.games.shells.words.text_table import text_table
from rulewright.kernel.event import events_in
from rulewright.kernel.question import CardId, Option, Question, Seat
from rulewright.kernel.verb import verbs_in
from rulewright.kernel.words import Reason, Words

# -- what stands for the words in the braces of labels and clicks that are no arguments of their verb


def worth(view: State, option: Option) -> int:
    """What the card of an option would bring."""
    return card_in(view, CardId(option.a)).worth


def owner(view: State, option: Option) -> Seat:
    """Who has the card of an option in hand."""
    return next(Seat(seat) for seat, player in enumerate(view.players) if option.a in player.hand)


def place(view: State, option: Option) -> int:
    """Under which shell the card of an option lies, from 1."""
    shells = next(player.shells for player in view.players if option.a in player.shells)
    return shells.index(CardId(option.a)) + 1


# -- why not: for a card or a button that can't be used now, the reason and its clause


def why_not_card(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    """Why a card can't be used in one's turn."""
    card = numbers[0]
    if question.prompt != prompts.MAIN or card >= len(view.faces):
        return None
    player = view.players[question.seat]
    if card in player.stall:
        return Reason("It stays on your stall until a shell game.", "SH-013")
    if card in player.shells:
        return Reason("It stays under its shell.", "SH-014")
    return Reason("This card is not in your hand.", "SH-009")


def why_no_roll(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    return Reason("You have rolled in this turn.", "SH-012") if question.prompt == prompts.MAIN else None


def why_no_shell_game(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    needs = Reason("A shell game needs two face-up cards on your stall.", "SH-013")
    return needs if question.prompt == prompts.MAIN else None


WORDS: Words[State] = Words(
    verbs=verbs_in(verbs),
    events=events_in(events),
    fills={"owner": owner, "place": place, "worth": worth},
    reasons={"card": why_not_card, "button-roll": why_no_roll, "button-shell": why_no_shell_game},
    not_asked="SH-008",
    text_table=text_table,
)
