"""The others' latest turn as a strip of tiles, each with its card, that can be looked at again."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from markupsafe import Markup

from rulewright.games import GAMES
from rulewright.kernel.page.scene import CardFront
from rulewright.server.html.cards import card_face
from rulewright.server.html.elements import classes, el, icon
from rulewright.server.html.fragment_diff import Fragments
from rulewright.server.html.icons import SEAT_SIGNS
from rulewright.server.html.links import name_of
from rulewright.server.html.panels import portrait_html
from rulewright.server.html.things import fronts
from rulewright.server.tables.story.you import is_about_reader
from rulewright.server.tables.table_view import Deed, LogLine, TableView

IN_SIGHT = 3  # tiles; of more it is said how many there are
PLACE = re.compile(r" [a-z]\d$")  # where it stood, as pieces of a chessboard are told apart
LIFE_LOST = re.compile(r"You lost (\d+) life")
PLAYED = re.compile(r" plays (.+?)(?: for \d.*| at .*)?\.$")
PACES = (("1800", "½"), ("900", "1"), ("450", "2"), ("0", "Max"))


def recap_fragments(v: TableView) -> Fragments:
    """The strip above the log: title, tiles, and how fast it goes. A tile stays as it was first drawn for a viewer."""
    bots = any(person.bot for person in v.people) and not v.outcome and v.mode != "replay"
    if v.recap is None and not bots:
        return {}
    title = "What the others do"
    if v.recap and len(v.recap.seats) == 1:
        title = f"{name_of(v, v.recap.seats[0])}'s {'turn' if v.recap.now else 'last turn'}"
    if v.recap and len(v.recap.deeds) > IN_SIGHT:
        title = f"{'The others' if len(v.recap.seats) > 1 else title} \u00b7 {len(v.recap.deeds)} steps"
    elif v.recap and v.recap.now:
        title += " so far"
    lost = "" if v.lost_now and v.question and not v.question.picked else v.lost  # the strip says it
    found = {"recap": _strip(title, v.recap is not None, bots, v.holding, with_causes(v, lost))}
    kept, used, known = v.drawn.get("deeds", {}), {}, None
    for deed in v.recap.deeds if v.recap else ():
        panel = next((panel for panel in v.scene.rivals if panel.seat == deed.seat), None)
        names = name_of(v, deed.seat), panel.title.partition(" \u00b7 ")[0] if panel else ""
        before, tile = kept.get((deed.step, names), (None, None))
        if before != deed:
            known = known or Known(v)
            theirs = [line for line in deed.lines if not is_about_reader(line.words)]
            about = ((line, front) for line in theirs if (front := known.front(line)))
            shown, face = next(about, (theirs[0], None))
            sign = icon(SEAT_SIGNS[deed.seat % len(SEAT_SIGNS)])
            picture = card_face(face) if face else portrait_html(panel) if panel and panel.picture else sign
            more = explanation(face) if face and shown.kind in v.game.page.explained else ""
            tile = _tile(deed, names, shown, picture, more)
        used[deed.step, names] = deed, tile
        found[f"deed-{deed.step}"] = tile
    v.drawn["deeds"] = used
    return found


def turn_told(v: TableView) -> str:
    """What the others did in their turn, in a line, with the first question of one's own turn."""
    if v.question is None or v.recap is None or v.recap.now or len(v.recap.deeds) < 2:
        return ""
    turn = len(v.turns)
    asked_first = v.drawn.get("turn told", (0, 0))
    if asked_first[0] != turn:
        asked_first = v.drawn["turn told"] = turn, v.step
    return told_in_short(v, v.recap.deeds) if asked_first[1] == v.step else ""


def told_in_short(v: TableView, deeds: Sequence[Deed]) -> str:
    """'Basil: plays Granite Golem for 3 mana; Oathstone Knight guards Outpost 1.'"""
    said: dict[str, list[str]] = {}
    for deed in deeds:
        name = name_of(v, deed.seat)
        line = next(line for line in deed.lines if not is_about_reader(line.words))
        words = line.words.removesuffix(".").removeprefix(f"{name} ").removeprefix(f"{name}'s ")
        said.setdefault(name, []).append(words)
    return " ".join([f"{name}: {'; '.join(merged(words))}." for name, words in said.items()])


def merged(deeds: Sequence[str]) -> list[str]:
    """Of the same several times in a row one: 'burns Watchtower for mana' and 'burns Sapper for mana' as
    'burns Watchtower, Sapper for mana'.
    """
    found: list[list[str]] = []  # each begins with its verb
    for deed in deeds:
        verb, _, rest = deed.partition(" ")
        if found and rest and found[-1][0] == verb and len(found[-1]) > 1:
            found[-1].append(rest)
        else:
            found.append([verb, rest] if rest else [verb])
    return [f"{verb} {', '.join(without_tail(rest))}" if rest else verb for verb, *rest in found]


def without_tail(parts: Sequence[str]) -> list[str]:
    """Parts of a list without the words that all of them end with, but the last; a name is not cut."""
    words, tail = [part.split() for part in parts], 0
    while (
        len(parts) > 1 and all(len(each) > tail + 1 for each in words) and len({each[-1 - tail] for each in words}) == 1
    ):
        tail += 1
    while tail and words[0][-tail][0].isupper():
        tail -= 1
    return [" ".join(each[: len(each) - tail]) for each in words[:-1]] + [parts[-1]]


def with_causes(v: TableView, lost: str) -> str:
    """What the viewer lost, and by which cards of the others, or by what they played that is no card: of who fell, by
    those that hit just them. Where nothing did, as in a fight that somebody's spell decided, what was played in it.
    """
    known, causes, used = Known(v), list[tuple[str, int]](), list[str]()
    hit = {piece.face.name for piece in v.scene.board.pieces if piece.face} if v.scene.board else set()
    for deed in v.recap.deeds if v.recap and lost else ():
        if " life" not in lost and not any(names_lost(line.words, lost) for line in deed.lines):
            continue
        names = (front.name for line in deed.lines if (front := known.named(line)) and front.name not in hit)
        if deed.harm and (name := next(names, "") or played(deed.lines[0].words)):
            causes.append((name, deed.harm))
        elif deed.lines[0].kind in v.game.page.explained and (front := known.named(deed.lines[0])):
            used.append(f"{name_of(v, deed.seat)} used {front.name}.")
    return caused(lost, causes) if causes or not used else " ".join([lost, *used])


def names_lost(words: str, lost: str) -> bool:
    """Whether a sentence is about one of those in 'You lost Ghoul and Forgequeen Hildra f6; ...', here or elsewhere."""
    gone = lost.partition(";")[0].removeprefix("You lost ").rstrip(".")
    named = [part for each in gone.split(", ") for part in each.split(" and ")]
    return any(name in words or PLACE.sub("", name) in words for name in named)


def played(sentence: str) -> str:
    """What was played by a sentence that says it, though it is no card: 'Basil plays Bite for 1 AP.'"""
    found = PLAYED.search(sentence)
    return found[1] if found else ""


def caused(lost: str, causes: Sequence[tuple[str, int]]) -> str:
    """'You lost 22 life. By Fire Flask 10, otherwise 12.'"""
    if not causes:
        return lost
    life, said = LIFE_LOST.search(lost), [f"{name} {n}" for name, n in causes]
    if life and (rest := int(life[1]) - sum(n for _, n in causes)) > 0:
        said.append(f"otherwise {rest}")
    return f"{lost} By {', '.join(said)}."


def just_played(v: TableView) -> str:
    """What the card does that somebody else played last, while their turn goes on: who is asked now may not know it."""
    if v.recap is None or not v.recap.now:
        return ""
    known = Known(v)
    for line in reversed(v.recap.deeds[-1].lines):
        if line.kind in v.game.page.explained and (front := known.front(line)) and (said := explanation(front)):
            return f"{front.name}: {said}"
    return ""


@lru_cache(maxsize=1024)
def explanation(front: CardFront) -> str:
    """A card in words: its values, and its own text."""
    values = ", ".join([f"{each.label} {each.value}" for each in front.corners if each and each.label])
    text = "".join([words for words, _ in front.text])
    return " ".join([part for part in (f"{values}." if values else "", text) if part])


@lru_cache(maxsize=512)
def _strip(title: str, told: bool, bots: bool, holding: bool, lost: str) -> tuple[str, str]:
    again = el("button", icon("play"), "Again", type="button", data_again=True, aria_label="Watch again")
    html = el(
        "section",
        el("div", el("h2", title), again if told else None, class_="head"),
        el("ol", id="deeds", class_="deeds", data_slot=True) if told else None,
        el("p", lost, class_="lost", title=lost or None) if told else None,  # an empty line keeps its place
        speed_html(holding) if bots else None,
        id="recap",
        class_=classes("recap", not lost and "whole"),
        aria_label=title,
    )
    return "recap-place", str(html)


def speed_html(holding: bool) -> Markup:
    """How fast bots answer; they can be held, and let go on by one answer."""
    paces = [el("button", words, type="button", data_pace=ms, aria_pressed="false") for ms, words in PACES]
    return el(
        "div",
        el("span", "Speed"),
        *paces,
        el("button", icon("play" if holding else "pause"), type="button", data_hold=True,
           aria_pressed="true" if holding else "false", aria_label="Pause the bots"),
        el("button", icon("forward-step"), type="button", data_onward=True, aria_label="One step of the bots")
        if holding
        else None,
        class_="speed",
    )  # fmt: skip


class Known:
    """The cards that can be shown of a deed: what lies on the table, and what its sentence names."""

    def __init__(self, v: TableView) -> None:
        self.by_ref = fronts(v.scene)
        self.by_name = {front.name: front for front in self.by_ref.values()}
        self.gallery = gallery_by_name(v.game.slug) if v.settings["variant"] == "official" else {}

    def front(self, line: LogLine) -> CardFront | None:
        """The card that a line of the log is about."""
        found = next((self.by_ref[ref] for ref in line.refs if ref in self.by_ref), None)
        return found or self.named(line)

    def named(self, line: LogLine) -> CardFront | None:
        """The card that its sentence names."""
        there = (self.by_name.get(run) or self.gallery.get(run) for run in runs_of(line.words))
        return next((front for front in there if front), None)


@lru_cache(maxsize=4096)
def runs_of(sentence: str) -> tuple[str, ...]:
    """The words of a sentence in every run, the first and longest first, without the word it begins with."""
    words = sentence.removesuffix(".").split()
    runs = (" ".join(words[i:j]) for i in range(1, len(words)) for j in range(len(words), i, -1))
    return tuple([run.rstrip(":,;") for run in runs])


@cache
def gallery_by_name(slug: str) -> dict[str, CardFront]:
    game = GAMES[slug]
    return {front.name: front for _, chapter in game.page.gallery(game.official()) for front in chapter}


@lru_cache(maxsize=2048)
def _tile(deed: Deed, names: tuple[str, ...], shown: LogLine, picture: Markup, more: str = "") -> tuple[str, str]:
    """A tile: the card of the deed, or its player's face or sign, and what happened in few words; `more` explains."""
    refs = tuple(dict.fromkeys(ref for line in deed.lines for ref in line.refs))
    said = shown.words.removesuffix(".")
    for name in names:
        said = said.removeprefix(f"{name} ").removeprefix(f"{name}'s ")
    tile = el(
        "button",
        el("span", picture, el("b", f"\u2212{deed.harm}", class_="n") if deed.harm else None, class_="tile-of"),
        el("span", said, class_="said"),
        type="button",
        class_=classes("deed", f"seat{deed.seat}"),
        id=f"deed-{deed.step}-tile",
        data_words=shown.words,
        data_more=more or None,
        data_until=max(line.step for line in deed.lines),
        data_refs=" ".join(refs) or None,
        aria_label=" ".join([*[line.words for line in deed.lines], *([f"You lose {deed.harm}."] if deed.harm else [])]),
    )
    return "deeds", str(el("li", tile, id=f"deed-{deed.step}"))
