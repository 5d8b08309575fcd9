"""Combat on the page: both sides line by line, each term with its clause; and what an attack would come to."""

from dataclasses import replace

from rulewright.games.lytharian.cards.abilities import Has
from rulewright.games.lytharian.page.board import asleep, known
from rulewright.games.lytharian.page.payment import payment
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.abilities.effect_worth import only_hurts_own
from rulewright.games.lytharian.rules.combat.bonuses import comrade_near
from rulewright.games.lytharian.rules.combat.combat import new_fight
from rulewright.games.lytharian.rules.combat.fight_numbers import att_now, def_now, foreseen
from rulewright.games.lytharian.rules.combat.stats import Lines, combat_powers
from rulewright.games.lytharian.rules.ids import ABILITY_KEYS, TroopId
from rulewright.games.lytharian.rules.state import Fight, State
from rulewright.games.lytharian.rules.troops import beside, powers_of, seat_of, troop_face
from rulewright.games.lytharian.words.names import troop_name, used_name
from rulewright.games.lytharian.words.pending import does
from rulewright.games.lytharian.words.reasons import gave_up_attack, gave_up_attack_words
from rulewright.kernel.page.scene import Arrow, Foreseen, Preview
from rulewright.kernel.question import HIDDEN, Face, Option, Question, Seat
from rulewright.kernel.words import listed

SIDES = ("Attacker", "Defender")
STEPS = ("Abilities are chosen, then spells.", "If nothing more is cast.", "Damage is dealt.")


def fighting(view: State) -> Preview | None:
    """The combat that goes on (LC-139 to LC-150); nothing while the viewer does not know both troops."""
    fight = view.fight
    if fight is None or not (known(view, fight.attacker) and known(view, fight.defender)):
        return None
    arrow = Arrow(f"troop-{fight.attacker}", f"troop-{fight.defender}", owner=seat_of(view, fight.attacker))
    here = _guarded(view, fight)
    rows = [row for side, troop in enumerate(fight.pair)
            for row in (*_taken(here, fight, side, troop), *_numbers(here, fight, side, troop))]  # fmt: skip
    return Preview("Combat", tuple(rows), (arrow,), STEPS[fight.step])


def _guarded(view: State, fight: Fight) -> State:
    """The view with this combat in it; unknown cards are of no race, so that none is guessed from them."""
    blank = next(Face(i) for i, card in enumerate(view.book.cards) if card.kind != "troop")
    return replace(view, fight=fight, faces=[blank if face == HIDDEN else face for face in view.faces])


def _taken(view: State, fight: Fight, side: int, troop: TroopId) -> list[Foreseen]:
    """The blow against one side, with what reduces it (LC-R130)."""
    lines: Lines = []
    left, blow = def_now(view, fight, side) - view.hurt[troop], foreseen(view, fight, side, lines)
    ref, owner, dead = (f"troop-{troop}",), seat_of(view, troop), blow >= left
    words = "Killed" if dead else f"{left - blow} Def left"
    head = Foreseen(words, f"-{blow}" if blow else "0", summed(lines), "LC-R130", ref, "skull" if dead else "droplet",
                    owner, f"{SIDES[side]}: {troop_name(view, troop)}")  # fmt: skip
    return [head, *_terms(lines, ref, owner)]


def _numbers(view: State, fight: Fight, side: int, troop: TroopId) -> list[Foreseen]:
    """Att and Def of one side, term by term (LC-225, LC-226)."""
    att: Lines = []
    wall: Lines = []
    n, left = att_now(view, fight, side, att), def_now(view, fight, side, wall) - view.hurt[troop]
    ref, owner = (f"troop-{troop}",), seat_of(view, troop)
    rows = [Foreseen("Att", str(n), summed(att), "LC-129", ref, "attack", owner), *_terms(att, ref, owner)]
    if unsure(view, fight, side):
        maybe = "Comradery: a hidden neighbour may count"
        rows.append(Foreseen(maybe, "?", "", "LC-257", ref, "circle-question", owner))
    return [*rows, Foreseen("Def", str(left), summed(wall), "LC-131", ref, "shield-halved", owner),
            *_terms(wall, ref, owner)]  # fmt: skip


def _terms(lines: Lines, ref: tuple[str, ...], owner: Seat) -> list[Foreseen]:
    """Each addend a line of its own, where there is more than the printed number."""
    if len(lines) < 2:
        return []
    return [Foreseen(words, f"{n:+d}", f"{words} {n:+d}", clause, ref, "", owner) for words, n, clause in lines]


def summed(lines: Lines) -> str:
    """'5 Raider + 1 Charge 1 − 2 Intimidate 2'."""
    parts = [f"{'− ' if n < 0 else '+ ' if i else ''}{abs(n)} {words}" for i, (words, n, _) in enumerate(lines)]
    return " ".join(parts)


def unsure(view: State, fight: Fight, side: int) -> bool:
    """Whether Comradery depends on a troop that the viewer does not know (LC-257, LC-R144)."""
    troop = fight.pair[side]
    if "comradery" not in combat_powers(view, fight, side) or comrade_near(view, troop):
        return False
    cards = view.book.cards
    return any(seat_of(view, t) == seat_of(view, troop) and cards[troop_face(view, t)].kind != "troop"
               for t in beside(view, troop))  # fmt: skip


def outcome_words(view: State, fight: Fight, side: int) -> str:
    """What the combat would do to one side before choices, dice and spells: 'takes 3 and keeps 2 of 5 Def'."""
    here, troop = _guarded(view, fight), fight.pair[side]
    left, blow = def_now(here, fight, side) - view.hurt[troop], foreseen(here, fight, side)
    return f"takes {blow} and {'is killed' if blow >= left else f'keeps {left - blow} of {left} Def'}"


def hint(view: State, question: Question, option: Option) -> str:
    """What an attack would come to before choices, dice and spells; of an unknown troop nothing is said.

    Of passing: what then happens, a thing on the stack or the combat.
    """
    if option == verbs.PASS:
        if view.stack:
            text = does(view, view.stack[-1])
            return f"\u201c{text}\u201d" if text else ""  # quoted: its "you" is who casts it
        return "Then both blows land at once." if view.fight else ""
    if option.verb != verbs.ATTACK.name:
        return payment(view, question, option) or _spared(view, question, option) or _costs(view, option)
    attacker, defender = verbs.ATTACK.of(option)
    if not (known(view, attacker) and known(view, defender)):
        return ""
    moved = view.mover == attacker
    fight = new_fight(view, attacker, defender, moved, view.mover_from if moved else view.at[attacker])
    said = [f"{troop_name(view, troop)} {outcome_words(view, fight, side)}" for side, troop in enumerate(fight.pair)]
    return "; ".join(said) + ". Spells may still change it."


def _costs(view: State, option: Option) -> str:
    """Of a Main: ability, that it takes the place of an attack; of revealing, what others learn by it; of the end of
    the turn, who can't attack any more.
    """
    if option.verb == verbs.MAIN_ABILITY.name:
        troop, ability = verbs.MAIN_ABILITY.of(option)
        key = ABILITY_KEYS[ability]
        words = Has(key, powers_of(view, troop)[key]).words()
        instead = ", instead of an attack this turn" if view.duel is None else ""
        return f"{used_name(view, troop, ability)}: {words}{instead}."
    if option == verbs.END:
        return next((gave_up_attack_words(view, troop) for troop in gave_up_attack(view, view.active)), "")
    if option.verb != verbs.REVEAL.name:
        return ""
    sleeping = asleep(view, verbs.REVEAL.of(option)[0])
    can = f", and you can use {listed(sleeping)}" if sleeping else ""
    return f"If you reveal it, your rival sees who it is{can}."


def _spared(view: State, question: Question, option: Option) -> str:
    """Of an effect that finds no enemy."""
    if not only_hurts_own(view, question.seat, option):
        return ""
    near = " next to it" if option.verb == verbs.MAIN_ABILITY.name else ""
    return f"No revealed enemy{near}: it could only hurt your own."
