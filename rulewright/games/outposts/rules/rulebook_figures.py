"""What `rulebook.md` takes from the book beyond tunables and card numbers: sums, and the card lists as tables."""

from collections.abc import Callable, Iterator

from rulewright.games.outposts.cards import FACTIONS, TITLES
from rulewright.games.outposts.cards.card import KINDS
from rulewright.games.outposts.rules.book import Book
from rulewright.kernel.rulebook.figures import in_words

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
        "silver_rounds": f", that is after {in_words(picks)} picks, from packets of {_listed(packets)}",
        "start_hand_more": f", and in turn order {', '.join(map(str, bonus))} more" if any(bonus) else "",
    }


def _listed(words: list[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


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
