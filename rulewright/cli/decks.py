"""`rulewright deck`: check a deck's text, show a ready-made deck, list them."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from rulewright.cli.arguments import console, read_text, read_variant
from rulewright.games import GAMES, game_named
from rulewright.kernel.decks.deck import DeckRoom, Shelf
from rulewright.kernel.decks.deck_text import game_in, read, write
from rulewright.kernel.errors import ImpossibleSetup, MalformedDeck, UnknownName, nearest
from rulewright.kernel.variant import OFFICIAL, Variant

app = typer.Typer(no_args_is_help=True, help="Check a deck's text, or show a ready-made one.")

GameOption = Annotated[str, typer.Option("--game", help="The game, by its short name; else the deck's text says it.")]
VariantOption = Annotated[Path | None, typer.Option("--variant", help="Judge by the rules of this TOML file.")]


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The text form: one card a line under headings such as [Tactics].")],
    game: GameOption = "",
    variant: VariantOption = None,
) -> None:
    """Say whether a deck is legal: OK, or every reason with its clause."""
    text = read_text(file).lstrip("\ufeff")
    slug = game or game_in(text)
    if not slug:
        raise ImpossibleSetup(f"{file} does not name its game: write 'game: seekers' on top, or say --game seekers")
    book, room, shelf = _room(slug, read_variant(variant))
    try:
        deck = read(shelf, text)
        wrong = [f"{reason.words} ({reason.clause})" if reason.clause else reason.words
                 for reason in room.judge(book, deck)]  # fmt: skip
    except MalformedDeck as unread:
        wrong = unread.faults
    if wrong:
        _print(f"{file}: not legal")
        for words in wrong:
            _print(f"  {words}")
        raise typer.Exit(1)
    sizes = ", ".join(f"{n} {section.title}" for section in shelf.sections if (n := deck.size(section.key)))
    _print(f"OK: {deck.name}, a legal {shelf.noun} ({sizes})")
    for advice in room.advise(book, deck):
        _print(f"  look: {advice.words} ({advice.clause})")


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="A ready-made deck, by its short name.")], game: GameOption = ""
) -> None:
    """Print a ready-made deck in its text form, to begin with."""
    rooms = [_room(slug, OFFICIAL) for slug in ([game] if game else _slugs())]
    found = [(shelf, shelf.presets[name]) for _, _, shelf in rooms if name in shelf.presets]
    if not found:
        names = [key for _, _, shelf in rooms for key in shelf.presets]
        raise UnknownName(f"there is no ready-made deck '{name}'.{nearest(name, names)}")
    typer.echo(write(*found[0]), nl=False)


@app.command("list")
def ready_made(game: GameOption = "") -> None:
    """List the ready-made decks."""
    for slug in [game] if game else _slugs():
        for key, deck in _room(slug, OFFICIAL)[2].presets.items():
            _print(f"{slug:<12} {key:<10} {deck.name}")


def _slugs() -> list[str]:
    return [slug for slug, game in GAMES.items() if game.decks]


def _room(slug: str, variant: Variant) -> tuple[object, DeckRoom, Shelf]:
    game = game_named(slug)
    room = game.decks
    if room is None:
        raise ImpossibleSetup(f"{game.title} has no decks; {', '.join(_slugs())} have")
    book = game.rules.book(variant)
    return book, room, room.shelf(book)


def _print(words: str) -> None:
    console.print(Text(words), soft_wrap=True)
