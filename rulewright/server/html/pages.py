"""Whole pages from plain data: the table's shell, home, set-up, cards, errors. The rules page is in `book`."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, select_autoescape

from rulewright.kernel.game import Game
from rulewright.kernel.page.how_to_play import HowToPlay
from rulewright.kernel.rulebook import Figures, rulebook_of
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.server.html.beginnings.how_to_play import Leaf, meanings
from rulewright.server.html.beginnings.portraits import dots, picture_html
from rulewright.server.html.beginnings.set_up import set_up
from rulewright.server.html.cards import card_page_face
from rulewright.server.html.decks import deck_builder
from rulewright.server.html.decks.card_pool import pool_html
from rulewright.server.html.decks.deck_builder import DeckDraft
from rulewright.server.html.elements import icon
from rulewright.server.html.fragment_diff import Fragments
from rulewright.server.html.rulebook import changed_html, chapters, intro_html
from rulewright.server.html.static_files import static_address
from rulewright.server.html.table import assemble, features, table_fragments
from rulewright.server.html.words import face_words
from rulewright.server.tables.table_view import TableView

HERE = Path(__file__).parent.parent

ENVIRONMENT = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=select_autoescape(default=True, default_for_string=True),
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.globals |= {
    "icon": icon,
    "picture": picture_html,
    "static": static_address,
    "has_decks": lambda game: game.decks,
}


def page(template: str, sheets: Sequence[str], game: Game | None = None, **data: Any) -> str:
    return ENVIRONMENT.get_template(template).render(sheets=list(sheets), game=game, **data)


def read_templates(*names: str) -> None:
    """Before somebody asks for a page: reading one takes as long as ten pages."""
    for name in names:
        ENVIRONMENT.get_template(name)


LEARN = ("", "Easy to learn", "Some rules", "Deep")


def home(data: Mapping[str, Any]) -> str:
    """One way in, the games as tiles, my games, games to watch."""
    parts = {mode.game for game in data["games"] for mode in game.page.modes}
    tiles = [(game, game.tile) for game in data["games"] if game.slug not in parts]
    tiles.sort(key=lambda pair: pair[1].effort)
    small = [each for each in tiles if not each[1].effort]  # those that do not say how much there is to learn
    if len(small) < len(tiles):
        tiles = [each for each in tiles if each not in small]
    else:
        small = []
    waits = next((each for each in data["mine"] if each["yours"]), None)
    learned = {each["game"] for each in data["mine"] if each["lesson"] and each["over"]}
    played = {each["game"] for each in data["mine"] if not each["lesson"]}
    first = {
        "lesson": next((game for game, _ in tiles if game.page.lesson and game.slug not in learned | played), None),
        "game": next((game for game, _ in tiles if game.slug in learned - played), None),
        "learned": learned,
    }
    shown = {"tiles": tiles, "small": small, "waits": waits, "first": first, "effort": lambda n: dots(n, LEARN)}
    return page("home.html", ["pages", "beginnings"], None, **shown, **data)


def setup(
    game: Game,
    values: Mapping[str, str],
    errors: Sequence[str],
    own_decks: Sequence[tuple[str, str]],
    known: bool = True,
) -> str:
    """A step on the way into a game, with what was chosen so far and what is wrong with it.

    Who does not know the game is offered to be taught first.
    """
    return page("setup.html", ["pages", "beginnings"], game, known=known, **set_up(game, values, errors, own_decks))


TABLE_SHEETS = (
    *("table", "players", "zones", "asking", "rail", "reader"),
    *("boards", "lanes", "maps", "squares", "over", "phone", "choosing"),
)


def table(v: TableView, info: Mapping[str, Any] | None = None, parts: Fragments | None = None) -> str:
    """The table with everything on it (`parts`, if they are drawn already); the socket then only brings changes."""
    parts = parts or table_fragments(v)
    return page(
        "table.html",
        TABLE_SHEETS,
        v.game,
        v=v,
        names=", ".join(p.name for p in v.people),
        slot=lambda name: assemble(parts, name),
        features=features(v),
        info=info or {},
        meanings=meanings(v.game.page.how_to_play),
    )


def replay(v: TableView, info: Mapping[str, Any] | None = None) -> str:
    """The same table, looking back."""
    return table(v, info)


def my_games(lines: Sequence[Mapping[str, Any]], me: Mapping[str, Any]) -> str:
    """Who one is, and all games of one person: those that wait for them, those that go on, those that are over."""
    parts = [
        ("Your move", [line for line in lines if line["yours"]]),
        ("In progress", [line for line in lines if not line["yours"] and not line["over"]]),
        ("Over", [line for line in lines if line["over"]]),
    ]
    count = Counter(line["result"] for line in lines)
    return page(
        "my_games.html", ["pages"], lines=lines, parts=parts, me=me,
        won=count["won"], lost=count["lost"], drawn=count["drawn"],
    )  # fmt: skip


def lobby(tables: Sequence[Mapping[str, Any]], name: str) -> str:
    """The tables that anybody may join, for somebody of this name."""
    return page("lobby.html", ["pages"], tables=tables, name=name)


def moving_person(name: str, link: str, qr: str) -> str:
    """The link by which a person goes on at another device."""
    return page("moving_person.html", ["pages"], name=name, link=link, qr=qr)


def arriving_person(name: str, left: bool) -> str:
    """Where such a link leads: a button; `left` says that this browser has games of another person, called so."""
    return page("arriving_person.html", ["pages"], name=name, left=left)


def how_to_play(game: Game, told: HowToPlay, variant: Variant = OFFICIAL, known: bool = False) -> str:
    """A game on two screens, with the numbers of a variant; its lesson first for who does not know it."""
    leaf = Leaf(game, told, Figures(game.rulebook_game or game, OFFICIAL if game.rulebook_game else variant))
    return page("how_to_play.html", ["pages", "howto"], game, leaf=leaf, anatomy=leaf.anatomy(), known=known)


def rules(game: Game, variant: Variant = OFFICIAL) -> str:
    """The rulebook with the numbers of a variant: searchable, every clause with an address."""
    book = rulebook_of(game, variant)
    return page(
        "rules.html",
        ["pages"],
        game,
        book=book,
        intro=intro_html(game, book),
        chapters=chapters(game, book),
        changed=None if game.excerpt else changed_html(game, book),
        variant=variant,
        has_cards=bool(game.page.gallery(game.official())),
    )


def cards(game: Game, filters: Mapping[str, str], variant: Variant = OFFICIAL) -> str:
    """All cards with the numbers of a variant, with filters by chapter, type and words."""
    shown = []
    kinds: dict[str, None] = {}
    gallery = game.page.gallery(game.rules.book(variant))
    for title, faces in gallery:
        chosen = []
        for face in faces:
            kinds[face.kind] = None
            if filters.get("deck", title) in ("", title) and filters.get("kind", face.kind) in ("", face.kind):
                chosen.append((card_page_face(face, game.slug), face_words(face).lower()))
        if chosen:
            shown.append((title, chosen))
    decks = [title for title, _ in gallery]
    count = sum(len(faces) for _, faces in shown)
    found = {"shown": shown, "decks": decks, "kinds": list(kinds), "filters": filters, "count": count}
    return page("cards.html", ["pages"], game, **found, variant=variant)


def decks(b: DeckDraft) -> str:
    """The deck builder."""
    own = f"own:{b.id}" if b.id else ""
    return page(
        "decks.html", ["pages", "builder"], b.game, b=b, shelf=b.shelf, build=deck_builder, pool_html=pool_html, own=own
    )


def invitation(
    game: Game, hosts: Sequence[str], name: str | None, terms: Sequence[tuple[str, str]], warning: str
) -> str:
    """A seat's link: who plays what and how, and a button to sit down. No name is asked of who sits there already."""
    host = " and ".join(hosts) or "Somebody"
    values = {"host": host, "several": len(hosts) > 1, "name": name, "terms": terms, "warning": warning}
    return page("invitation.html", ["pages"], game, tile=game.tile, **values)


def moving(game: Game, code: str, name: str, link: str) -> str:
    """The link by which a player goes on at another device."""
    return page("moving.html", ["pages"], game, code=code, name=name, link=link)


def error(status: int, words: str, hint: str) -> str:
    """What went wrong and what to do next."""
    return page("error.html", ["pages"], None, status=status, words=words[:1].upper() + words[1:], hint=hint)
