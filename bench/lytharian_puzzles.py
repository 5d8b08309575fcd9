"""Puzzles of Lytharian Chess: small positions by lot, kept where every answer is proved.

`python -m bench.lytharian_puzzles` makes them (`small_positions`). All troops are face up, what the enemy holds is
known, and no troop or card rolls a die. The kinds:

- *finish the won game*: some answers kill the King this turn, the others don't;
- *save the King or lose*: after the wrong answers the enemy kills the King in the next turn;
- *take the free kill*: some answers are a troop ahead when the enemy's next turn is over, the others are not;
- *charge the obelisk*: fifteen mana can never be missed (`free_charge` says why), and whoever ends the turn without
  charging has lost a turn's gain;
- *don't charge away*: fifteen mana win the game or save the King, and whoever charges has lost them;
- *don't counter yourself*: an own spell is on the stack, and a counterspell in hand;
- *don't waste*: to do nothing more is right, and to spend on something now is wrong.
"""

import random
from collections.abc import Sequence

from bench.small_positions import Answers, Source
from rulewright.games.lytharian import LYTHARIAN
from rulewright.games.lytharian.rules import verbs
from rulewright.games.lytharian.rules.position import Side, Troop, position
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import troops_of
from rulewright.kernel.question import EVERYBODY, Option, Question, Seat
from rulewright.lab.proofs import SURVIVE, WIN_NOW, Goal, Insight, same_by
from rulewright.lab.puzzles import FINISH

SAVE, KILL, CHARGE = "save the King or lose", "take the free kill", "charge the obelisk"
SPEND, COUNTER, KEEP = "don't charge away", "don't counter yourself", "don't waste"
SPENDS = (verbs.CAST.name, verbs.ATTACH.name)
AHEAD = Goal(win=False, turns=2, gain=1)
SAVING = Goal(win=False, turns=0)  # for the rest of the game
CASTLES = ("d1", "e1", "d8", "e8")

KINGS = {"rognarr": 11, "battle-brawler-bronn": 10, "warchief-gorbrak": 10}
STRONG = (
    "consort-tavvo", "oshara", "korganoth", "brudakian-gatekeeper", "kevetni-blademaster", "stoneborn-stoneguard",
    "zuk-gar-ironhide", "gorehorn", "mountain-colossus",
)  # fmt: skip
LIGHT = (
    "brudakian-lancer", "kevetni-woodguard", "stoneborn-ramrider", "zuk-gar-war-leader", "surictavi-tunnelrunner",
    "archivist-selwyn", "kevetni-pathfinder", "deepdark-poisoner", "stoneborn-delver", "kevetni-archer",
    "zuk-gar-axethrower", "kevetni-captain", "cave-bear", "gate-captain-brudus", "stoneborn-axedwarf",
)  # fmt: skip
HARM = (
    "spark",
    "ice-lance",
    "deathbolt",
    "lightning-strike",
    "flame-burst",
    "fireball",
    "searing-ray",
    "siphon-health",
)
HELP = ("healing-star", "soothing-mist", "greater-healing-star", "mist-veil", "shield-of-dawn", "earthen-wall",
        "root-armor", "stoneskin", "rock-guard", "hide-armor", "chain-mail")  # fmt: skip
GUARD = ("mist-veil", "shield-of-dawn", "death-armor", "earthen-wall", "sidestep", "gust")
ARMS = ("flame-blade", "dagger", "axe", "mace", "movement-of-the-knight", "movement-of-the-rook", "whirlwind")
BIG_HARM, BIG_GUARD = ("fireball", "flame-burst", "searing-ray", "thunderstorm"), ("shield-of-dawn", "earthen-wall")
CHEAP, DEAR = (
    ("ice-lance", "deathbolt", "root-armor"),
    {"flame-blade": 2, "mist-veil": 2, "flame-burst": 3, "stoneskin": 3, "fire-rain": 4},
)
DENIAL = ("arcane-denial", "quench")


def standing(state: State, seat: Seat) -> int:
    """How many troops more than the enemy has."""
    return len(troops_of(state, seat)) - len(troops_of(state, Seat(1 - seat)))


INSIGHT = Insight(same_by(State, "uid", "left"), standing=standing)


def some_position(dice: random.Random, kind: str) -> tuple[State, Seat, Goal]:
    """A small position in which the seat may have something to find."""
    me = Seat(dice.randrange(2))
    goal = AHEAD if kind == KILL else WIN_NOW if kind == FINISH else SURVIVE
    if kind in (SPEND, COUNTER) and dice.random() < 0.5:
        goal = WIN_NOW
    if kind == CHARGE:
        goal = SAVING
    field = _squares(dice)

    def side(n: int, pool: Sequence[str], hurt: bool, hand: Sequence[str], mana: int) -> Side:
        king = dice.choice(sorted(KINGS))
        life = dice.randint(4, 8) if kind == SPEND else dice.randint(1, 6)
        troops = [Troop(king, field.pop(), hurt=KINGS[king] - life if hurt else 0)]
        troops += [Troop(card, field.pop(), hurt=dice.choice((0, 0, 1, 2))) for card in dice.sample(pool, n)]
        return Side(troops, hand=hand, deck=(), mana=mana, obelisk=dice.randint(1, 3), bare=True)

    defends = goal is SURVIVE
    many = 3 if goal.win or kind == KILL else 2
    mine = side(dice.randint(1, many), LIGHT if defends else STRONG + LIGHT, defends, *_own_cards(dice, kind, goal))
    theirs = side(
        dice.randint(1, many), STRONG + LIGHT if defends else LIGHT, goal.win, *_their_cards(dice, kind, goal)
    )
    if kind == CHARGE:
        dear = [key for key, cost in DEAR.items() if cost == mine.obelisk + 1]
        mine.deck = [*dice.choices(dear, k=20), dice.choice(CHEAP)]
    turn_of = Seat(1 - me) if kind == COUNTER and defends else me
    state = position(*((mine, theirs) if me == 0 else (theirs, mine)), active=turn_of)
    for card in state.players[1 - me].hand:
        state.seen[card] = EVERYBODY
    return state, me, Goal(False, 1) if turn_of != me else goal


def _squares(dice: random.Random) -> list[str]:
    """Squares close to each other, in any order, and none of a castle."""
    file, rank = dice.randint(0, 4), dice.randint(1, 5)
    found = [f"{'abcdefgh'[file + x]}{rank + y}" for x in range(4) for y in range(4)]
    found = [square for square in found if square not in CASTLES]
    dice.shuffle(found)
    return found


def _own_cards(dice: random.Random, kind: str, goal: Goal) -> tuple[list[str], int]:
    if kind == CHARGE:
        return [], 15
    if kind == SPEND:
        return [dice.choice(BIG_HARM if goal.win else BIG_GUARD)], 15
    if kind == COUNTER:
        return [dice.choice(DENIAL), dice.choice(HARM if goal.win else GUARD)], dice.randint(3, 6)
    if kind == KEEP:
        return [dice.choice(HELP), dice.choice(GUARD)], dice.randint(1, 3)
    return dice.sample(HELP + GUARD if goal is SURVIVE else HARM + ARMS, dice.randint(1, 2)), dice.randint(1, 4)


def _their_cards(dice: random.Random, kind: str, goal: Goal) -> tuple[list[str], int]:
    if kind == COUNTER:
        pool = (*DENIAL, "mist-veil", "shield-of-dawn") if goal.win else HARM + DENIAL
        return dice.sample(pool, 1 if goal.win else 2), dice.randint(2, 4)
    if goal is SAVING:
        return [], 0
    if goal.win or dice.random() < 0.5:
        return ([dice.choice(GUARD)], dice.randint(1, 3)) if dice.random() < 0.3 else ([], 0)
    return [dice.choice(HARM)], dice.randint(0, 2)


def wanted(kind: str, state: State, question: Question) -> bool:
    """Which questions are looked at: of some kinds only those that they are about."""
    options = question.options
    if kind == COUNTER:
        return _counters(state, question) and any(each.seat == question.seat for each in state.stack)
    if kind == CHARGE:
        return free_charge(state, question) is not None
    if kind == SPEND:
        return verbs.CHARGE in options
    if kind == KEEP:
        return verbs.END in options and any(each.verb in SPENDS for each in options)
    return True


def lead(kind: str, state: State, question: Question, dice: random.Random) -> Option:
    """What is answered on the way: spells where they shall be answered, no charge where it is asked about."""
    options = [each for each in question.options if each is not verbs.CHARGE]
    if kind == COUNTER:
        casts = [each for each in options if each.verb == verbs.CAST.name]
        return dice.choice(casts if casts and dice.random() < 0.6 else options)
    if kind == KEEP and options[0] in (verbs.PASS, verbs.DONE):
        return options[0]
    return dice.choice(options)


def free_charge(state: State, question: Question) -> Answers | None:
    """Where fifteen mana can't be missed: then to charge is right, and to end the turn without it is wrong.

    The hand costs at most what is left after charging, and every card of the deck at most what the charged obelisk
    brings each turn. So whoever charges can pay at any time for everything that whoever does not can: what is in hand
    never costs more than the mana there is. Some card costs more than the obelisk brings now, so that the others run
    out of mana in the end. The enemy has no card that could take mana away, and no troop asks for any.
    """
    seat, rules = question.seat, state.book.rules
    player, other = state.players[seat], state.players[1 - seat]
    if verbs.CHARGE not in question.options or verbs.END not in question.options or not player.deck:
        return None
    costs = [[state.book.cards[state.faces[card]].cost for card in pile] for pile in (player.hand, player.deck)]
    pays = player.obelisk + rules.charge_gain
    never_missed = (
        min(map(min, filter(None, costs))) >= 0 and sum(costs[0]) <= rules.charge_reset and max(costs[1]) <= pays
    )
    gains = pays <= rules.obelisk_max and max(costs[1]) > player.obelisk and len(player.deck) > rules.mana_max
    if not (never_missed and gains) or other.hand or other.deck:
        return None
    words = "the mana given up can never be missed, and the obelisk brings more each turn (free_charge)"
    return Answers(state, SAVING, question, [verbs.CHARGE], [verbs.END], words)


def _counters(state: State, question: Question) -> bool:
    """Whether a counterspell can be cast now, or is being aimed."""
    if question.options[-1].verb == verbs.AT_STACK.name:
        return True
    cards = [state.book.cards[state.faces[each.a]] for each in question.options if each.verb == verbs.CAST.name]
    return any(card.purpose == "counter" for card in cards)


def kind_of(answers: Answers) -> str:
    """What a puzzle is about."""
    right, wrong, state, question = answers.right, answers.wrong, answers.state, answers.question
    if wanted(COUNTER, state, question):
        return COUNTER
    if answers.argument:
        return CHARGE
    if verbs.CHARGE in wrong:
        return SPEND
    if answers.goal.gain:
        return KILL
    idle = verbs.END in right or verbs.PASS in right
    if idle and any(each.verb in SPENDS for each in wrong):
        return KEEP
    return FINISH if answers.goal.win else SAVE


SOURCE = Source(
    LYTHARIAN, {FINISH: 6, SAVE: 6, KILL: 6, CHARGE: 4, SPEND: 6, COUNTER: 6, KEEP: 6}, some_position, kind_of, INSIGHT,
    runs=8000, nothing=(verbs.PASS, verbs.END), loose=frozenset({KEEP, CHARGE, SPEND, COUNTER}), wanted=wanted,
    lead=lead, argued=free_charge, steps=10, replies=True,
)  # fmt: skip

if __name__ == "__main__":
    SOURCE.make()
