"""A fight on the page: two facing rows, what everybody brings, and the sum."""

from collections.abc import Sequence

from rulewright.games.elysia.page.card_fronts import card_front, character_picture
from rulewright.games.elysia.rules.combat.arithmetic import terms
from rulewright.games.elysia.rules.combat.fighters import ATTACK, ATTACKERS, DEFENDERS, DEFENSE, Combat, Fighter
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.words.fight_sums import attack_words, loses, strikes_first, would_lose
from rulewright.games.elysia.words.names import SIDES, npc_name, seat_name, where_words
from rulewright.kernel.page.scene import YOU, Badge, Clash, Counter, Fighting, Item, Part
from rulewright.kernel.question import Seat

EXHAUSTED = Badge("Exhausted", "heart-crack", "RE-042")
STEPS = ("Attack", "Defense", "Damage")


def fight(view: State, viewer: Seat | None, names: Sequence[str] = ()) -> Clash | None:
    """The fight that is on: NPCs and players by their names, Attackers above (RE-174)."""
    combat = view.combat
    if combat is None:
        return None
    shown = [_fighting(view, combat, fighter, i, viewer, names) for i, fighter in enumerate(combat.fighters)]
    rows = tuple(
        tuple([each for each, fighter in zip(shown, combat.fighters, strict=True) if fighter.side == side])
        for side in (ATTACKERS, DEFENDERS)
    )
    where = f"Fight {where_words(view.tiles[combat.place])}"
    if combat.cycle < 0:
        return Clash(where, SIDES, rows, -1, f"{strikes_first(view, combat)}. But who joins?", "RE-176")
    return Clash(f"{where}{f', exchange {combat.cycle + 1}' if combat.cycle else ''}", SIDES, rows, combat.striker,
                 attack_words(view, combat), "RE-191", STEPS, combat.step)  # fmt: skip


def _held(view: State, fighter: Fighter) -> int:
    """The cards of a player or a Villain."""
    return len(view.players[fighter.seat].hand if fighter.seat >= 0 else view.villains[fighter.villain].hand)


def _costs(view: State, combat: Combat, fighter: Fighter, over: int) -> str:
    """What a strike costs a player or a Villain; while they can still defend, what it would cost (RE-193)."""
    held = _held(view, fighter)
    if combat.step == DEFENSE:
        return would_lose(over, held)
    discarded = over - fighter.struck if fighter.seat >= 0 else 0
    return loses(over, held + discarded)


def _fighting(
    view: State, combat: Combat, fighter: Fighter, index: int, viewer: Seat | None, names: Sequence[str]
) -> Fighting:
    """One fighter: who, cards left, cards played in this strike, and their sum."""
    striking = fighter.side == combat.striker
    step = ATTACK if striking else DEFENSE
    begun = combat.cycle >= 0 and not fighter.exhausted
    parts = tuple(Part(words, n) for words, n in terms(view, combat, fighter, step)) if begun else ()
    value = sum(part.value for part in parts)
    total = Counter(STEPS[step], value, "attack" if striking else "shield-halved", parts=parts) if begun else None
    note = ""
    if begun and not striking and combat.step > ATTACK:
        over, monster = max(0, combat.each - value), fighter.npc >= 0 and fighter.villain < 0
        comes = ("falls" if over else "stands") if monster else _costs(view, combat, fighter, over)
        held_off = f", defended {value}" if value or monster else ""
        note = f"Struck {combat.each}{held_off}: {comes}"
    items = tuple(
        Item(f"fight-{index}-{i}", card_front(view.book.cards[face]), fighter.seat if fighter.seat >= 0 else None)
        for i, face in enumerate(fighter.played if begun else ())
    )
    badges = (EXHAUSTED,) if fighter.exhausted else ()
    if fighter.seat >= 0:
        player = view.players[fighter.seat]
        life = Counter("Cards in hand", len(player.hand), "hand")
        picture = character_picture(player.character)
        called = seat_name(view, fighter.seat)
        name = YOU if fighter.seat == viewer else f"{names[fighter.seat]} ({called})" if names else called
        return Fighting(f"fighter-{index}", name, picture, fighter.seat, items, total, life, badges, note)
    card = view.book.cards[fighter.face]
    pile = None
    if fighter.villain >= 0:
        pile = Counter("Cards in the hand pile", len(view.villains[fighter.villain].hand), "hand")
    name = npc_name(view, fighter.npc) if any(npc.uid == fighter.npc for npc in view.npcs) else card.name
    return Fighting(f"fighter-{index}", name, f"elysia/{card.key}", None, items, total, pile, badges, note)
