"""Puzzles of Battleground: small positions by lot, kept where every answer is proved.

`python -m bench.battleground_puzzles` makes them (`small_positions`). The goal is to win this turn, or
not to lose before the enemy's next turn is over. Eight of each kind are kept:

- *finish the won game*: some answers win this turn, the others don't;
- *defend or lose*: after the wrong answers the enemy wins in the next turn;
- *take the kill*: the question is whom to aim at;
- *charge*: only a spell that lies ready saves the hero, because the attacker can't be aimed at before its own turn;
- *don't waste*: to pass is right, and to spend on something now is wrong.
"""

import random
from collections.abc import Hashable, Sequence

from bench.small_positions import Answers, Source
from rulewright.games.battleground import BATTLEGROUND
from rulewright.games.battleground.rules import ids, verbs
from rulewright.games.battleground.rules.position import Prepared, Side, Stands, position
from rulewright.games.battleground.rules.state import State
from rulewright.kernel.question import Seat
from rulewright.lab.proofs import SURVIVE, WIN_NOW, Goal, Insight
from rulewright.lab.puzzles import FINISH

DEFEND, KILL, CHARGE, KEEP = "defend or lose", "take the kill", "charge", "don't waste"

UNITS = {
    "paladin": ("guard", "archer", "knight", "shieldbearer", "longbowman", "crusader"),
    "warlock": ("imp", "ghoul", "hellhound", "abomination", "dread-hound"),
    "elementalist": ("ember-elemental", "storm-elemental", "stone-golem"),
}
SPELLS = {
    "paladin": ("smite", "mend", "stay-the-blade", "charge", "hold-the-line", "judgement"),
    "warlock": ("shadow-bolt", "drain-life", "blood-pact", "withering-curse", "terror", "sacrifice", "hellfire"),
    "elementalist": ("firebolt", "frost-shard", "ice-wall", "gust", "lightning", "fireball"),
}
ORBS = {"paladin": "WWWUUSS", "warlock": "PPPRRSS", "elementalist": "RRUUWWSS"}


def same(state: State) -> Hashable:
    """What the rest of a turn depends on: where things lie, not in which sleeves nor since when."""
    faces = state.faces
    units = tuple(
        None if unit is None else (
            unit.face, unit.owner, unit.attack, unit.hp, unit.defending, unit.haste, unit.stun, unit.disarm,
            unit.turnover, unit.chill, unit.antimagic, unit.snare, unit.wait, unit.did,
            tuple((seat, each.shape, each.marks.count(unit.card)) for seat, player in enumerate(state.players)
                  for each in player.enchantments if unit.card in each.marks),
        )
        for unit in state.board
    )  # fmt: skip
    players = tuple(
        (
            player.life, player.experience, player.tokens, tuple(player.paths), player.upgraded, tuple(player.pool),
            tuple(player.mana), tuple(player.track), player.step, player.turns, player.charged,
            tuple(sorted(faces[card] for card in player.spells)), tuple(sorted(faces[card] for card in player.units)),
            tuple((faces[slot.card] if slot.card >= 0 else -1, slot.upgraded, tuple(slot.charges), tuple(slot.gifts))
                  for slot in player.slots),
            tuple(sorted((each.face, each.turn) for each in player.play)),
            tuple((each.face, each.shape, each.tokens, each.kind, each.place) for each in player.enchantments),
            tuple(player.powers_used), tuple(sorted(faces[card] for card in player.cards_triggered)),
        )
        for player in state.players
    )  # fmt: skip
    return state.turn, state.active, state.phase, state.unanswered, units, players


INSIGHT = Insight(same, lambda state: state.turn, lots=True)  # where a prepared card lies


def some_position(dice: random.Random, kind: str) -> tuple[State, Seat, Goal]:
    """A small position in which the seat may have something to find."""
    me = Seat(dice.randrange(2))
    mine, theirs = dice.sample(sorted(UNITS), 2)
    late = kind == CHARGE or (kind == KEEP and dice.random() < 0.5)
    goal = WIN_NOW if kind == FINISH or (kind == KILL and dice.random() < 0.5) else SURVIVE
    lanes = dice.sample("abcde", 3)  # so that they meet
    free = [(lane, row) for lane in lanes for row in (1, 2, 3, 4)]
    dice.shuffle(free)

    def stand(klass: str, rows: Sequence[int], least: int, most: int) -> dict[str, Stands]:
        found: dict[str, Stands] = {}
        for _ in range(dice.randint(least, most)):
            lane, row = next(place for place in free if place[1] in rows)
            free.remove((lane, row))
            place = f"{lane}{row if me == 0 else 5 - row}"
            found[place] = Stands(dice.choice(UNITS[klass]), defending=dice.random() < 0.4)
        return found

    foes = stand(theirs, (3, 4), 1, 3) if goal.win else stand(theirs, (1, 2), 1, 2)
    if late:
        dice.choice(list(foes.values())).antimagic = 1
    spells = dice.sample([key for key in SPELLS[mine] if kind != KEEP or key != "blood-pact"], 2)
    price = BATTLEGROUND.official().cards[BATTLEGROUND.official().face(spells[0])].price.strip("0")
    ready = kind == KEEP and dice.random() < 0.5
    body = [dice.choice(UNITS[mine])] if mine != "elementalist" else []
    own = Side(
        mine,
        units=stand(mine, (3, 4) if goal.win else (1, 2), 1 if goal.win else 0, 2),
        hand=spells[1:] if ready else spells if late else spells + body,
        prepared=[Prepared(spells[0], price)] if ready else [],
        pool=("" if ready else price) + "".join(dice.sample(ORBS[mine], dice.randint(0, 2))),
        life=dice.randint(6, 12) if goal.win else dice.randint(1, 4),
    )
    enemy = Side(theirs, units=foes, life=dice.randint(1, 5) if goal.win else dice.randint(6, 12))
    sides = (own, enemy) if me == 0 else (enemy, own)
    return position(*sides, active=me, phase=ids.SECOND_MAIN if late else ids.FIRST_MAIN), me, goal


def kind_of(answers: Answers) -> str:
    """What a puzzle is about."""
    right, wrong = answers.right, answers.wrong
    if answers.question.options[-1].verb in (verbs.AT.name, verbs.HERO.name):
        return KILL
    if all(option.verb in (verbs.CHARGE.name, verbs.PREPARE.name) for option in right):
        return CHARGE
    spends = any(option.verb in (verbs.CAST.name, verbs.MUSTER.name, verbs.CHARGE.name) for option in wrong)
    if verbs.PASS in right and spends:
        return KEEP
    return FINISH if answers.goal.win else DEFEND


SOURCE = Source(
    BATTLEGROUND, dict.fromkeys((FINISH, DEFEND, KILL, CHARGE, KEEP), 8), some_position, kind_of, INSIGHT, runs=8000,
    nothing=(verbs.PASS,), loose=frozenset({KEEP}),
)  # fmt: skip

if __name__ == "__main__":
    SOURCE.make()
