"""Who is played by whom, who is a Villain, and the decks they start with (RE-074 to RE-081)."""

from rulewright.games.elysia.cards.card import CharacterId
from rulewright.games.elysia.cards.characters import CHARACTERS
from rulewright.games.elysia.rules import events, prompts, verbs
from rulewright.games.elysia.rules.state import State, Villain, clockwise
from rulewright.games.elysia.rules.tunables import names_in
from rulewright.kernel.question import EVERYBODY, Face
from rulewright.kernel.state import add_cards
from rulewright.kernel.table import Table

ALL = [CharacterId(n) for n in range(len(CHARACTERS))]


def starting_deck(state: State, character: CharacterId) -> list[Face]:
    """Ten cards (RE-026)."""
    return [state.book.keys[card.key] for copies, card in CHARACTERS[character].cards for _ in range(copies)]


def choose_characters(table: Table, state: State) -> None:
    """Clockwise from the first player; each figure once a box (RE-074, RE-254, RE-R172, RE-D2)."""
    copies = 2 if state.seats > 4 else 1
    taken = [wish for wish in state.wishes if wish >= 0]
    for seat in clockwise(state, state.first):
        wish = state.wishes[seat]
        if wish < 0:
            free = [character for character in ALL if taken.count(character) < copies]
            choice = table.ask(seat, [*verbs.CHARACTER.each(free)], prompts.CHARACTER)
            (wish,) = verbs.CHARACTER.of(choice)
            taken.append(wish)
        state.players[seat].character = wish
        if table.listening:
            table.tell(events.plays_as, seat=seat, face=state.book.name_card(wish))


def choose_villains(table: Table, state: State) -> None:
    """Of the Characters not taken: those the host named, else by lot (RE-078, RE-079, RE-R173).

    The Hero's Quest has one more; the first of them is the Corrupted Hero there (RE-094, RE-R161).
    """
    rules, copies = state.book.rules, 2 if state.seats > 4 else 1
    taken = [player.character for player in state.players]
    free = [character for character in ALL for _ in range(copies - taken.count(character))]
    keys = {CHARACTERS[character].key: character for character in ALL}
    chosen: list[CharacterId] = []
    for name in names_in(rules.villain_names):
        if keys[name] in free:  # each figure is there once a box
            free.remove(keys[name])
            chosen.append(keys[name])
    wanted = max(rules.villains_hero if state.hero else rules.villains, 1 if state.hero else 0)
    if names_in(rules.villain_names):
        wanted = max(len(chosen), 1 if state.hero else 0)
    while len(chosen) < wanted and free:
        chosen.append(free.pop(table.below(len(free))))
    for i, character in enumerate(chosen):
        corrupted = state.hero and i == 0
        dark = rules.villain_darkness + (rules.corrupted_extra_darkness if corrupted else 0)  # RE-081, RE-094
        deck = add_cards(state, starting_deck(state, character), EVERYBODY)
        state.villains.append(Villain(character, wild=rules.villain_wild, dark=dark, corrupted=corrupted, deck=deck))
        if table.listening:
            event = events.villain.under("RE-094") if corrupted else events.villain
            table.tell(event, face=state.book.name_card(character))
        table.shuffle(deck)
