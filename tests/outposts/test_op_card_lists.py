"""The card lists against the tables of the reference: every card, every count, every average."""

import re
from pathlib import Path

import pytest
from outposts_table import DRAFTED_CARDS

from rulewright.games.outposts.cards import FACTIONS, SYMBOLS, TITLES
from rulewright.games.outposts.cards.card import CREATURE, KINDS, SPELL, UPGRADE, Card

BOOK = (Path(__file__).parent / "as_designed.md").read_text(encoding="utf-8")
CARDS = {card.name: card for card in DRAFTED_CARDS}
BY_TITLE = {title: faction for faction, title in TITLES.items()}
NOTHING = "—"


def tables(heading: str) -> list[list[dict[str, str]]]:
    """The tables under a heading of the reference, each row by its column titles."""
    section = re.split(r"^#{2,3} ", BOOK.split(f"### {heading}", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    found: list[list[dict[str, str]]] = []
    titles: list[str] = []
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            titles = []
        elif not titles:
            titles = cells
            found.append([])
        elif not set(line) <= set("|- "):
            found[-1].append(dict(zip(titles, cells, strict=True)))
    return found


def number(cell: str) -> int:
    return 0 if cell == NOTHING else int(cell)


ROWS = [
    (faction, row) for faction, title in TITLES.items() for row in tables(f"{title} ({faction[:2].upper()})")[0]
]  # every card of the reference


def values(card: Card) -> str:
    """The column 'A/D/H or bonus' as the reference writes it."""
    if card.kind == CREATURE:
        return f"{card.attack}/{card.defense}/{card.health}"
    bonus = [f"{what} +{n}" for what, n in (("attack", card.attack), ("defense", card.defense)) if n]
    return ", ".join(bonus) or NOTHING


@pytest.mark.rule("OP-001", "OP-006", "OP-007", "OP-008", "OP-009", "OP-010")
@pytest.mark.parametrize(("faction", "row"), ROWS, ids=[row["Card"] for _, row in ROWS])
def test_card_is_as_the_reference_prints_it(faction: str, row: dict[str, str]) -> None:
    card = CARDS[row["Card"]]
    assert card.faction == faction
    assert KINDS[card.kind] == row["Type"]
    assert card.cost == int(row["Cost"])
    assert values(card) == row["A/D/H or bonus"]
    if "Copies" in row:
        assert (card.starred, card.others) == (0, int(row["Copies"]))
    else:
        assert (card.starred, card.others) == (number(row["★ copies"]), number(row["other copies"]))
    assert card.health == 0 or card.kind == CREATURE


# Said in other words, with the same effect: two parts of a list, or a number in figures.
REPHRASED = {
    "Backdraft": "Strike 2, then Bolt 3.",  # OP-R63: in printed order
    "Deep Foundations": "While face-up: this Outpost is destroyed only at 13 counters.",
    "Veteran Captain": "Each other creature in its attacking group has +1 Attack. "
    "Each other creature defending the same Outpost has +1 Attack.",
}


@pytest.mark.rule("OP-K23", "OP-R63")
@pytest.mark.parametrize("row", [row for _, row in ROWS], ids=[row["Card"] for _, row in ROWS])
def test_generated_text_says_what_the_reference_says(row: dict[str, str]) -> None:
    printed = "" if row["Text"] == NOTHING else row["Text"]
    assert CARDS[row["Card"]].text == REPHRASED.get(row["Card"], printed)


def test_there_is_no_card_beyond_the_reference() -> None:
    assert sorted(CARDS) == sorted(row["Card"] for _, row in ROWS)
    assert len(CARDS) == len({card.key for card in DRAFTED_CARDS}) == 150


@pytest.mark.rule("OP-042", "OP-046", "OP-051", "OP-002")
def test_component_counts() -> None:
    def count(faction: str) -> tuple[int, int, int]:
        cards = [card for card in DRAFTED_CARDS if card.faction == faction]
        return len(cards), sum(card.starred for card in cards), sum(card.copies for card in cards)

    assert FACTIONS == ("ember", "stone", "veil", "grave")
    assert [count(faction) for faction in FACTIONS] == [(25, 30, 40)] * 4
    assert count("silver") == (30, 0, 42)
    assert count("shard") == (20, 0, 40)
    assert sum(card.copies for card in DRAFTED_CARDS) == 242
    assert len(set(SYMBOLS.values())) == 6
    assert all(card.copies == 2 for card in DRAFTED_CARDS if card.faction == "shard")


def test_symbols_are_the_ones_of_the_reference() -> None:
    for faction, title in TITLES.items():
        heading = next(line for line in BOOK.splitlines() if line.startswith(f"### {title} ("))
        assert f"symbol: a {SYMBOLS[faction]} " in heading


CURVE = tables("Curve")[0]
KEYWORDS = tables("Curve")[1]


@pytest.mark.rule("OP-046")
@pytest.mark.parametrize("row", CURVE, ids=[row["Deck"] for row in CURVE])
def test_curve_and_average(row: dict[str, str]) -> None:
    faction = BY_TITLE[row["Deck"].removesuffix(" ★").removesuffix(" all")]
    starred = row["Deck"].endswith("★")
    deck = [
        card
        for card in DRAFTED_CARDS
        if card.faction == faction
        for _ in range(card.starred if starred else card.copies)
    ]
    assert len(deck) == int(row["Cards"])
    for cost in range(8):
        assert sum(card.cost == cost for card in deck) == number(row[f"cost {cost}"])
    average = sum(card.cost for card in deck) / len(deck)
    assert f"{average:.2f}" == row["Average"]
    kinds = [sum(card.kind == kind for card in deck) for kind in (CREATURE, SPELL, UPGRADE)]
    assert kinds == [int(row[title]) for title in ("Creatures", "Spells", "Upgrades")]


def has(card: Card, keyword: str) -> bool:
    """Whether the column 'keyword' of the distribution counts this card, by its data."""
    if keyword == "While face-up":
        return keyword in card.text
    return bool(getattr(card, keyword.lower().replace(" ", "_")))


@pytest.mark.rule("OP-K12", "OP-K13", "OP-K19", "OP-K23")
@pytest.mark.parametrize("row", KEYWORDS, ids=[row["Deck"] for row in KEYWORDS])
def test_keyword_distribution(row: dict[str, str]) -> None:
    faction = BY_TITLE[row["Deck"]]
    deck = [card for card in DRAFTED_CARDS if card.faction == faction]
    found = {keyword: sum(card.copies for card in deck if has(card, keyword)) for keyword in row if keyword != "Deck"}
    assert found == {keyword: number(cell) for keyword, cell in row.items() if keyword != "Deck"}


@pytest.mark.rule("OP-181")
def test_cost_ceiling_is_seven_and_unstarred() -> None:
    dearest = [card for card in DRAFTED_CARDS if card.cost >= 7]
    assert all(card.cost == 7 and card.kind == CREATURE and not card.starred for card in dearest)
    assert sorted(card.faction for card in dearest) == ["ember", "grave", "shard", "stone", "veil"]


def test_body_statistics_by_cost() -> None:
    rows = tables("Cost model for creatures")[0]
    creatures = [card for card in DRAFTED_CARDS if card.kind == CREATURE]
    for row in rows:
        bodies = [card for card in creatures if card.cost == int(row["Cost"])]
        assert len(bodies) == int(row["designs"]), row
        for what in ("attack", "defense", "health"):
            seen = [getattr(card, what) for card in bodies]
            assert f"{min(seen)}–{max(seen)}" == row[what.capitalize()], (row, what)


def test_attack_and_siege_of_cheap_bodies_keep_the_first_turn_safe() -> None:
    for card in DRAFTED_CARDS:
        if card.kind == CREATURE and card.cost <= 3:
            assert card.attack + card.siege <= card.cost + 1, card.name
