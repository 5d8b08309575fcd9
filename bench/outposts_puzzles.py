"""Puzzles of Outposts: small positions by lot, kept where every answer is proved.

`python -m bench.outposts_puzzles` makes them (`small_positions`), beside those that come from games and are about
finishing one (`rulewright puzzles outposts --make 20`). One or two Outposts stand on each side, a few creatures are in
play, the enemy's hand is known and every deck is of one kind of card. The kinds:

- *take the kill*: the question is which creature or Outpost to hit;
- *take the Crystal*: the third Mana Crystal can be had this turn, and only what is not spent on other things buys it;
- *guard or lose*: after the wrong orders the enemy takes the last Outpost in the next turn;
- *defend or lose*: the same with cards, before orders are given;
- *don't waste*: to do nothing more is right, and to spend a card or a creature now is wrong.
"""

import random
from collections.abc import Hashable, Sequence

from bench.small_positions import Answers, Source
from rulewright.games.outposts import OUTPOSTS
from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.position import Post, Side, position
from rulewright.games.outposts.rules.state import State, standing_count
from rulewright.kernel.question import EVERYBODY, CardId, Option, Prompt, Question, Seat
from rulewright.lab.proofs import SURVIVE, WIN_NOW, Goal, Insight

KILL, CRYSTAL, GUARD = "take the kill", "take the Crystal", "guard or lose"
DEFEND, KEEP = "defend or lose", "don't waste"
AIMS = (verbs.TARGET.name, verbs.KILL.name, verbs.OUTPOST.name, verbs.HIT.name)
SPENDS = (verbs.PLAY.name, verbs.BURN.name, verbs.SACRIFICE.name, verbs.JOIN.name, verbs.CRYSTAL.verb)
HELD = (verbs.PLAY.name, verbs.BURN.name)
GONE = Post(standing=False)

FILLER = {"ember": "magma-behemoth", "stone": "orrun-mountain-king", "veil": "prince-of-masks", "grave": "gravemind"}
CREATURES = {
    "ember": ("torch-runner", "ash-skirmisher", "flame-lancer", "wall-breaker", "salamander-knight", "cinder-hound"),
    "stone": ("gate-warden", "pebble-sentry", "shield-bearer", "granite-golem", "oathstone-knight", "granite-ram"),
    "veil": ("alley-cutpurse", "veil-duelist", "shade-archer", "silent-blade", "gutter-swarm", "night-heron"),
    "grave": ("bone-novice", "crypt-hound", "mourner", "plague-bearer", "bloated-husk", "skeletal-levy"),
}
CARDS = {
    "ember": ("firebolt", "scorch-the-walls", "war-cry", "immolate", "fire-pots", "torch-runner", "cinder-hound"),
    "stone": ("mend-walls", "hold-the-line", "landslide", "stone-wall", "murder-holes", "watchtower", "gate-warden"),
    "veil": ("misdirect", "vanish", "sabotage", "pin-in-place", "hidden-spikes", "gutter-swarm", "alley-cutpurse"),
    "grave": ("drain", "reap", "grave-ward", "ossuary", "bone-novice", "carrion-crow", "crypt-hound"),
}
SAVING = {
    "ember": ("firebolt", "immolate", "fire-pots", "torch-runner"),
    "stone": ("mend-walls", "hold-the-line", "landslide", "stone-wall", "gate-warden", "shield-bearer"),
    "veil": ("misdirect", "vanish", "pin-in-place", "smoke-screen", "alley-cutpurse"),
    "grave": ("drain", "reap", "grave-ward", "bloated-husk", "skeletal-levy"),
}


def same(state: State) -> Hashable:
    """What the rest of a turn depends on: which cards lie where, not in which sleeves."""
    faces = state.faces

    def creatures(seat: int, cards: Sequence[CardId]) -> Hashable:
        player = state.players[seat]
        return tuple(sorted((faces[card], card in state.ordered, card in player.pinned, card in player.fresh)
                            for card in cards))  # fmt: skip

    def pile(cards: Sequence[CardId]) -> Hashable:
        return tuple(sorted(faces[card] for card in cards))

    players = tuple(
        (
            player.crystals, player.mana, player.out, pile(player.hand), pile(player.deck), pile(player.discard),
            pile(player.spent), player.reshuffles, creatures(seat, player.reserve),
            tuple(sorted(map(str, (creatures(seat, group) for group in player.groups)))),
            tuple((post.standing, post.counters, creatures(seat, post.defenders), pile(post.open), pile(post.closed))
                  for post in player.outposts),
            player.burned_cards, player.burned_creatures, player.lost, player.war_cry, player.shelter, player.discount,
        )
        for seat, player in enumerate(state.players)
    )  # fmt: skip
    return state.turn, state.active, state.step, state.idle > 0, players


def rests(state: State, why: Prompt) -> bool:
    """Where what follows is in the state."""
    return why in (prompts.PLAY, prompts.PREPARE, prompts.ATTACK)


def alike(state: State, options: Sequence[Option]) -> Sequence[Option]:
    """Equal cards of a hand once."""
    found: dict[tuple[str, int, int], Option] = {}
    for option in options:
        a = state.faces[option.a] if option.verb in HELD else option.a
        found.setdefault((option.verb, a, option.b), option)
    return list(found.values())


def creatures_in_play(state: State, seat: Seat) -> int:
    player = state.players[seat]
    return len(player.reserve) + sum(map(len, player.groups)) + sum(len(post.defenders) for post in player.outposts)


def standing(state: State, seat: Seat) -> int:
    """Creatures more than the enemy has, and three times the Outposts."""
    other = Seat(1 - seat)
    posts = standing_count(state.players[seat]) - standing_count(state.players[other])
    return creatures_in_play(state, seat) - creatures_in_play(state, other) + 3 * posts


INSIGHT = Insight(same, standing=standing, alike=alike, rests=rests)


def some_position(dice: random.Random, kind: str) -> tuple[State, Seat, Goal]:
    """A small position in which the seat may have something to find."""
    me = Seat(dice.randrange(2))
    goal = {KILL: WIN_NOW, CRYSTAL: WIN_NOW}.get(kind, SURVIVE)
    if kind == KEEP and dice.random() < 0.5:
        goal = WIN_NOW
    if kind == KILL and dice.random() < 0.4:
        goal = Goal(False, 1, 1)
    wins = goal is not SURVIVE
    mine, theirs = dice.sample(sorted(FILLER), 2)
    health = OUTPOSTS.official().rules.outpost_health

    def some(faction: str, least: int, most: int) -> list[str]:
        return [dice.choice(CREATURES[faction]) for _ in range(dice.randint(least, most))]

    def side(faction: str, hand: list[str], mana: int, hurt: bool, reserve: list[str], group: list[str]) -> Side:
        posts = [Post(counters=dice.randint(3, health - 1) if hurt else dice.randint(0, 3)), GONE, GONE]
        if not hurt and dice.random() < 0.4:
            posts[1] = Post()
        return Side(posts, reserve=reserve, groups=[group] if group else [], hand=hand, faction=faction, mana=mana,
                    deck=[FILLER[faction]] * 8)  # fmt: skip

    pool = CARDS if wins else SAVING
    hand = [dice.choice(pool[mine]) for _ in range(dice.randint(1, 2))]
    attackers = [each for each in some(mine, 0, 2) if each != "shield-bearer"] if wins else []  # it is Rooted
    own = side(mine, hand, dice.randint(0, 3), not wins, some(mine, 1, 2), attackers)
    enemy = side(theirs, [], 0, wins, some(theirs, 0, 1), some(theirs, 1, 2) if not wins else [])
    enemy.groups = [[each for each in group if each != "shield-bearer"] or ["pebble-sentry"] for group in enemy.groups]
    if wins and dice.random() < 0.7:
        enemy.outposts[0].defenders = some(theirs, 1, 2)
    if kind == CRYSTAL or (kind == KEEP and wins and dice.random() < 0.5):
        own.crystals, own.groups, own.mana = 2, [], dice.randint(1, 5)
    state = position(*((own, enemy) if me == 0 else (enemy, own)), active=me, round=dice.randint(4, 8))
    for player in state.players:
        for card in player.hand:
            state.seen[card] = EVERYBODY
    return state, me, goal


def wanted(kind: str, state: State, question: Question) -> bool:
    """Which questions are looked at: of some kinds only those that they are about."""
    options = question.options
    if kind == KILL:
        return options[-1].verb in AIMS
    if kind == GUARD:
        return any(each.verb == verbs.GUARD.name for each in options)
    return True


def lead(kind: str, state: State, question: Question, dice: random.Random) -> Option:
    """What is answered on the way to a question that is wanted."""
    options = question.options
    if kind == KILL:
        good = [each for each in options if each.verb in (verbs.PLAY.name, verbs.JOIN.name, verbs.TAKE.verb)]
        return dice.choice(good if good and dice.random() < 0.7 else options)
    return options[0]


def kind_of(answers: Answers) -> str:
    """What a puzzle is about."""
    right, wrong, options = answers.right, answers.wrong, answers.question.options
    if options[-1].verb in AIMS:
        return KILL
    if (verbs.END in right or verbs.SKIP in right) and any(each.verb in SPENDS for each in wrong):
        return KEEP
    if answers.question.prompt is prompts.PLAY:
        crystals = answers.state.players[answers.question.seat].crystals
        return DEFEND if not answers.goal.win else CRYSTAL if crystals == 2 else ""
    return GUARD if any(each.verb == verbs.GUARD.name for each in right) else ""


SOURCE = Source(
    OUTPOSTS, dict.fromkeys((KILL, CRYSTAL, GUARD, DEFEND, KEEP), 4), some_position, kind_of, INSIGHT, runs=6000,
    nothing=(), loose=frozenset({KEEP, GUARD}), wanted=wanted, lead=lead, steps=10, replies=True,
    from_games=20,
)  # fmt: skip

if __name__ == "__main__":
    SOURCE.make()
