"""The rules and cards in force: the tunables, the card list, what a variant changes, what the rulebook takes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from rulewright.games.outposts.cards import FACTIONS, OFFICIAL_CARDS, SHARD, SILVER, TITLES
from rulewright.games.outposts.cards.card import KINDS, Card
from rulewright.games.outposts.rules.tunables import Rules
from rulewright.kernel.errors import BadVariant
from rulewright.kernel.question import Face
from rulewright.kernel.rulebook.figures import in_words
from rulewright.kernel.variant import Variant, apply_cards, apply_rules, at_least, face_named
from rulewright.kernel.words import listed


@dataclass(frozen=True, slots=True)
class Book:
    """What a match is played under."""

    rules: Rules
    cards: tuple[Card, ...]
    factions: tuple[str, ...]
    decks: dict[str, list[Face]] = field(init=False, repr=False, compare=False)  # all copies, starred ones first

    def __post_init__(self) -> None:
        starred: dict[str, list[Face]] = {}
        others: dict[str, list[Face]] = {}
        for i, card in enumerate(self.cards):
            starred.setdefault(card.faction, []).extend([Face(i)] * card.starred)
            others.setdefault(card.faction, []).extend([Face(i)] * card.others)
        object.__setattr__(self, "decks", {faction: faces + others[faction] for faction, faces in starred.items()})

    def face(self, key: str) -> Face:
        """The number of a card's design by its key, as 'cinder-whelp'."""
        return face_named(self.cards, key)

    def copies(self, faction: str) -> list[Face]:
        """The faces of all copies of a deck, starred ones first."""
        return list(self.decks.get(faction, ()))


_OFFICIAL = Book(Rules(), OFFICIAL_CARDS, FACTIONS)


def make_book(variant: Variant) -> Book:
    """The official rules and cards with a variant's overrides put in."""
    if not variant.rules and not variant.cards:
        return _OFFICIAL
    cards = apply_cards(OFFICIAL_CARDS, variant.cards)
    return _checked(Book(apply_rules(Rules(), variant.rules), cards, FACTIONS))


_AT_LEAST_ONE = (
    "outpost_health", "outposts_max", "crystals_to_win", "round_limit", "attackers_per_group",
    "start_outposts_first", "start_outposts_other", "idle_rounds_limit",
)  # fmt: skip


def _checked(book: Book) -> Book:
    """Refuse tunables that contradict each other or the components."""
    rules = book.rules
    silver = len(book.copies(SILVER))
    if not 1 <= rules.silver_pick <= 3:
        raise BadVariant(f"silver_pick must be 1, 2 or 3, not {rules.silver_pick} (OP-053)")
    if rules.silver_total % rules.silver_pick:
        raise BadVariant(f"silver_total must be a multiple of silver_pick ({rules.silver_pick}) (OP-056)")
    if rules.silver_pack < rules.silver_total:
        raise BadVariant("silver_pack must be at least silver_total, or packets run empty (OP-056)")
    if not 2 <= rules.players_min <= rules.players_max <= 4:
        raise BadVariant("players_min and players_max must lie between 2 and 4 (OP-039, OP-185)")
    if rules.silver_pack * rules.players_max > silver:
        raise BadVariant(f"a silver_pack of {rules.silver_pack} for {rules.players_max} players needs more than "
                         f"the {silver} Silver cards there are (OP-R13)")  # fmt: skip
    if len(rules.start_hand_bonus_by_seat) != 4:
        raise BadVariant("start_hand_bonus_by_seat needs four numbers, one for each seat (OP-063)")
    least = min(len(book.copies(faction)) for faction in book.factions)
    if not 1 <= rules.deck_size <= least:
        raise BadVariant(f"deck_size must be 1 to {least}, the size of a faction deck (OP-044)")
    if rules.shard_max * rules.players_max > len(book.copies(SHARD)):
        raise BadVariant(f"shard_max of {rules.shard_max} is more than the Shard deck can give (OP-R08)")
    if rules.shard_rule and rules.shard_within_deck and rules.shard_max > rules.deck_size:
        raise BadVariant(f"shard_max of {rules.shard_max} is more than a deck holds ({rules.deck_size}) (OP-048)")
    at_least(rules, dict.fromkeys(_AT_LEAST_ONE, 1))
    if max(rules.start_outposts_first, rules.start_outposts_other) > rules.outposts_max:
        raise BadVariant("nobody can start with more Outposts than outposts_max (OP-037)")
    return book


# -- what `rulebook.md` takes from the book beyond tunables and card numbers: sums, and the card lists as tables

Row = tuple[object, ...]


def figures(book: Book) -> dict[str, object]:
    """Numbers that follow from others, and words that only some variants have."""
    rules = book.rules
    picks = rules.silver_total // rules.silver_pick
    packets = [in_words(rules.silver_pack - pick * rules.silver_pick) for pick in range(picks)]
    burned = rules.burn_cards_max * rules.burn_card_mana + rules.burn_creatures_max * rules.burn_creature_mana
    bonus = rules.start_hand_bonus_by_seat
    return {
        "starred": sum(card.starred for card in book.cards if card.faction == FACTIONS[0]),
        "most_mana": rules.outposts_max * rules.mana_per_outpost + burned,
        "spoils_most": rules.campaign_base_cost + rules.campaign_cost_per_crystal * rules.crystals_to_win,
        "silver_rounds": f", that is after {in_words(picks)} picks, from packets of {listed(packets)}",
        "start_hand_more": f", and in turn order {', '.join(map(str, bonus))} more" if any(bonus) else "",
    }


def _cards_of(faction: str) -> Callable[[Book], Iterator[Row]]:
    """All designs of a deck, with their copies."""

    def table(book: Book) -> Iterator[Row]:
        starred = faction in FACTIONS
        yield "Card", "Type", "Cost", "Values", *(("In the starter deck", "Others") if starred else ("Copies",)), "Text"
        for card in book.cards:
            if card.faction == faction:
                copies = (card.starred or "—", card.others or "—") if starred else (card.copies,)
                yield card.name, KINDS[card.kind], card.cost, card.values or "—", *copies, card.text or "—"

    return table


TABLES = {faction: _cards_of(faction) for faction in TITLES}
