"""The list of moves: what belongs to whose entry."""

from rulewright.games import GAMES
from rulewright.games.lytharian.rules import events
from rulewright.kernel.event import Event
from rulewright.kernel.question import Seat
from rulewright.server.tables.story.course import Course


def told(kind: str, **args: int) -> tuple[int, Event]:
    return 1, Event(kind, "", args, {})


def test_an_attack_without_a_move_is_an_entry_of_its_own() -> None:
    move, attack, dies = events.moves.name, events.attacks.name, events.dies.name
    log = [
        told(move, start=12, square=36),
        told(attack, square=45),
        told(dies, square=45),
        told(attack, square=45),  # the other attacks and does not move
        told(dies, square=45),
        told(attack, square=45),  # and one attacks before the move
        told(move, start=36, square=44),
    ]
    _, moves = Course(GAMES["lytharian"], None).follow(log, [0, 3, 5], [Seat(0), Seat(1), Seat(0)], 0)
    assert [(move.seat, move.words) for move in moves] == [(0, "e2-e5 ×f6 †f6"), (1, "×f6 †f6"), (0, "×f6 e5-e6")]
