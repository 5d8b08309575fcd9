"""Pictures of a report: drawn by Altair into SVG that stands in the page, so that no request leaves the machine."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright.kernel.errors import ImpossibleSetup
from rulewright.lab.results import Interval

GOLD, INK = "#b8860b", "#4b5563"


def _svg(chart: Any) -> str:
    import vl_convert  # in the extra `lab`

    text: str = vl_convert.vegalite_to_svg(chart.to_dict())
    return text.replace("<svg ", '<svg role="img" ', 1)


def _altair() -> Any:
    try:
        import altair
    except ImportError:
        raise ImpossibleSetup("pictures need the extra: pip install 'rulewright[lab]'") from None
    return altair


def bars(shares: Mapping[str, Interval], even: float) -> str:
    """Shares with their intervals and the even line."""
    alt = _altair()
    rows = [
        {"who": name, "share": 100 * share.rate, "low": 100 * max(0.0, share.low), "high": 100 * min(1.0, share.high)}
        for name, share in shares.items()
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("who:N", sort="-x", title=None))
    scale = alt.Scale(domain=[0, 100])
    marks = base.mark_point(filled=True, size=70, color=GOLD).encode(
        x=alt.X("share:Q", title="share of wins, %", scale=scale)
    )
    reach = base.mark_rule(color=INK, strokeWidth=2).encode(x="low:Q", x2="high:Q")
    rule = alt.Chart(alt.Data(values=[{"even": 100 * even}])).mark_rule(strokeDash=[4, 3]).encode(x="even:Q")
    return _svg((reach + marks + rule).properties(width=520))


def curve(rows: Sequence[tuple[float, float, int]]) -> str:
    """What was judged against what came true, by tenths."""
    alt = _altair()
    values = [{"judged": 100 * said, "won": 100 * won, "positions": n} for said, won, n in rows]
    data = alt.Chart(alt.Data(values=values))
    marks = data.mark_circle(color=GOLD).encode(
        x=alt.X("judged:Q", title="judged, %", scale=alt.Scale(domain=[0, 100])),
        y=alt.Y("won:Q", title="won, %", scale=alt.Scale(domain=[0, 100])),
        size=alt.Size("positions:Q", legend=None),
    )
    ideal = alt.Chart(alt.Data(values=[{"x": 0, "y": 0}, {"x": 100, "y": 100}])).mark_line(strokeDash=[4, 3], color=INK)
    return _svg((ideal.encode(x="x:Q", y="y:Q") + marks).properties(width=320, height=240))


def line(rows: Sequence[tuple[int, float]]) -> str:
    """The chance that a game ends in a turn."""
    alt = _altair()
    values = [{"turn": turn, "ends": 100 * risk} for turn, risk in rows]
    chart = alt.Chart(alt.Data(values=values)).mark_line(color=GOLD, point=True)
    return _svg(
        chart.encode(x=alt.X("turn:Q", title="turn"), y=alt.Y("ends:Q", title="ends now, %")).properties(
            width=520, height=180
        )
    )
