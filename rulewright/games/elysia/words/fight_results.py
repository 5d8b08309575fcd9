"""What a fight came to for a player, in a sentence or two: who won, what it brought, what it cost."""

from rulewright.games.elysia.rules import events
from rulewright.games.elysia.rules.combat.fighters import ATTACK, ATTACKERS
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.event import Event
from rulewright.kernel.question import NO_SEAT, Seat
from rulewright.kernel.words import Filled


def fight_over(view: State, event: Event, filled: Filled) -> str:
    """'Ada wins against Troll: +1 Light, Longsword, 3 levels hunted (5 in all). 2 of 6 cards left.'"""
    args, foes = event.args, _foes(event, filled)
    if args["end"] == events.WON and args["exhausted"]:
        both = args["rival"] >= 0  # a Monster has no cards to run out of
        last = f"{filled['seat']} wins against {foes} with the last card in hand"
        said = f"{filled['seat']} and {foes} run out of cards together" if both else last
    elif args["end"] == events.UNDECIDED:
        by = _broken_off_by(view)
        if by == args["seat"]:
            said = f"{filled['seat']} breaks off the fight against {foes}"
        elif by != NO_SEAT and by == args["rival"]:
            said = f"{filled['rival']} attacks {filled['seat']}, but breaks off the fight"
        else:
            said = f"{filled['seat']}'s fight against {foes} is undecided"
    else:
        said = f"{filled['seat']} {filled['end']} against {foes}"
    brought = gains(event, filled)
    return f"{said}{': ' if brought else ''}{', '.join(brought)}. {cost(view, event)}"


def _broken_off_by(view: State) -> Seat:
    """Who began the fight and ended it, before their side's blow (RE-179); a stand-off ends after one."""
    combat = view.combat
    return combat.initiator if combat and (combat.striker, combat.step) == (ATTACKERS, ATTACK) else NO_SEAT


def _foes(event: Event, filled: Filled) -> str:
    args = event.args
    named = [filled[key] for key in ("foe", "rival") if args[key] >= 0]
    more = args["foes"] - len(named)
    return " and ".join([*named, f"{more} more"] if more else named)


def gains(event: Event, filled: Filled) -> list[str]:
    """What a fight brought, each in few words; tokens, a Reward, a hunt, a Side Quest (RE-198 to RE-201, RE-212)."""
    args = event.args
    tokens = [f"+{args[key]} {key.capitalize()}" for key in ("light", "darkness", "wild") if args[key]]
    more = args["items"] - 1
    item = [f"{filled['item']}{f' and {more} more' if more else ''} gained"] if args["items"] else []
    levels = args["levels"]
    hunt = [f"{levels} level{'s' if levels > 1 else ''} hunted ({args['total']} in all)"] if levels else []
    quest = [f"{filled['quest']} completed"] if args["quest"] >= 0 else []
    return [*tokens, *item, *hunt, *quest]


def cost(view: State, event: Event) -> str:
    """What is left of the hand, and what it means that nothing is (RE-042, RE-110)."""
    args, left = event.args, event.args["left"]
    if not args["exhausted"]:
        return f"{left} of {args['had']} cards left." if left != args["had"] else f"All {left} cards left."
    drawn = view.book.rules.exhausted_hand
    return f"Exhausted: the next turn begins damaged, with {drawn} card{'s' if drawn != 1 else ''}."
