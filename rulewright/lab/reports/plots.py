"""Pictures of a report: drawn by Altair into SVG that stands in the page, so that no request leaves the machine."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright.kernel.errors import ImpossibleSetup
from rulewright.lab.results import Interval

GOLD, INK, BLUE, FAINT = "#b8720b", "#3d382f", "#2f6690", "#cfc6b4"
HUES = (GOLD, BLUE, "#5b7f3a", "#8a4f7d")
WIDE = 560  # of a picture, as it is shown
LETTERS = {"labelFontSize": 14, "titleFontSize": 14, "labelColor": INK, "titleColor": INK, "titleFontWeight": 400}


def _svg(chart: Any) -> str:
    import vl_convert  # in the extra `lab`

    quiet = {"gridColor": "#e8e0d0", "domainColor": FAINT, "tickColor": FAINT, "labelLimit": 260}
    drawn = (
        chart.configure(background="#fffdf8", padding=12)
        .configure_axis(**LETTERS, **quiet)
        .configure_legend(**LETTERS)
        .configure_view(stroke=None)
    )
    text: str = vl_convert.vegalite_to_svg(drawn.to_dict())
    return text.replace("<svg ", '<svg role="img" ', 1)


def _altair() -> Any:
    try:
        import altair
    except ImportError:
        raise ImpossibleSetup("pictures need the extra: pip install 'rulewright[lab]'") from None
    return altair


def bars(
    shares: Mapping[str, Mapping[str, Interval]], even: float, title: str, ends: tuple[float, float] = (0.0, 1.0)
) -> str:
    """For each bot by name: shares with their intervals, in hundredths, and the even line."""
    alt = _altair()
    low, high = ends
    rows = [
        {"who": name, "bot": bot, "share": 100 * share.rate, "low": 100 * max(low, share.low),
         "high": 100 * min(high, share.high)}
        for bot, found in shares.items() for name, share in found.items() if share.low > float("-inf")
    ]  # fmt: skip
    if not rows:
        return ""
    order = list(dict.fromkeys(row["who"] for row in rows))
    several = len(shares) > 1
    hue = alt.Color(
        "bot:N", scale=alt.Scale(domain=list(shares), range=list(HUES[: len(shares)])), title=None,
        legend=alt.Legend(orient="top", symbolType="circle", symbolOpacity=1) if several else None,
    )  # fmt: skip
    base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("who:N", sort=order, title=None), color=hue)
    if several:
        base = base.encode(yOffset=alt.YOffset("bot:N", sort=list(shares)))
    scale = alt.Scale(domain=[100 * low, 100 * high])
    reach = base.mark_rule(strokeWidth=3, opacity=0.55).encode(
        x=alt.X("low:Q", title=title, scale=scale), x2=alt.X2("high:Q")
    )
    marks = base.mark_point(filled=True, size=90, opacity=1).encode(x=alt.X("share:Q", scale=scale))
    rule = alt.Chart(alt.Data(values=[{"even": 100 * even}])).mark_rule(strokeDash=[5, 4], color=INK, strokeWidth=1.5)
    step = alt.Step(22 if several else 30)
    return _svg((rule.encode(x="even:Q") + reach + marks).properties(width=WIDE - 200, height=step))


def winners_path(rows: Sequence[tuple[float, float, float, float]]) -> str:
    """How the chance of who will win grows over the game."""
    alt = _altair()
    values = [{"at": 100 * at, "low": 100 * low, "mid": 100 * mid, "high": 100 * high} for at, low, mid, high in rows]
    data = alt.Chart(alt.Data(values=values))
    x = alt.X("at:Q", title="part of the game that is played, %", scale=alt.Scale(domain=[0, 100]))
    y = alt.Scale(domain=[0, 100])
    band = data.mark_area(color=GOLD, opacity=0.2).encode(
        x=x, y=alt.Y("low:Q", title="chance of who will win, %", scale=y), y2="high:Q"
    )
    line = data.mark_line(color=GOLD, strokeWidth=3).encode(x=x, y=alt.Y("mid:Q", scale=y))
    half = alt.Chart(alt.Data(values=[{"even": 50}])).mark_rule(strokeDash=[5, 4], color=INK).encode(y="even:Q")
    return _svg((band + half + line).properties(width=WIDE - 120, height=230))


def parts(shares: Mapping[str, float]) -> str:
    """Parts of a whole, side by side in one bar."""
    alt = _altair()
    values, at = [], 0.0
    for name, part in shares.items():
        values.append({
            "part": name, "from": 100 * at, "to": 100 * (at + part), "mid": 100 * (at + part / 2),
            "said": f"{100 * part:.0f} %" if part >= 0.05 else "",
        })  # fmt: skip
        at += part
    hue = alt.Color(
        "part:N", scale=alt.Scale(domain=list(shares), range=list(HUES[: len(shares)])), title=None,
        legend=alt.Legend(orient="top", labelLimit=400, columns=1),
    )  # fmt: skip
    scale = alt.Scale(domain=[0, 100])
    data = alt.Chart(alt.Data(values=values))
    axis = alt.Axis(labels=False, ticks=False, grid=False, domain=False)
    bar = data.mark_bar(size=44).encode(x=alt.X("from:Q", scale=scale, title=None, axis=axis), x2="to:Q", color=hue)
    words = data.mark_text(fontSize=15, color="white", fontWeight=600).encode(
        x=alt.X("mid:Q", scale=scale), text="said:N"
    )
    return _svg((bar + words).properties(width=WIDE - 60, height=52))


def still_on(rows: Sequence[tuple[int, float]]) -> str:
    """What part of the games is still on at each turn."""
    alt = _altair()
    values = [{"turn": turn, "on": 100 * part} for turn, part in rows]
    area = alt.Chart(alt.Data(values=values)).mark_area(
        interpolate="step-after", color=GOLD, opacity=0.25, line={"color": GOLD, "strokeWidth": 2}
    )
    return _svg(
        area.encode(
            x=alt.X("turn:Q", title="turn"),
            y=alt.Y("on:Q", title="games still on, %", scale=alt.Scale(domain=[0, 100])),
        ).properties(width=WIDE - 120, height=190)
    )
