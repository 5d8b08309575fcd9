"""A line when something comes up for the first time, and what one would regret to leave undone."""

from rulewright.games.battleground.cards.mana import MANA
from rulewright.games.battleground.rules import prompts
from rulewright.games.battleground.rules.ids import FIRST_MAIN, SECOND_MAIN
from rulewright.games.battleground.rules.main_phase.casting import fully_charged
from rulewright.games.battleground.rules.state import State, card_of, class_of
from rulewright.games.battleground.rules.tunables import first_exp
from rulewright.games.battleground.rules.units.conditions import controller
from rulewright.games.battleground.rules.verbs import CAST, CHARGE, MUSTER, TOKEN
from rulewright.games.battleground.words.labels import power_label
from rulewright.games.battleground.words.names import card_name, seat_name
from rulewright.kernel.question import CardId, Question
from rulewright.kernel.words import upper_first

BEGINNING = "Choose a soldier, then a field of your first row. Spells cost mana of their colours."
FIRST_LINES = {
    prompts.FIELD.key: "Units march straight up their lane: choose where they meet somebody, or nobody.",
    prompts.WAVE.key: "Units act row by row. The battle foretold shows who would hit whom, and for how much.",
    prompts.RESPOND.key: "A spell that is fully charged can be cast in the rival's turn, too. Passing keeps it.",
    prompts.SLOT.key: "Prepared spells lie face-down and are charged with mana, turn by turn.",
}


def first_times(view: State, question: Question) -> list[tuple[str, str]]:
    """In a Main phase: why levels differ at the start (BG-R17), what to begin with, where the battle is foretold, that
    spent orbs are away for some turns (BG-060), where a prepared spell lies (BG-086). Who sits behind the far edge sees
    the board from there: not as in the lesson.
    """
    if question.prompt != prompts.MAIN:
        return []
    player, told = view.players[question.seat], list[tuple[str, str]]()
    if player.turns == 1 and (n := head_start(view)):
        first = view.order[0]
        who = "You go" if question.seat == first else f"{upper_first(seat_name(view, first))} went"
        begin = "begin" if question.seat == first else "began"
        told.append(("head-start", f"{who} first, which is harder here, and so {begin} {_head_start_words(view, n)}."))
    if player.side:
        words = "You sit on the other side: your first row is still below, but rows and lanes count backwards."
        told.append(("turned", words))
    mine = [unit for unit in view.board if unit is not None and controller(view, unit) == question.seat]
    if not mine:
        told.append((prompts.MAIN.key, BEGINNING))
    elif view.phase == FIRST_MAIN:
        told.append(("foretold", "The eye shows the battle that would follow if you ended the phase now."))
    if any(player.track):
        turns = view.book.rules.track_steps
        words = f"Spent orbs are back {turns} turns later: keep some for the turns between."
        told.append(("orbs-spent", words))
    waiting = [slot for slot in player.slots if slot.card >= 0 and not fully_charged(card_of(view, slot.card), slot)]
    if waiting:
        name = card_name(view, waiting[0].card)
        words = f"{name} lies by your portrait, face down. Charge it fully to cast it in the rival's turn, too."
        told.append(("prepared", words))
    return told


def _head_start_words(view: State, n: int) -> str:
    """'at level 4, with 3 powers to choose' (BG-189, BG-190)."""
    powers = n // view.book.rules.exp_per_level
    if not powers:
        return f"with {n} experience"
    return f"at level {powers + 1}, with {f'{powers} powers' if powers > 1 else 'a power'} to choose"


def head_start(view: State) -> int:
    """The experience with which the first player began (BG-R17)."""
    rules, first = view.book.rules, view.players[view.order[0]]
    return rules.first_player_bonus_exp + first_exp(rules)[class_of(view, first).key]


def undone(view: State, question: Question) -> str:
    """A level that was earned; in the last phase of a turn a charge (BG-094); a unit that could be summoned."""
    if question.prompt != prompts.MAIN:
        return ""
    power = next((option for option in question.options if option.verb == TOKEN.name), None)
    if power is not None:
        return f"You can still choose a power: {power_label(view, power)}."
    charge = next((option for option in question.options if option.verb == CHARGE.name), None)
    if charge is not None and view.phase == SECOND_MAIN:
        slot, mana = CHARGE.of(charge)
        name = card_name(view, view.players[question.seat].slots[slot].card)
        return f"You can still charge {name} with {MANA[mana]} mana."
    for option in question.options:
        if option.verb in (MUSTER.name, CAST.name) and card_of(view, CardId(option.a)).kind == "unit":
            return f"You can still summon {card_of(view, CardId(option.a)).name}."
    return ""
