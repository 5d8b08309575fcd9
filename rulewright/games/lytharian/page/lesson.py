"""The first lesson: two turns, from a hidden Pawn to the fall of the enemy King."""

from rulewright.games.lytharian.rules.book import make_book
from rulewright.games.lytharian.rules.position import Side, Troop, position
from rulewright.games.lytharian.rules.state import State
from rulewright.kernel.page.beginnings import Lesson, LessonStep
from rulewright.kernel.variant import OFFICIAL

BOOK = make_book(OFFICIAL)
RULES = BOOK.rules
ROOK, QUEEN, KING, BACKSTABBER, TUNNELER, STRIKE, DAGGER = (
    BOOK.cards[BOOK.face(key)]
    for key in (
        "kevetni-blademaster", "consort-tavvo", "king-skrag", "deepdark-backstabber", "deepdark-tunneler",
        "lightning-strike", "dagger",
    )
)  # fmt: skip
ROOK_LEFT = TUNNELER.att - 1  # what the first fight leaves the Rook: too little for the next blow
KING_LEFT = QUEEN.att + DAGGER.att  # one blow of the Queen, if she has the Dagger
OBELISK = 2


def start() -> State:
    """A Rook before a hidden Pawn, and a Queen who can reach the King; in the second turn the mana is full."""
    return position(
        Side(
            (
                Troop("battle-brawler-bronn", "g1", up=False), Troop(QUEEN.key, "f3"),
                Troop(ROOK.key, "e2", hurt=ROOK.defense - BACKSTABBER.att - ROOK_LEFT),
                Troop("kevetni-woodguard", "b1", up=False), Troop("gate-captain-brudus", "g2", up=False, moved=False),
                Troop("brudakian-magemaster", "h2", up=False, moved=False),
            ),
            deck=(DAGGER.key, STRIKE.key), mana=RULES.mana_max + STRIKE.cost - 2 * OBELISK, obelisk=OBELISK,
        ),
        Side(
            (
                Troop(KING.key, "g8", hurt=KING.defense - KING_LEFT), Troop(BACKSTABBER.key, "e6", up=False),
                Troop(TUNNELER.key, "d7", up=False), Troop("deepdark-footfodder", "g7", up=False, moved=False),
                Troop("deepdark-footfodder", "h7", up=False, moved=False), Troop("deepdark-bully", "a8", up=False),
            ),
            deck=("greatsword",),
        ),
    )  # fmt: skip


LESSON = Lesson("Hunt the King", start, (
    LessonStep(
        "Move",
        f"Kill the King to win. Troops move as in chess: your Rook, {ROOK.name}, to e5, by the hidden Pawn.",
        "move e2-e5",
        then=("0 pass", "1 pass"), why="The Rook first: click it on e2, then click e5.",
    ),
    LessonStep(
        "Meet a hidden face", "You move once and attack once a turn. Attack the hidden Pawn: a fight shows its face.",
        "attack e5xe6", then=("1 pass", "0 pass", "1 pass", "0 pass", "0 pass"),
        why="Your Rook stands next to the hidden Pawn on e6: attack it.",
    ),
    LessonStep(
        "See who fell",
        f"A Backstabber! Both struck, Att (left) off Def (right): your Rook has {ROOK_LEFT} left. End your turn.",
        "end", then=("0 pass", "0 pass", "1 done", "0 pass", "0 pass", "1 attack d7xe6", "0 pass", "1 pass"),
        why="You have moved and fought, once each: end your turn and keep the spell.",
    ),
    LessonStep(
        "Answer with a spell", f"A Tunneler attacks! Its Att {TUNNELER.att} would kill your Rook. Cast {STRIKE.name}.",
        f"cast {STRIKE.key}", why=f"{STRIKE.name} is a Fast Cast: you may cast it in any fight. Click it in your hand.",
    ),
    LessonStep(
        "Aim it",
        f"Aim at the Tunneler: {STRIKE.effects[0].n} damage, {TUNNELER.defense} Def. It dies before it strikes.",
        "at-troop d7", then=("1 pass", "0 pass", "1 move h7-h6", "1 end"),
        why="The King would live, and your Rook would not: aim at the Tunneler.",
    ),
    LessonStep(
        "Charge the obelisk",
        f"At {RULES.mana_max} mana you may charge your obelisk: you keep {RULES.charge_reset}, "
        f"and it gives {OBELISK + RULES.charge_gain} a turn, not {OBELISK}.", "charge",
        why="Full mana grows no more. Charge your obelisk.",
    ),
    LessonStep(
        "Take a weapon",
        f"You drew a Dagger. For {DAGGER.cost} mana it adds {DAGGER.att} Att to the one who gets it: take it.",
        f"attach {DAGGER.key}", why="The Dagger first: it is the card in your hand.",
    ),
    LessonStep(
        "Arm the Queen", f"Give it to your Queen: {QUEEN.att} Att and {DAGGER.att} make {KING_LEFT}.", "at-troop f3",
        why="To the Queen: nobody else can reach the King.",
    ),
    LessonStep(
        "Give check", "Move your Queen to f7: next to their King, she can attack him.", "move f3-f7",
        then=("1 pass",), why="The Queen on f3, please: click her, then click f7.",
    ),
    LessonStep(
        "Kill the King",
        f"Check: he glows red. He has {KING_LEFT} Def, your Queen {KING_LEFT} Att: kill the King, and you win.",
        "attack f7xg8", then=("1 pass", "0 pass", "1 pass", "0 pass"),
        why="Nobody but the King: his death wins the game.",
    ),
))  # fmt: skip
