"""A fight on the page: two facing rows, what everybody brings, and the sum."""

from rulewright.games.elysia.page.card_fronts import card_front, character_picture
from rulewright.games.elysia.rules.combat.arithmetic import terms
from rulewright.games.elysia.rules.combat.fighters import ATTACK, ATTACKERS, DEFENDERS, DEFENSE, Combat, Fighter
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.words.fight_sums import attack_words
from rulewright.games.elysia.words.names import SIDES, npc_name, seat_name, tile_name
from rulewright.kernel.page.scene import Badge, Clash, Counter, Fighting, Item, Part
from rulewright.kernel.question import Seat

EXHAUSTED = Badge("Exhausted", "heart-crack", "RE-042")
STEPS = ("Attack", "Defense", "Damage")


def fight(view: State, viewer: Seat | None) -> Clash | None:
    """The fight that is on: NPCs and players, Attackers above (RE-174)."""
    combat = view.combat
    if combat is None:
        return None
    shown = [_fighting(view, combat, fighter, i, viewer) for i, fighter in enumerate(combat.fighters)]
    rows = tuple(
        tuple([each for each, fighter in zip(shown, combat.fighters, strict=True) if fighter.side == side])
        for side in (ATTACKERS, DEFENDERS)
    )
    where = f"Fight at {tile_name(view.tiles[combat.place])}"
    if combat.cycle < 0:
        return Clash(where, SIDES, rows, -1, "Who joins? Everybody else is asked once.", "RE-176")
    return Clash(f"{where}, cycle {combat.cycle + 1}", SIDES, rows, combat.striker,
                 attack_words(view, combat), "RE-191", STEPS, combat.step)  # fmt: skip


def _fighting(view: State, combat: Combat, fighter: Fighter, index: int, viewer: Seat | None) -> Fighting:
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
        comes = ("falls" if over else "stands") if monster else cards_to_lose(over)
        note = f"Struck {combat.each}, defended {value}: {comes}"
    items = tuple(
        Item(f"fight-{index}-{i}", card_front(view.book.cards[face]), fighter.seat if fighter.seat >= 0 else None)
        for i, face in enumerate(fighter.played if begun else ())
    )
    badges = (EXHAUSTED,) if fighter.exhausted else ()
    if fighter.seat >= 0:
        player = view.players[fighter.seat]
        life = Counter("Cards in hand", len(player.hand), "hand")
        picture = character_picture(player.character)
        name = "You" if fighter.seat == viewer else seat_name(view, fighter.seat)
        return Fighting(f"fighter-{index}", name, picture, fighter.seat, items, total, life, badges, note)
    card = view.book.cards[fighter.face]
    pile = None
    if fighter.villain >= 0:
        pile = Counter("Cards in the hand pile", len(view.villains[fighter.villain].hand), "hand")
    name = npc_name(view, fighter.npc) if any(npc.uid == fighter.npc for npc in view.npcs) else card.name
    return Fighting(f"fighter-{index}", name, f"elysia/{card.key}", None, items, total, pile, badges, note)


def cards_to_lose(n: int) -> str:
    """What an Attack that is left over costs (RE-193)."""
    return f"{n or 'no'} card{'s' if n > 1 else ''} to lose"
