"""What the land asks of who walks there, and what waits on it: of tiles, Overlays and the First Village."""

from rulewright.games.elysia.cards.card import FORTRESS, RUINS, VILLAGE, Card
from rulewright.games.elysia.rules.book import GATED, Book


def land_words(book: Book, card: Card) -> str:
    """A piece of the map in words; "" of any other card (RE-129, RE-140, RE-145, RE-158, RE-162)."""
    rules = book.rules
    if card.kind == "terrain":
        toll = book.toll[card.terrain]
        if toll >= GATED:
            return "1 Walk to come; only who has the gear for it may stay or cross."
        more = f", {toll} more to stay or to go on" if toll else ""
        return f"1 Walk to come{more}. Who stops here checks for an Encounter."
    where = "" if rules.buy_where_started else ", but not where their turn began"
    shop = f"Who stops here may buy cards{where}."
    if card.kind == "village_tile":
        return f"{shop} Nobody waits here."
    if card.overlay == VILLAGE:
        return f"{rules.village_entry} Walk to come. {shop}"
    if card.overlay == RUINS:
        token = "Darkness" if rules.ruin_pass_token == "darkness" else "−1 Card Token"
        return f"A Monster or Villain comes for who enters, and fights who stops. Who goes on gains 1 {token}."
    return "The Corrupted Hero is here, behind a gate." if card.overlay == FORTRESS else ""
