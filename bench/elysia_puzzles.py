"""Puzzles of Ruins of Elysia: small positions by lot, kept where every answer is proved.

`python -m bench.elysia_puzzles` makes them (`small_positions`). Two rivals, few tiles, few cards; what the rival holds
is known, every deck is of one kind of card, and no way that mixes cards counts as proved. The kinds:

- *finish the won game*: some answers meet a Main Quest this turn, the others don't;
- *take the kill*: the rival stands here and can be Exhausted, and whoever keeps the peace leaves it;
- *choose the blow*: the fight is on, and only the right cards Exhaust the rival;
- *attack the weak monster*: of the Monsters within reach only some can be beaten without being Exhausted oneself;
- *take the spoils*: a prize, a Reward or a Side Quest is to be had this turn, and the wrong answers leave it;
- *defend or lose*: after the wrong answers the rival meets a Main Quest in the next turn;
- *don't waste*: to do nothing more is right, and to spend a card or a Wild now is wrong.

Where nobody can win or lose at once, the goal is what a turn brings (`standing`).
"""

import random
from collections.abc import Hashable, Sequence

from bench.small_positions import Answers, Source
from rulewright.games.elysia import ELYSIA
from rulewright.games.elysia.rules import prompts, verbs
from rulewright.games.elysia.rules.combat.fighters import Combat
from rulewright.games.elysia.rules.position import Foe, Side, position
from rulewright.games.elysia.rules.state import Player, State
from rulewright.kernel.question import EVERYBODY, Option, Prompt, Question, Seat
from rulewright.lab.proofs import SURVIVE, WIN_NOW, Goal, Insight
from rulewright.lab.puzzles import FINISH

KILL, BLOW, WEAK, SPOILS = "take the kill", "choose the blow", "attack the weak monster", "take the spoils"
DEFEND, KEEP = "defend or lose", "don't waste"
NOTHING = (verbs.FINISH.answer, verbs.PASS.answer, verbs.NO.answer, verbs.DONE.answer, verbs.STOP.answer,
           verbs.END.answer)  # fmt: skip
SPENDS = (verbs.PLAY.name, verbs.WILD_WALK.name, verbs.WILD_COIN.name, verbs.WILD_DRAW.name, verbs.WILD_ATTACK.name,
          verbs.WILD_DEFENSE.name, verbs.DROP.name, verbs.BUY.name)  # fmt: skip
CARDS = (verbs.PLAY.name, verbs.DROP.name, verbs.PAY.name)
FIGHTS = (prompts.TARGET, prompts.MORE_TARGETS, prompts.END_COMBAT, prompts.ATTACK, prompts.DEFENSE)
RESTS = (prompts.PLAY, prompts.MOVE, prompts.TARGET, prompts.BUY, prompts.DISCARD, prompts.END_COMBAT, prompts.ATTACK,
         prompts.DEFENSE, prompts.DAMAGE)  # fmt: skip
EXHAUSTED = 5  # what it costs to lie on the ground

CENTRE, EAST, NORTH, SOUTH, FAR = (0, 0), (1, 0), (0, -1), (0, 1), (1, -1)
SPOTS = (CENTRE, EAST, NORTH, SOUTH, FAR)
COINS = ("coin-purse", "silver-ring", "treasure-chest", "longsword", "small-belt-pouch", "counterstrike", "scimitar")
WALKS = ("march", "adventurer", "dodge", "bow-and-arrow", "shield-wall", "reckless-charge", "raft", "climbing-gear")
BLOWS = ("longsword", "claymore", "scimitar", "horse-bow", "stiletto", "counterstrike", "bow-and-arrow", "ambush",
         "weapons-training", "holy-sword", "reckless-charge", "hidden-dagger")  # fmt: skip
GUARDS = ("shield-wall", "dodge", "ward", "counterstrike", "bronze-staff", "slip-away", "oath-shield", "march",
          "silver-ring", "apple", "smoke-charge")  # fmt: skip
IDLE = ("march", "silver-ring", "spoils", "slip-away", "papyrus", "cutpurse")
MONSTERS = ("rat", "rat", "goblins", "troll")


def same(state: State) -> Hashable:
    """What the rest of a turn depends on: which cards lie where, not in which sleeves."""
    return (
        state.turn, state.active, state.part, state.walk, state.coin, state.wild_coin, state.eased, state.grapple,
        state.relic, state.free, state.fresh, state.fought, state.spent, state.begun, state.came, state.due, state.ruin,
        state.owed, state.steps > 0, tuple(state.entered), tuple(state.tiles.items()), tuple(state.stock),
        tuple((npc.uid, npc.place) for npc in state.npcs), len(state.map_deck), len(state.exploration),
        len(state.encounter), tuple(_player(state, player) for player in state.players), _combat(state.combat),
    )  # fmt: skip


def _player(state: State, player: Player) -> Hashable:
    faces = state.faces
    piles = tuple(tuple(sorted(faces[card] for card in pile)) for pile in (player.hand, player.discard, player.played))
    deck, front = tuple(faces[card] for card in player.deck), tuple(faces[card] for card in player.front)
    return (
        piles, deck, front, player.used, player.place, player.net, player.wild, player.minus, player.damaged,
        player.hunt, player.placed, tuple(player.villages), player.ended, tuple(player.done), player.stranded,
    )  # fmt: skip


def _combat(combat: Combat | None) -> Hashable:
    if combat is None:
        return None
    fighters = tuple(
        (each.side, each.seat, each.npc, each.exhausted, each.wild, each.left, each.struck, each.riposte,
         each.recreated, tuple(each.played), tuple(each.dropped)) for each in combat.fighters
    )  # fmt: skip
    return (combat.place, combat.initiator, combat.cycle, combat.moved, combat.striker, combat.step, combat.total,
            combat.each, fighters)  # fmt: skip


def alike(state: State, options: Sequence[Option]) -> Sequence[Option]:
    """Equal cards of a hand once."""
    found: dict[tuple[str, int, int], Option] = {}
    for option in options:
        face = state.faces[option.a] if option.verb in CARDS else option.a
        found.setdefault((option.verb, face, option.b), option)
    return list(found.values())


def rests(state: State, why: Prompt) -> bool:
    """Where what follows is in the state: not while targets or cards are put together one by one."""
    return why in RESTS


def standing(state: State, seat: Seat) -> int:
    """Levels hunted more than the rival's, Wild, cards of the Exploration Deck; who lies on the ground has less."""
    player, rival = state.players[seat], state.players[1 - seat]
    found = sum(state.book.cards[face].home == "exploration" for face in player.owned)
    return player.hunt - rival.hunt + player.wild + found - (0 if player.hand else EXHAUSTED)


INSIGHT = Insight(same, standing=standing, alike=alike, rests=rests)


def some_position(dice: random.Random, kind: str) -> tuple[State, Seat, Goal]:
    """A small position in which the seat may have something to find."""
    make = {FINISH: _finish, KILL: _kill, BLOW: _blow, WEAK: _weak, SPOILS: _spoils, DEFEND: _defend}
    me = Seat(dice.randrange(2))
    state, goal = make[dice.choice((FINISH, KILL, WEAK, DEFEND)) if kind == KEEP else kind](dice, me)
    for player in state.players:
        for card in player.hand:
            state.seen[card] = EVERYBODY
    return state, me, goal


def _hand(dice: random.Random, least: int, most: int, *pools: Sequence[str]) -> list[str]:
    return [dice.choice(dice.choice(pools)) for _ in range(dice.randint(least, most))]


def _deck(dice: random.Random) -> list[str]:
    return [dice.choice(IDLE)] * 12


def _tiles(dice: random.Random, *kinds: str) -> dict[tuple[int, int], str]:
    """The First Village and two or three tiles beside it."""
    tiles = {spot: dice.choice(kinds) for spot in dice.sample((EAST, NORTH, SOUTH), dice.randint(1, 2))}
    tiles[FAR] = dice.choice(("plains", "forest"))
    return tiles


def _at(dice: random.Random, tiles: dict[tuple[int, int], str]) -> tuple[int, int]:
    return dice.choice([*tiles, CENTRE])


def _table(
    dice: random.Random, me: Seat, own: Side, rival: Side, tiles: dict[tuple[int, int], str],
    npcs: Sequence[tuple[str, tuple[int, int]]] = (), coin: int = 0, villains: Sequence[Foe] = (),
    map_deck: Sequence[str] = (),
) -> State:  # fmt: skip
    """These two at a table without luck."""
    sides = (own, rival) if me == 0 else (rival, own)
    return position(
        *sides, tiles=tiles, npcs=npcs, villains=villains, coin=coin, active=me, map_deck=map_deck,
        exploration=["treasure-chest"] * 8, encounter=["rat"] * 3, round=dice.randint(4, 12), seed=dice.randrange(1000),
    )  # fmt: skip


def _other(dice: random.Random, tiles: dict[tuple[int, int], str], **more: int) -> Side:
    """A rival who only stands there."""
    return Side("vega", at=_at(dice, tiles), hand=_hand(dice, 1, 3, IDLE, GUARDS), deck=_deck(dice), wild=0, **more)  # type: ignore[arg-type]


def _finish(dice: random.Random, me: Seat) -> tuple[State, Goal]:
    quest = dice.choice(("prince", "hunt", "dark"))
    tiles = _tiles(dice, "plains", "forest", *{"prince": ["village/plains"], "dark": ["ruins/plains", "ruins/forest"],
                                               "hunt": ["mountain"]}[quest] * 2)  # fmt: skip
    own = Side("algar", at=_at(dice, tiles), deck=_deck(dice), wild=dice.choice((0, 0, 1)))
    npcs: list[tuple[str, tuple[int, int]]] = []
    if quest == "prince":
        own.hand, coin = _hand(dice, 2, 4, COINS, COINS, WALKS), dice.randint(8, 13)
    elif quest == "hunt":
        own.hand, own.hunt, coin = _hand(dice, 2, 3, BLOWS, WALKS), dice.randint(11, 13), 0
        npcs = [(dice.choice(MONSTERS), _at(dice, tiles)) for _ in range(dice.randint(1, 2))]
    else:
        own.hand, own.dark, coin = _hand(dice, 2, 3, WALKS), dice.randint(20, 22), 0
    return _table(dice, me, own, _other(dice, tiles), tiles, npcs, coin), WIN_NOW


def _kill(dice: random.Random, me: Seat) -> tuple[State, Goal]:
    tiles = _tiles(dice, "plains", "forest")
    here = _at(dice, tiles)
    wins = dice.random() < 0.5
    own = Side("ravenna", at=here, hand=_hand(dice, 2, 4, BLOWS), deck=_deck(dice), wild=dice.choice((0, 1, 2)))
    own.hunt = dice.randint(11, 13) if wins else dice.randint(0, 8)
    rival = Side("vega", at=here, hand=_hand(dice, 1, 3, GUARDS, IDLE), deck=_deck(dice), wild=dice.choice((0, 0, 1)))
    return _table(dice, me, own, rival, tiles), WIN_NOW if wins else Goal(False, 1, dice.choice((3, 4, 5)))


def _blow(dice: random.Random, me: Seat) -> tuple[State, Goal]:
    """A kill for which the hand just suffices."""
    tiles = _tiles(dice, "plains", "forest")
    here, wins = _at(dice, tiles), dice.random() < 0.6
    own = Side("ravenna", at=here, hand=_hand(dice, 3, 4, BLOWS, BLOWS, GUARDS), deck=_deck(dice), minus=9)
    own.wild, own.hunt = dice.choice((0, 0, 1)), dice.randint(11, 13) if wins else 0
    rival = Side("vega", at=here, hand=_hand(dice, 3, 4, GUARDS, IDLE, BLOWS), deck=_deck(dice), wild=0)
    return _table(dice, me, own, rival, tiles), WIN_NOW if wins else Goal(False, 1, dice.choice((3, 4, 5)))


def _weak(dice: random.Random, me: Seat) -> tuple[State, Goal]:
    tiles = _tiles(dice, "plains", "forest")
    here = _at(dice, tiles)
    near = here if dice.random() < 0.7 else _at(dice, tiles)
    npcs = [("rat", here), (dice.choice(("goblins", "troll")), near)]
    dice.shuffle(npcs)
    own = Side("algar", at=here, hand=_hand(dice, 2, 3, BLOWS, GUARDS, IDLE), deck=_deck(dice), wild=0)
    rival = _other(dice, {EAST: ""} if here != EAST else {FAR: ""})
    return _table(dice, me, own, rival, tiles | {EAST: "plains"}, npcs), Goal(False, 1, 2)


def _spoils(dice: random.Random, me: Seat) -> tuple[State, Goal]:
    tiles = _tiles(dice, "plains", "forest")
    here = dice.choice([*tiles])
    own = Side("algar", at=here, hand=_hand(dice, 2, 3, BLOWS, WALKS), deck=_deck(dice), wild=dice.choice((0, 1)))
    what = dice.choice(("prize", *["reward"] * 8, "map"))
    rival = _other(dice, {CENTRE: ""})
    if what == "prize":
        own.hand = ["claymore", *_hand(dice, 1, 2, ("claymore", "holy-sword", "scimitar"))]
        villain = Foe("imhotep", deck=[dice.choice(("spoils", "silver-ring"))] * 5, wild=0)
        state = _table(dice, me, own, rival, tiles, [("imhotep", here)], villains=[villain])
        return state, Goal(False, 1, dice.choice((1, 1, 3)))
    if what == "reward":
        own.hand = _hand(dice, 3, 4, BLOWS, GUARDS)
        if dice.random() < 0.5:
            own.discard = [dice.choice(("raft", "treasure-chest"))]
        npcs = [(dice.choice(("goblins", "troll")), here)]
        return _table(dice, me, own, rival, tiles, npcs), Goal(False, 1, dice.choice((4, 5, 6, 8)))
    own.placed = dice.choice((4, 5))
    return _table(dice, me, own, rival, tiles, map_deck=["plains"] * 4), Goal(False, 1, 2)


def _defend(dice: random.Random, me: Seat) -> tuple[State, Goal]:
    quest = dice.choice(("hunt", "hunt", "prince"))
    tiles = _tiles(dice, "plains", "forest")
    here = _at(dice, tiles)
    own = Side("algar", at=here, hand=_hand(dice, 2, 3, BLOWS, GUARDS, WALKS), deck=_deck(dice),
               wild=dice.choice((0, 0, 1)), minus=dice.choice((0, 2, 3)))  # fmt: skip
    rival = Side("vega", at=here if dice.random() < 0.7 else _at(dice, tiles), deck=_deck(dice), wild=0, minus=9)
    npcs: list[tuple[str, tuple[int, int]]] = []
    if quest == "hunt":
        rival.hunt, rival.hand = dice.randint(11, 13), _hand(dice, 2, 3, BLOWS)
        if dice.random() < 0.6:
            npcs = [(dice.choice(MONSTERS), dice.choice((here, rival.at)))]
    else:
        rival.hand = [*["treasure-chest"] * 4, dice.choice(("march", "adventurer"))]
    return _table(dice, me, own, rival, tiles, npcs), SURVIVE


def wanted(kind: str, state: State, question: Question) -> bool:
    """Which questions are looked at: of some kinds only those that they are about."""
    if kind == KILL:
        return question.prompt in FIGHTS
    if kind == BLOW:
        return question.prompt in (prompts.ATTACK, prompts.DEFENSE)
    if kind == WEAK:
        return question.prompt in (prompts.TARGET, prompts.MORE_TARGETS, prompts.END_COMBAT, prompts.ATTACK)
    if kind == SPOILS and state.npcs:
        return question.prompt is prompts.PRIZE or (state.npcs[0].villain < 0 and question.prompt in FIGHTS)
    return True


def lead(kind: str, state: State, question: Question, dice: random.Random) -> Option:
    """What is answered on the way: no card is played before a fight, and a Villain is fought until it lies there."""
    options = question.options
    if question.prompt in (prompts.PLAY, prompts.MOVE):
        return options[0]
    if kind == SPOILS and question.prompt is prompts.ATTACK:  # a Villain
        return next((each for each in options if each.verb == verbs.PLAY.name), options[0])
    if kind in (SPOILS, KILL, BLOW):
        targets = (verbs.TARGET_NPC.name, verbs.TARGET_PLAYER.name)
        return next((each for each in options if each.verb in targets), options[0])
    return dice.choice(options)


def kind_of(answers: Answers) -> str:
    """What a puzzle is about."""
    right, wrong, why, goal = answers.right, answers.wrong, answers.question.prompt, answers.goal
    if any(each in right for each in NOTHING) and any(each.verb in SPENDS for each in wrong):
        return KEEP
    if goal.turns > 1:
        return DEFEND
    combat, player = answers.state.combat, answers.state.players[answers.question.seat]
    rivals = any(each.verb == verbs.TARGET_PLAYER.name for each in answers.question.options)
    if why in FIGHTS and (rivals or (combat is not None and all(each.seat >= 0 for each in combat.fighters))):
        return KILL if why in FIGHTS[:3] else BLOW
    if goal.win:
        return FINISH
    monsters = [npc for npc in answers.state.npcs if npc.place == player.place]
    return WEAK if len(monsters) > 1 or (combat is not None and goal.gain == 2) else SPOILS


SOURCE = Source(
    ELYSIA, {FINISH: 6, KILL: 4, BLOW: 6, WEAK: 6, SPOILS: 6, DEFEND: 6, KEEP: 6}, some_position, kind_of, INSIGHT,
    runs=6000, nothing=(verbs.NO.answer, verbs.END.answer), loose=frozenset({KEEP, DEFEND}), wanted=wanted, lead=lead,
    steps=10, replies=True,
)  # fmt: skip

if __name__ == "__main__":
    SOURCE.make()
