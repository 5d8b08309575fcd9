"""Damage that is distributed among several, as one choice: every sensible way to do it, the usual one marked."""

from collections.abc import Iterator

from rulewright.games.outposts.rules import prompts, verbs
from rulewright.games.outposts.rules.state import OutpostId, State, by_outpost, card_of, limit_of
from rulewright.kernel.page.plan import Plan, Plans
from rulewright.kernel.question import Question
from rulewright.kernel.words import card_name


def plans(view: State, question: Question) -> Plans | None:
    """The ways of a question that begins a row of them."""
    if question.prompt == prompts.SPLIT:
        return splits(view, question)
    if question.prompt == prompts.COUNTER and view.book.rules.creature_damage_persists == "never":
        return strikes(view, question)
    return None


def splits(view: State, question: Question) -> Plans | None:
    """Reshuffle damage over the own Outposts (OP-076, OP-077): as it hurts least first."""
    seat, player, rules = question.seat, view.players[question.seat], view.book.rules
    up = [index for index, outpost in by_outpost(player.outposts) if outpost.standing]
    if question.options[0].a != up[0]:
        return None  # the first is dealt with already
    rooms = [max(0, limit_of(view, player.outposts[i]) - player.outposts[i].counters) for i in up]
    damage = rules.reshuffle_damage + rules.reshuffle_damage_growth * player.reshuffles

    def bounds(at: int, left: int) -> tuple[int, int]:
        if at == len(up) - 1:
            return left, left
        if rules.reshuffle_overkill:
            return 0, left
        rest = sum(rooms[at + 1 :])
        return (rooms[at],) * 2 if rooms[at] + rest <= left else (max(0, left - rest), min(left, rooms[at]))

    def ways(at: int, left: int) -> Iterator[tuple[tuple[int, bool], ...]]:
        """How much goes on each from here on, and whether that is asked at all."""
        low, high = bounds(at, left)
        for n in range(low, high + 1):
            for rest in ways(at + 1, left - n) if at + 1 < len(up) else [()]:
                yield ((n, high > low), *rest)

    def harm(way: tuple[tuple[int, bool], ...]) -> tuple[int, int]:
        left = [room - n for room, (n, _) in zip(rooms, way, strict=True)]
        return sum(n <= 0 for n in left), -min(n for n in left if n > 0) if max(left) > 0 else 0

    found = sorted(ways(0, damage), key=harm)
    return Plans(
        f"Your deck is used up: {damage} damage to your Outposts",
        tuple(
            Plan(
                spread(up, rooms, [n for n, _ in way]),
                tuple([verbs.PUT(i, n) for i, (n, asked) in zip(up, way, strict=True) if asked]),
                refs=tuple([f"outpost-{seat}-{i}" for i, (n, _) in zip(up, way, strict=True) if n == damage]),
                role="usual" if not at else "",
            )
            for at, way in enumerate(found)
        ),
    )


def spread(up: list[OutpostId], rooms: list[int], amounts: list[int]) -> str:
    """'3 on Outpost 1, 2 on Outpost 3', and which of them falls by it."""
    said = [
        f"{n} on Outpost {i + 1}" + (", which falls" if n >= room else "")
        for i, room, n in zip(up, rooms, amounts, strict=True)
        if n
    ]
    return f"All {said[0]}" if len(said) == 1 else ", ".join(said)


def strikes(view: State, question: Question) -> Plans | None:
    """Whom the defenders destroy first (OP-161): what is left of their Strength goes to the next that it suffices for.

    The Strength was taken before any damage (OP-152): what it still suffices for is told by what is offered.
    """
    assault = view.assault
    assert assault is not None
    group = view.players[assault.attacker].groups[assault.group]
    within = (*(verbs.KILL(card) for card in group), verbs.FINISH)
    order = sorted(group, key=lambda card: -(card_of(view, card).cost + card_of(view, card).attack))
    kills = [verbs.KILL(card) for card in order]
    offered = [kill for kill in kills if kill in question.options]
    more = " first" if len(group) > 1 else ""  # what is left of the Strength goes on by itself
    ways = [
        Plan(
            f"Destroy {card_name(view, verbs.KILL.of(kill)[0])}{more}",
            (kill, *(other for other in kills if other != kill), verbs.FINISH),
            within,
            refs=(f"card-{kill.a}",),
            role="usual" if not at else "",
        )
        for at, kill in enumerate(offered)
    ]
    if verbs.FINISH in question.options:
        ways.append(Plan("Spare them all", (verbs.FINISH,), within))
    return Plans("Your defenders strike back. Who falls first?", tuple(ways)) if offered else None
