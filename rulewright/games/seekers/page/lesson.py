"""The first lesson: a walk to the Shard, an attack, an answer, the Shard, and a rival who has little Life left.

No roll can spoil it: the Motes deal a fixed number, and what is left then is the least that the Lance can roll.
"""

from rulewright.games.seekers.cards.atoms.life import Hit
from rulewright.games.seekers.cards.atoms.stack import Counter
from rulewright.games.seekers.rules.book import make_book
from rulewright.games.seekers.rules.position import Side, position
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.words.shard_words import TIMES, channeling_lasts, shard_gives
from rulewright.kernel.page.beginnings import Lesson, LessonStep
from rulewright.kernel.variant import OFFICIAL

BOOK = make_book(OFFICIAL)
RULES = BOOK.rules
MOTES, DENY, SPIKE, LANCE = (
    BOOK.cards[BOOK.face(key)] for key in ("arcane-motes", "deny", "glacial-spike", "ley-lance")
)
(MOTE,), (SPIKED,), (LANCED,) = (
    [each for each in card.effects if isinstance(each, Hit)] for card in (MOTES, SPIKE, LANCE)
)
(PRICE,) = [each for each in DENY.effects if isinstance(each, Counter)]
LAST = LANCED.n + LANCED.plus  # all ones
LIFE = MOTE.plus + MOTE.plus + LAST
DRAWN = RULES.draw_per_turn + RULES.shard_extra_draw
AP = RULES.shard_cost_ap - RULES.ap_gain + DENY.cost + MOTES.cost  # in the next turn the Shard can just be paid


def start() -> State:
    """Theron has a short way to the Shard; Isolde waits behind it and can pay for nothing yet."""
    return position(
        Side(
            "theron", (-4, 1), equipment=("deep-satchel",), hand=("arcane-motes", "deny", "blink"),
            deck=(*["pyroblast"] * 4, "ley-lance", "arcane-motes", "study"), ap=AP, mp=RULES.mp_gain,
        ),
        Side("isolde", (2, 0), hand=("glacial-spike",), deck=("frost-nova",) * 6, ap=0, mp=0, hp=LIFE),
    )  # fmt: skip


LESSON = Lesson("Your first Shard", start, (
    LessonStep(
        "Take your Seeker",
        f"You win when Isolde has no Life left. Click Theron, your Seeker: his {RULES.mp_gain} MP are for walking.",
        "move",
        why="Theron first: he is the Seeker on the left of the map.",
    ),
    LessonStep(
        "Walk", f"The gem is the Shard. Walk to the lit hex beside it: {RULES.hex_cost} MP for each hex.", "to -1,0",
        why="The lit hex, please: it lies beside the Shard, and near enough to Isolde.",
    ),
    LessonStep(
        "Attack",
        f"AP pay for cards. Arcane Motes cost {MOTES.cost} and deal {MOTE.plus} damage. Choose them, then press Play.",
        "play arcane-motes", why="Arcane Motes, from your hand: they reach Isolde from here.",
    ),
    LessonStep(
        "Pass", "Your card waits on the Stack: Isolde may answer. Pass.", "pass",
        why="Nothing to add: pass, so that the Motes can fly.",
    ),
    LessonStep(
        "End your turn",
        f"Isolde has {LIFE - MOTE.plus} Life left. Your Motes keep {MOTES.charges - 1} Charges in your effect Zone. "
        "AP stay, to answer with. End the phase.",
        "pass", then=("0 pass", "0 pass", "1 play glacial-spike", "1 no"),
        why="Save your AP: an answer costs some, the Shard all that you can have. End the phase.",
    ),
    LessonStep(
        "Answer",
        f"Isolde casts Glacial Spike: up to {6 * SPIKED.n + SPIKED.plus} damage. Answer with Deny to counter it.",
        "play deny", why="Passing would let it hit you. Deny is an Instant: play it now.",
    ),
    LessonStep(
        "Last in, first out",
        f"On top, Deny happens first. Isolde lacks {PRICE.n} AP to save her Spike: pass.",
        "pass", then=("1 pass", "0 pass", "0 pass", "0 pass"), why="One answer is enough: pass.",
    ),
    LessonStep(
        "Claim the Shard",
        f"Click the gem: hold still {channeling_lasts(RULES)}. Then {shard_gives(RULES)}.",
        "channel", then=("1 move", "1 to 3,0", "1 pass", "0 pass"), why="The Shard now: click the gem beside Theron.",
    ),
    LessonStep(
        "Strike again", f"The Shard is yours: you drew {DRAWN} cards; {TIMES[RULES.shard_ap_mp_factor]} the AP and MP "
        "come from the next turn on. Play the new Motes.",
        "play arcane-motes", then=("0 pass",), why="The Arcane Motes in your hand: they deal what the Lance may lack.",
    ),
    LessonStep(
        "Win", f"Isolde has {LAST} Life. Ley Lance rolls dice and deals at least {LAST}: play it, and you have won.",
        "play ley-lance", why="Ley Lance, from your hand: it can't fail.",
    ),
))  # fmt: skip
