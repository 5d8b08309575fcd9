"""A line when something comes up for the first time, and what one would regret to leave undone."""

from rulewright.games.elysia.rules import prompts, verbs
from rulewright.games.elysia.rules.buy.buying import may_buy
from rulewright.games.elysia.rules.places import is_village
from rulewright.games.elysia.rules.state import State
from rulewright.games.elysia.words.labels import coin_warning, price_now, ruins_token, why_no_buying
from rulewright.kernel.question import Question

FIRST_LINES = {
    prompts.OPENING.key: "One Main Quest is enough to win. What you buy joins your deck: boots are Walk, coins Coin.",
    prompts.PLAY.key: "Each card gives Walk, Coin or cards now, or Attack and Defense in a fight: keep some in hand.",
    prompts.MOVE.key: "Numbers: Walk to come and stay; + may be more, ! you lack some to stay. A ? is unexplored.",
    prompts.JOIN.key: "You may help either side of a fight, for what it wins. Each card played for the way is spent.",
    prompts.TARGET.key: "Cards left in your hand are your health. Compare the numbers before you fight.",
    prompts.ATTACK.key: "One card a strike; Wild adds to it. Attack must exceed Defense: a tie does nothing.",
    prompts.DEFENSE.key: "One card a strike, for its shields; Wild adds to it. Each point left over costs you a card.",
    prompts.BUY.key: "Coin is gone at the end of your turn: spend it here. What you buy comes with your next shuffle.",
    prompts.DISCARD.key: "Cards you keep stay for a fight in the others' turns; cards you discard are drawn anew.",
}
AFTER_A_CHECK = (prompts.BUY, prompts.TARGET, prompts.DISCARD)


def first_times(view: State, question: Question) -> list[tuple[str, str]]:
    """What the table shows for the first time: a Village where nothing is sold now, Wild, rough land, Ruins."""
    here = view.players[question.seat].place
    shut = question.prompt == prompts.PLAY and is_village(view.tiles[here]) and not may_buy(view, question.seat)
    lines = (
        [("village", "You can't buy where your turn begins: walk to another Village to spend Coin.")] if shut else []
    )
    if question.prompt == prompts.PLAY and view.players[question.seat].damaged:
        free = f", and {view.book.rules.free_walk} Walk is given" if view.book.rules.free_walk else ""
        lines.append(("damaged", f"You are damaged: until your next turn you start no fight, nobody fights you{free}."))
    own = view.players[question.seat]
    if question.prompt == prompts.PLAY and own.wild and view.round > 1:  # first what cards do
        lines.append(("wild", f"You have {own.wild} Wild: give one back for 1 Walk, 1 Coin or a card, or in a fight."))
    if question.prompt == prompts.MOVE and view.due:
        lines.append(("toll", f"Rough land: {view.due} Walk more to stay or to go on. Who lacks it goes back, free."))
    if question.prompt == prompts.MOVE and view.ruin:
        lines.append(
            ("ruins", f"Ruins: stop, and who waits here fights you; walk on, and you gain {ruins_token(view)}.")
        )
    if question.prompt in AFTER_A_CHECK and view.exploration_discard:
        lines.append(("check", "Where you stop, the top Exploration card is turned up: an Encounter, or nobody comes."))
    if question.prompt != prompts.OPENING and own.net < 0:
        lines.append(("dark", "The moon is Darkness: enough of it wins as Dark Lord. Each Light takes one away."))
    return lines


def undone(view: State, question: Question) -> str:
    """Nothing to walk with though a card has some; Coin for which something can be had, or that will be lost."""
    coin = view.coin + view.wild_coin
    if question.prompt == prompts.MOVE and coin and (why := why_no_buying(view, question.seat)):
        return f"Your {coin} Coin will be lost: {why}."
    if question.prompt == prompts.PLAY and coin and not view.walk and (warning := coin_warning(view, question.seat)):
        return warning
    if question.prompt == prompts.PLAY and not view.walk:
        cards = [view.book.cards[view.faces[option.a]] for option in question.options if option.verb == verbs.PLAY.name]
        name = next((card.name for card in cards if card.walk), "")
        return f"You have no Walk yet: {name} gives some." if name else ""
    if question.prompt in (prompts.BUY, prompts.OPENING):
        for option in reversed(question.options):
            if option.verb == verbs.BUY.name:
                (face,) = verbs.BUY.of(option)
                cost = price_now(view, face, question.seat)
                return f"You can still buy {view.book.cards[face].name} for {cost} Coin."
    return ""
