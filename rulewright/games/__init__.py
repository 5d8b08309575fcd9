"""All games, by slug."""

from rulewright.games.battleground import BATTLEGROUND
from rulewright.games.elysia import ELYSIA
from rulewright.games.lytharian import LYTHARIAN
from rulewright.games.lytharian.normal import NORMAL_CHESS
from rulewright.games.outposts import OUTPOSTS
from rulewright.games.seekers import SEEKERS
from rulewright.games.shells import SHELLS
from rulewright.kernel.errors import UnknownName, nearest
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.record import Record

GAMES: dict[str, Game] = {
    game.slug: game for game in (OUTPOSTS, SEEKERS, BATTLEGROUND, LYTHARIAN, NORMAL_CHESS, ELYSIA, SHELLS)
}


def game_named(slug: str) -> Game:
    """A game by its slug."""
    if slug not in GAMES:
        raise UnknownName(f"there is no game '{slug}'.{nearest(slug, list(GAMES))}")
    return GAMES[slug]


def open_record(text: str, answers: int | None = None) -> Match:
    """The match that a record's text tells, whole or up to a number of answers."""
    record = Record.parse(text)
    return Match.load(record, game_named(record.game), answers)
