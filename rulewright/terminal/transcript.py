"""A match told as people read it: every question, answer and line of the log, with their clauses."""

from rulewright.kernel.match import Match


def told(match: Match) -> str:
    """The whole match as text, seen from an open table."""
    game, lines = match.game, [f"{match.game.title}, seed {match.seed}, {', '.join(match.names)}", ""]
    view = game.rules.view(match.state, None)
    for step, answer in enumerate([None, *match.history]):
        if answer is not None:
            lines.append(f"{match.names[answer.seat]}: {answer.text}")
        lines += [
            f"    {game.words.event_words(view, event, match.names)} [{event.clause}]"
            for when, event in match.log
            if when == step
        ]
    if match.outcome:
        winners = ", ".join(match.names[seat] for seat in match.outcome.winners) or "nobody"
        lines += ["", f"Won by {winners}: {match.outcome.words} [{match.outcome.clause}]"]
    return "\n".join(lines) + "\n"
