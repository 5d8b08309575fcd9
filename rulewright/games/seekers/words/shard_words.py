"""The Shard in words: what it gives and what it asks for (SK-184 to SK-200)."""

from rulewright.games.seekers.rules.tunables import Rules

TIMES = {1: "once", 2: "twice", 3: "three times"}


def shard_gives(rules: Rules) -> str:
    """What who has channeled it has for the rest of the game (SK-196)."""
    times = TIMES.get(rules.shard_ap_mp_factor, f"{rules.shard_ap_mp_factor} times")
    n = rules.shard_extra_draw
    cards = f" and {n} more card{'s' * (n != 1)}" if n else ""
    return f"{times} the AP and MP{cards} every turn"


def moments_last(rules: Rules, n: int, own_turn: bool, whose: str = "your") -> str:
    """How long so many Moments take, in turns: they pass as a turn begins and as it ends (SK-176, SK-R212).

    `own_turn`: it is that player's turn now, and its Upkeep is over.
    """
    ends = [("this turn ends", rules.moments_end)] if own_turn else []
    for turn in (f"{whose} next turn", f"{whose} turn after next"):
        ends += [(f"{turn} begins", rules.moments_upkeep), (f"{turn} ends", rules.moments_end)]
    left = n
    for words, passing in ends:
        left -= passing
        if left <= 0:
            return f"until {words}"
    return f"for {n} Moments"


def channeling_lasts(rules: Rules) -> str:
    """How long it takes from one's own turn on."""
    return moments_last(rules, rules.shard_moments, True)


def hurt_delays(rules: Rules) -> str:
    """What each wound does to who channels (SK-192, SK-193)."""
    n = rules.shard_delay_per_event
    return f"each wound or Ailment adds {'a Moment' if n == 1 else f'{n} Moments'}" if n else "wounds delay nothing"


def shard_in_words(rules: Rules) -> str:
    """All of it, for who looks at it."""
    return (
        f"Who claims it has {shard_gives(rules)}, for good. Stand on its hex or beside it and pay "
        f"{rules.shard_cost_ap} AP: then you can neither move nor play cards "
        f"{channeling_lasts(rules)}; {hurt_delays(rules)}, poison's too. "
        "A Moment passes as your turn begins, and one as it ends."
    )
