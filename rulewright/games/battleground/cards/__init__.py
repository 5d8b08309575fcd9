"""All cards and boards of Battleground, a file for each class. A card's face is its place here."""

from operator import attrgetter

from rulewright.games.battleground.cards.board import Board
from rulewright.games.battleground.cards.card import Card
from rulewright.games.battleground.cards.elementalist import ELEMENTALIST, ELEMENTALIST_BOARD
from rulewright.games.battleground.cards.paladin import PALADIN, PALADIN_BOARD
from rulewright.games.battleground.cards.warlock import WARLOCK, WARLOCK_BOARD

BOARDS: tuple[Board, ...] = (PALADIN_BOARD, WARLOCK_BOARD, ELEMENTALIST_BOARD)
OFFICIAL_CARDS: tuple[Card, ...] = tuple(sorted((*PALADIN, *WARLOCK, *ELEMENTALIST), key=attrgetter("edition")))
