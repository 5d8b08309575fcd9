"""Why not: for a thing on the table that can't be used now, the reason and its clause."""

from collections.abc import Callable

from rulewright.games.lytharian.cards.atoms import ROLE_NAMES
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.abilities.main_abilities import MAINS, uses_main
from rulewright.games.lytharian.rules.casting.castable import anytime, base_cost, funds, has_enchant
from rulewright.games.lytharian.rules.casting.targeting import castle_guards, has_aim
from rulewright.games.lytharian.rules.honor_charge import charging
from rulewright.games.lytharian.rules.ids import ABILITY_IDS, TroopId
from rulewright.games.lytharian.rules.movement.reach import moves_of, strike_of, targets_of
from rulewright.games.lytharian.rules.state import ABILITY_BITS, State
from rulewright.games.lytharian.rules.troops import beside, everyone, seat_of, troops_of
from rulewright.games.lytharian.words.names import card_name, square_name, troop_name, used_name
from rulewright.kernel.question import HIDDEN, CardId, Question, Seat
from rulewright.kernel.words import Reason, upper_first

ACTING = ("main", "window", "respond", "fight", "draw", "precombat", "effects")


def _of_card(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if numbers[0] < len(view.at):
        return _of_troop(view, question, numbers)
    return _card(view, question, CardId(numbers[0])) if numbers[0] < len(view.faces) else None


def _of_troop(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    return _troop(view, question, everyone(view)[numbers[0]]) if numbers[0] < len(view.at) else None


def _of_square(view: State, question: Question, numbers: tuple[int, ...]) -> Reason | None:
    if numbers[0] >= len(view.board):
        return None
    name = square_name(view, numbers[0])
    if view.board[numbers[0]] >= 0:
        return Reason(f"{name} is occupied: no troop moves onto another.", "LC-109")
    if question.prompt.key == "main" and view.moves >= view.book.rules.moves_per_turn:
        return Reason("You have moved this turn.", "LC-100")
    return Reason(f"Nothing can go to {name} now.", "LC-109")


def _of_charging(view: State, question: Question, numbers: tuple[int, ...]) -> Reason:
    rules = view.book.rules
    return Reason(f"You charge at {rules.mana_max} mana, while your obelisk is below {rules.obelisk_max}.", "LC-086")


REASONS: dict[str, Callable[[State, Question, tuple[int, ...]], Reason | None]] = {
    "card": _of_card,
    "troop": _of_troop,
    "square": _of_square,
    "button-end": lambda *_: Reason("You must move a troop before your turn ends.", "LC-099"),
    "button-charge": _of_charging,
}


def _card(view: State, question: Question, card: CardId) -> Reason:
    seat = question.seat
    if view.faces[card] == HIDDEN:
        return Reason("This card is hidden from you.", "LC-R16")
    name, player = card_name(view, card), view.players[seat]
    design = view.book.cards[view.faces[card]]
    if question.prompt.key not in ACTING:
        return Reason(f"{name} can't be chosen here.", question.prompt.clause)
    if card not in player.hand:
        if any(card in each.nether for each in view.players):
            return Reason(f"{name} lies in the nether.", "LC-004")
        return Reason(f"{name} is not in your hand.", "LC-151")
    if design.kind != "spell":
        if not anytime(view, seat):
            return Reason("Equipment is attached in your own Main Phase with nothing pending.", "LC-211")
        return Reason(f"No humanoid troop of yours can get {name} now, or it costs too much.", "LC-214")
    if design.type != "fast" and not anytime(view, seat):
        clause = "LC-196" if design.type == "sorcery" else "LC-R155"
        return Reason(f"{name} needs your own Main Phase with nothing pending.", clause)
    if design.first and view.acted:
        return Reason(f"{name} is only cast at the start of your Main Phase.", "LC-R72")
    if design.type == "enchant" and has_enchant(view, seat, name):
        return Reason(f"You already have {name} in play.", "LC-191")
    if not has_aim(view, seat, design):
        return Reason(f"{name} has no legal target.", "LC-160")
    cost = max(1 if design.variable else 0, base_cost(view, design, verbs.NONE) if design.cost >= 0 else 1)
    return Reason(f"{name} costs {cost}; you can pay {funds(view, seat, card)}.", "LC-151")


def _troop(view: State, question: Question, troop: TroopId) -> Reason:
    seat, key = question.seat, question.prompt.key
    name = upper_first(troop_name(view, troop))
    if view.at[troop] < 0:
        return Reason(f"{name} is not on the board.", "LC-004")
    mine = seat_of(view, troop) == seat
    if key in ("target", "second", "host"):
        if mine:
            return Reason(f"{name} is not what this can target.", question.prompt.clause)
        if castle_guards(view, troop, seat):
            return Reason(
                f"{name} stands in a castle: you can target it only face up, with a troop of yours next to it.",
                "LC-162",
            )
        if not view.up[troop]:
            return Reason(f"{name} lies face down: this can't target it.", "LC-160")
        return Reason(f"{name} can't be targeted by this.", "LC-292")
    if key == "effects":
        words = f"{name} has no effect to use now." if mine else "Choose the effect first, then whom it is for."
        return Reason(words, "LC-078")
    if key != "main":
        return Reason(f"{name} can't be chosen here.", question.prompt.clause)
    if not mine:
        return _out_of_reach(view, seat, troop, name)
    if charging(view, seat) == troop:
        return Reason("Your King is alone: it must charge the enemy King.", "LC-328")
    if troop in gave_up_attack(view, seat):
        return Reason(gave_up_attack_words(view, troop), "LC-107")
    if view.moves >= view.book.rules.moves_per_turn:
        return Reason("You have moved this turn, and it can attack nobody.", "LC-100")
    if not moves_of(view, troop):
        return Reason(f"{name} has no square to go to.", "LC-109")
    return Reason(f"{name} has nothing to do now.", "LC-096")


def gave_up_attack(view: State, seat: Seat) -> list[TroopId]:
    """Who could attack, but for the Main: ability it has used; in Battle Duels that is no matter (LC-107, LC-R272)."""
    if view.duel is not None or view.attacks >= view.book.rules.attacks_per_turn:
        return []
    return [troop for troop in troops_of(view, seat) if uses_main(view, troop) and targets_of(view, troop)]


def gave_up_attack_words(view: State, troop: TroopId) -> str:
    """Why it can't."""
    used = next(key for key in MAINS if view.used[troop] & ABILITY_BITS[key])
    name = upper_first(troop_name(view, troop))
    return f"{name} used {used_name(view, troop, ABILITY_IDS[used])}: it can't attack this turn."


WAYS = ("to all sides", "straight", "diagonally", "diagonally forward", "diagonally forward")
"""How who attacks in each of the `STRIKES` does so."""


def _out_of_reach(view: State, seat: Seat, troop: TroopId, name: str) -> Reason:
    """Why nobody can attack an enemy: nobody near, the turn's attack is made, or not in this direction."""
    if view.attacks >= view.book.rules.attacks_per_turn:
        return Reason("You have attacked this turn.", "LC-101")
    mine = [each for each in beside(view, troop) if seat_of(view, each) == seat]
    if not mine:
        return Reason(f"{name}: to attack it, a troop of yours must stand next to it.", "LC-125")
    turned = [each for each in mine if troop not in targets_of(view, each)]
    if not turned and (used := [each for each in gave_up_attack(view, seat) if each in mine]):
        return Reason(gave_up_attack_words(view, used[0]), "LC-107")
    if not turned:
        return Reason(f"{name}: who stands next to it can't attack now.", "LC-107")
    said = {ROLE_NAMES[view.role[each]]: WAYS[strike_of(view, each)] for each in turned}
    ways = ", ".join([f"{role}s strike {way}" for role, way in said.items()])
    return Reason(f"{name}: {ways}.", "LC-125")
