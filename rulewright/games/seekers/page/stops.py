"""Questions as the page treats them: where a player wants to be asked, what passing means, where one aims."""

from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.page.turn_end_warnings import before_ending, in_reach, will_hurt
from rulewright.games.seekers.rules import prompts
from rulewright.games.seekers.rules.ids import DIRECTIONS, END, MAIN, UPKEEP, DirectionId, UnitId
from rulewright.games.seekers.rules.playing.targeting import legal_targets
from rulewright.games.seekers.rules.sight import along, enemies_along, sight_range
from rulewright.games.seekers.rules.state import State, are_enemies, from_active, printed
from rulewright.games.seekers.rules.verbs import ACTIVATE, CHANNEL, DIRECTION, PLAY, TEAM
from rulewright.games.seekers.words.ailment_words import ailments_named
from rulewright.games.seekers.words.aims import ends
from rulewright.games.seekers.words.labels import tax
from rulewright.games.seekers.words.names import direction_name, seat_name, unit_name
from rulewright.games.seekers.words.shard_words import channeling_lasts, hurt_delays, shard_gives
from rulewright.kernel.page.scene import Stop
from rulewright.kernel.question import HIDDEN, Option, Question, Seat
from rulewright.kernel.words import listed, upper_first

STOPS = (
    Stop("hold", "Ask me after I play something, before it happens", quick="Hold"),  # SK-152
    Stop("answer", "When another plays something that touches me, or that I could counter", True, "Stop me"),  # SK-153
    Stop("harmless", "When another plays anything else", False, "Stop me"),
    Stop("own-upkeep", "In my Upkeep", False, "Stop me"),
    Stop("own-end", "In my End phase", False, "Stop me"),
    Stop("other-upkeep", "In another's Upkeep", False, "Stop me"),
    Stop("other-main", "Before another's Main phase ends", False, "Stop me"),
    Stop("other-end", "In another's End phase", False, "Stop me"),
    Stop("sideboard", "Before the first duel: let me exchange with my Sideboard", False, "Stop me"),  # SK-079
)
PHASE_KEYS = {UPKEEP: "upkeep", MAIN: "main", END: "end"}


def stop_for(view: State, question: Question) -> str:
    """Which stop holds here; "" where the player is asked in any case. That one could pass only is nobody's business:
    the table's passes take as long as a player's (SK-R11).
    """
    if question.prompt == prompts.MAIN:
        return ""
    if view.stack:
        if view.stack[-1].seat == question.seat:
            return "hold"
        return "answer" if touches(view, question.seat) or counters(view, question) else "harmless"
    return f"{'own' if question.seat == view.active else 'other'}-{PHASE_KEYS[view.phase]}"


def touches(view: State, seat: Seat) -> bool:
    """Whether what is on top of the Stack is about more than this seat's rivals themselves."""
    theirs = {f"unit-{i}" for i, unit in enumerate(view.units) if are_enemies(view, seat, unit.seat)}
    theirs |= {f"seat-{i}" for i in range(view.seats) if are_enemies(view, seat, Seat(i))}
    theirs |= {f"stack-{item.uid}" for item in view.stack if item.seat >= 0 and are_enemies(view, seat, item.seat)}
    return any(end not in theirs for end in ends(view, view.stack[-1]))


def counters(view: State, question: Question) -> bool:
    """Whether something could be played at the Stack itself."""
    return any((card := _card(view, option)) and card.aim.kind == "stack" for option in question.options)


def obvious(view: State, question: Question) -> tuple[str, Option] | None:
    """Who knows nobody yet keeps the deck as it is; between the games of a match one is asked (SK-079)."""
    return ("sideboard", prompts.STOP) if question.prompt == prompts.SIDE_IN and view.game <= 1 else None


KEEPING = {prompts.MULLIGAN: "Keep this hand", prompts.SIDE_IN: "Keep the deck as it is"}
"""What 'stop' means before the game."""
OFFERS = {prompts.REGAIN.key: "Take none", prompts.HASTEN.key: "Stop", prompts.TRAVEL.key: "Stay"}
"""Where 'stop' turns down what a card offers."""


def role(view: State, question: Question, option: Option) -> tuple[str, str]:
    """Whether an option passes or ends the phase, and what to call it there (SK-153 to SK-155)."""
    if option.verb == DIRECTION.name:
        aside = question.prompt.key != prompts.PUSH.key and _leads_nowhere(view, question, option)
        return "aside" if aside else "", _whither(view, question, option)
    if question.prompt == prompts.FIRST and view.seats == 2:
        (team,) = TEAM.of(option)
        mine = view.players[question.seat].team == team
        rival = next(seat for seat in range(view.seats) if seat != question.seat)
        return "ready" if mine else "", "I act first" if mine else f"{seat_name(view, rival)} acts first"
    if option == prompts.STOP and question.prompt == prompts.KEEP_CHANNELING:
        return "", "Stop: no AP back"  # SK-R174
    if option == prompts.CHANNEL:
        return "offer", ""  # to be weighed: it takes all AP and a turn (SK-187)
    if option == prompts.STOP and question.prompt in KEEPING:
        return "ready", KEEPING[question.prompt]
    if question.prompt.key == prompts.TAX.key:
        n = tax(view, question)
        pays = f"Pay {n} AP" if n else "Pay"
        return ("", pays) if option == prompts.YES else ("decline", "Let it be Countered")
    if option == prompts.NO or (option == prompts.STOP and question.prompt.key in OFFERS):
        return "decline", OFFERS.get(question.prompt.key, "No")
    if option != prompts.PASS:
        return "", ""
    if question.prompt == prompts.MAIN:
        return "end", "End Main phase"
    if view.stack and view.passes + 1 >= len(from_active(view)):
        return "pass", "Let it happen"
    return "pass", "Pass"


# -- Directions (SK-134)


def aim(view: State, question: Question, option: Option) -> tuple[str, ...]:
    """A Direction is chosen on the board: by the first enemy that stands there, or by the next hex.

    The last card that one looks at needs no click: top and bottom stand where they stood for the others.
    """
    if question.prompt.key == prompts.SCRY.key:
        last = len({each.a for each in question.options}) == 1
        return (f"button-{option.verb}", f"card-{option.a}") if last else ()
    if option.verb != DIRECTION.name or question.prompt.key == prompts.PUSH.key:
        return ()
    (way,) = DIRECTION.of(option)
    if found := enemies_along(view, question.seat, way, _reach(view, question)):
        return (f"unit-{found[0]}",)
    return tuple([f"hex-{hex}" for hex in along(view, view.units[question.seat].hex, way, 1)])


def _leads_nowhere(view: State, question: Question, option: Option) -> bool:
    """Whether a Direction is blocked at once, or holds none of the enemies that an attack would find in others."""
    if not (clicked := aim(view, question, option)):
        return True
    attacks = question.about >= 0 and view.book.cards[view.faces[question.about]].form == "attack"
    if not attacks or clicked[0].startswith("unit-"):
        return False
    return any(ref.startswith("unit-") for each in question.options for ref in aim(view, question, each))


def _card(view: State, option: Option) -> Card | None:
    """The card that an option plays."""
    if option.verb not in (PLAY.name, ACTIVATE.name) or view.faces[option.a] == HIDDEN:
        return None
    card = view.book.cards[view.faces[option.a]]
    return card.action if option.verb == ACTIVATE.name and card.action else card


def _ways(view: State, seat: Seat, card: Card) -> list[tuple[DirectionId, UnitId]]:
    """The Directions in which a card would find an enemy."""
    far = card.aim.range or sight_range(view, seat)
    ways = [(way, enemies_along(view, seat, way, far)) for way in DIRECTIONS]
    return [(way, units[0]) for way, units in ways if units]


def finds(view: State, question: Question, option: Option) -> list[int]:
    """The enemies that an attack would reach now."""
    card = _card(view, option)
    if card is None or card.form != "attack":
        return []
    if card.aim.has_direction:
        return [unit for _, unit in _ways(view, question.seat, card)]
    return list(legal_targets(view, question.seat, card.aim)) if card.aim.kind == "enemy" else []


def strikes(view: State, question: Question, option: Option) -> bool:
    """Whom a card is aimed at, and an attack that finds its only target by itself."""
    return question.prompt.key in (prompts.TARGET.key, prompts.DIRECTION.key) or bool(finds(view, question, option))


def hint(view: State, question: Question, option: Option) -> str:
    """Whom a card that goes in a Direction would find, what the Shard is, and what ending or passing would bring."""
    rules = view.book.rules
    if question.prompt == prompts.FIRST and view.seats == 2:
        mine = role(view, question, option)[0] == "ready"
        draws = "" if rules.first_turn_draw else f", but {'draw' if mine else 'draws'} no card in the first turn"
        later = f" Who acts later begins with {rules.ap_later} more AP." if rules.ap_later else ""
        whose = "You choose" if mine else "Who begins chooses"
        return f"{whose} a side of the map and can be sooner at the Shard{draws}.{later}"
    if option.verb == CHANNEL.name:
        sick = will_hurt(view, question.seat)
        delayed = f"Your {listed(sick)} will delay it: {hurt_delays(rules)}. " if sick else ""
        near = [
            f"{name}, {away} hex{'es' * (away != 1)} away, will have {ap} AP"
            for name, away, ap in in_reach(view, question.seat)
        ]
        wounds = "" if sick else f"{upper_first(hurt_delays(rules))}; "
        near_by = f"{wounds}{listed(near)}. " if near else ""
        lasts = f"No move, no card {channeling_lasts(rules)}{'' if sick or near else f'; {hurt_delays(rules)}'}."
        return f"{delayed}{near_by}{lasts} Then {shard_gives(rules)}."
    if option == prompts.PASS and question.prompt == prompts.MAIN:
        return before_ending(view, question.seat)
    if option == prompts.PASS and view.stack and view.stack[-1].face >= 0:
        top = printed(view, view.stack[-1])
        said = f"{top.name}: \u201c{top.text}\u201d"  # quoted: its "you" is who plays it
        return f"{said} {ailments_named(rules, top.text)}".strip()
    card = _card(view, option)
    if card is None or not card.aim.has_direction:
        return ""
    found = [f"{unit_name(view, unit)} in the {direction_name(way).lower()}"
             for way, unit in _ways(view, question.seat, card)]  # fmt: skip
    return f"It would find {', or '.join(found)}." if found else "Nobody stands in any of its six Directions now."


def _whither(view: State, question: Question, option: Option) -> str:
    """'West: Mara', 'East: nobody'."""
    (way,) = DIRECTION.of(option)
    if question.prompt.key == prompts.PUSH.key:
        return direction_name(way)
    found = enemies_along(view, question.seat, way, _reach(view, question))
    return f"{direction_name(way)}: {unit_name(view, found[0]) if found else 'nobody'}"


def _reach(view: State, question: Question) -> int:
    """How far what is played goes; as far as one sees, where nothing else is said."""
    card = view.book.cards[view.faces[question.about]] if question.about >= 0 else None
    return (card.aim.range if card else 0) or sight_range(view, question.seat)
