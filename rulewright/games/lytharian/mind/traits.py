"""How a player stands, in numbers whose worth is learned from games: what `counted` can't see of Lytharian Chess."""

from rulewright.games.lytharian.cards.card import KING, PAWN
from rulewright.games.lytharian.mind.appraisal import Force
from rulewright.games.lytharian.mind.value import strength, threat
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army
from rulewright.kernel.question import Seat

NAMES = (
    "to move", "strength", "king", "officers", "worth of officers", "worth of pawns", "pawns", "steps of pawns",
    "attack", "life", "face up", "threat", "equipment", "auras", "curses", "quality in hand",
)  # fmt: skip


def traits(state: State, seat: Seat, force: Force | None = None) -> list[float]:
    """In the order of NAMES."""
    force, player = force or Force(state), state.players[seat]
    size, ahead = state.book.board.width, seat == state.first
    king = officers = best = pawns = small = steps = attack = life = shown = gear = auras = curses = 0.0
    for troop in army(state, seat):
        square = state.at[troop]
        if square < 0:
            continue
        attack += force.att[troop]
        life += force.life[troop]
        shown += state.up[troop]
        gear += (state.weapon[troop] >= 0) + (state.armor[troop] >= 0)
        auras += state.aura[troop] >= 0
        curses += state.curse[troop] >= 0
        if state.role[troop] == KING:
            king = force.stand(troop)
        elif state.role[troop] == PAWN:
            pawns += 1
            small += force.stand(troop)
            steps += (square // size if ahead else size - 1 - square // size) ** 2
        else:
            officers += 1
            best += force.stand(troop)
    mine = state.active == seat
    return [
        float(mine), strength(state, force, seat), king, officers, best, small, pawns, steps, attack, life, shown,
        threat(state, force, seat) if mine and state.duel is None else 0.0, gear, auras, curses,
        float(sum([state.book.cards[state.faces[card]].quality for card in player.hand])),
    ]  # fmt: skip
