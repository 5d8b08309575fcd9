"""A fight on the page: two facing rows, what everybody brings, and the sum; hints for what a card would add."""

from dataclasses import replace

from rulewright.games.elysia.cards.atoms import TERRAINS
from rulewright.games.elysia.page.faces import character_icon, face_of, icon_of
from rulewright.games.elysia.rules.arithmetic import share, terms
from rulewright.games.elysia.rules.market import price
from rulewright.games.elysia.rules.state import (
    ATTACK,
    BUY,
    DEFENSE,
    Combat,
    Fighter,
    State,
    fighter_of,
)
from rulewright.games.elysia.words.words import npc_name, place_name, seat_name, tile_name
from rulewright.kernel.page.scene import Badge, Clash, Counter, Fighting, Item, Part
from rulewright.kernel.question import Option, Question

EXHAUSTED = Badge("Exhausted", "heart-crack", "RE-042")
STEPS = ("Attack", "Defense", "Damage")


def clash(view: State) -> Clash | None:
    """The fight that is on: NPCs and players, Attackers above (RE-174)."""
    combat = view.combat
    if combat is None:
        return None
    rows = tuple(
        tuple(_fighting(view, combat, each, i) for i, each in enumerate(combat.fighters) if each.side == side)
        for side in (0, 1)
    )
    where = f"Fight at {tile_name(view.tiles[combat.place])} {place_name(combat.place)}"
    if combat.cycle < 0:
        return Clash(where, ("Attackers", "Defenders"), rows, -1, "Who joins? Everybody else is asked once.", "RE-176")
    return Clash(f"{where}, cycle {combat.cycle + 1}", ("Attackers", "Defenders"), rows, combat.striker,
                 sum_words(view, combat), "RE-191", STEPS, combat.step)  # fmt: skip


def strike_total(view: State, combat: Combat) -> int:
    """The Attack values so far, added up (RE-190)."""
    side = [each for each in combat.fighters if each.side == combat.striker and not each.exhausted]
    return sum(n for each in side for _, n in terms(view, combat, each, ATTACK))


def _struck(combat: Combat) -> int:
    return sum(1 for each in combat.fighters if each.side != combat.striker and not each.exhausted)


def sum_words(view: State, combat: Combat) -> str:
    """'Attack 7 on 2 Characters: 4 each, rounded up'."""
    total, n = strike_total(view, combat), _struck(combat)
    each = share(view, total, n)
    uneven = n > 1 and total % n
    return (
        f"Attack {total}"
        + (f" ÷ {n} = {each} each" if n > 1 else "")
        + (f", rounded {view.book.rules.rounding}" if uneven else "")
    )


def _fighting(view: State, combat: Combat, fighter: Fighter, index: int) -> Fighting:
    """One fighter: who, cards left, cards played in this strike, and their sum."""
    striking = fighter.side == combat.striker
    step = ATTACK if striking else DEFENSE
    begun = combat.cycle >= 0 and not fighter.exhausted
    parts = tuple(Part(words, n) for words, n in terms(view, combat, fighter, step)) if begun else ()
    value = sum(part.value for part in parts)
    total = Counter(STEPS[step], value, "khanda" if striking else "shield-halved", parts=parts) if begun else None
    note = ""
    if begun and not striking and combat.step > ATTACK:
        over = max(0, combat.each - value)
        note = f"{combat.each} − {value} = {over}" + (
            ": falls" if over and fighter.npc >= 0 and fighter.villain < 0 else ""
        )
    items = tuple(
        Item(f"fight-{index}-{i}", face_of(view.book.cards[face]), fighter.seat if fighter.seat >= 0 else None)
        for i, face in enumerate(fighter.played if begun else ())
    )
    badges = (EXHAUSTED,) if fighter.exhausted else ()
    if fighter.seat >= 0:
        player = view.players[fighter.seat]
        life = Counter("Cards in hand", len(player.hand), "hand")
        icon = character_icon(player.character)
        name = seat_name(view, fighter.seat)
        return Fighting(f"fighter-{index}", name, icon, fighter.seat, items, total, life, badges, note)
    card = view.book.cards[fighter.face]
    pile = (
        Counter("Cards in the hand pile", len(view.villains[fighter.villain].hand), "hand")
        if fighter.villain >= 0
        else None
    )
    name = npc_name(view, fighter.npc) if any(npc.uid == fighter.npc for npc in view.npcs) else card.name
    return Fighting(f"fighter-{index}", name, icon_of(card), None, items, total, pile, badges, note)


# -- what an option would come to


def hint(view: State, question: Question, option: Option) -> str:
    """A card of a fight with the sum it would make; a card of the market with its price (RE-166)."""
    combat = view.combat
    if combat is not None and question.prompt.key in ("attack", "defense") and option.verb in ("play", "use"):
        fighter = fighter_of(combat, question.seat)
        return _with(view, combat, fighter, view.faces[option.a], question.prompt.key) if fighter else ""
    if option.verb == "buy":
        card = view.book.cards[option.a]
        terrain = view.tiles[view.players[question.seat].place] & 7 if view.part == BUY else len(TERRAINS) - 1
        now = price(view, option.a, terrain)
        less = f" ({card.cost} − {card.cost - now}: cheaper on {TERRAINS[card.cheaper]})" if now < card.cost else ""
        return f"{now} Coin{less}. {card.text}"
    return ""


def _with(view: State, combat: Combat, fighter: Fighter, face: int, key: str) -> str:
    step = ATTACK if key == "attack" else DEFENSE
    more = replace(fighter, played=[*fighter.played, face], dropped=[*fighter.dropped, 0])
    parts = terms(view, combat, more, step)
    value = sum(n for _, n in parts)
    said = " + ".join(f"{n} {words}" for words, n in parts)
    if step == DEFENSE:
        return f"Defense {value} ({said}): {max(0, combat.each - value)} of {combat.each} left over"
    total = strike_total(view, combat) - sum(n for _, n in terms(view, combat, fighter, ATTACK)) + value
    return f"Attack {value} ({said}); {total} in all, {share(view, total, _struck(combat))} to each"
