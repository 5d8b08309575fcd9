"""A round of Battle Duels on the page: two troops face to face, with what they carry and what they can do (LC-348)."""

from collections.abc import Sequence
from dataclasses import replace

from rulewright.games.lytharian.page.board import known
from rulewright.games.lytharian.page.card_fronts import card_item, troop_item
from rulewright.games.lytharian.page.combat_preview import outcome_words
from rulewright.games.lytharian.rules.combat.combat import new_fight, together
from rulewright.games.lytharian.rules.combat.stats import att_of, def_of
from rulewright.games.lytharian.rules.ids import OTHER, SEATS, TroopId
from rulewright.games.lytharian.rules.state import Duel, Fight, State
from rulewright.games.lytharian.rules.troops import troop_face
from rulewright.games.lytharian.words import WORDS
from rulewright.kernel.page.scene import YOU, Clash, Counter, Fighting, Panel, Part, Scene
from rulewright.kernel.question import HIDDEN, Question, Seat

STEPS = ("Troops", "Spells and equipment", "Combat")


def close_up(view: State, question: Question | None, scene: Scene) -> Scene:
    """The two fighters instead of the board on which they stand, unless a square of it is asked for."""
    if scene.own is None or scene.board is None or view.duel is None:
        return scene
    asked = [ref for option in question.options for ref in WORDS.refs(view, option)] if question else []
    names = {panel.seat: panel.name for panel in (*scene.rivals, scene.own)}
    clash = face_to_face(view, scene.own.seat, [names[seat] for seat in SEATS])
    if clash is None or any(ref.startswith("square-") for ref in asked):
        return scene
    bare = replace(scene.board, pieces=())
    return replace(
        scene, board=bare, clash=clash, own=_unladen(scene.own), rivals=tuple(_unladen(each) for each in scene.rivals)
    )


def _unladen(panel: Panel) -> Panel:
    """Without what lies on troops: it is shown with them."""
    rows = tuple(tuple(zone for zone in row if not zone.id.startswith("attached-")) for row in panel.rows)
    return replace(panel, rows=rows)


def face_to_face(view: State, me: Seat, names: Sequence[str]) -> Clash | None:
    """The two who fight, the viewer's below; nothing while one is missing, or where a spell has moved them apart."""
    duel = view.duel
    if duel is None or any(troop < 0 or view.at[troop] < 0 for troop in duel.chosen):
        return None
    fight = view.fight or _to_come(view, duel)
    if not together(view, fight):
        return None
    seats = (OTHER[me], me)
    rows = tuple((_fighter(view, fight, duel.chosen[seat], seat),) for seat in seats)
    striker = seats.index(duel.attacker) if view.fight else -1
    title = f"Round {duel.round} of {view.book.rules.duel_rounds}"
    return Clash(title, (names[seats[0]], names[seats[1]]), rows, striker, _what_now(view, names, duel), "LC-348",
                 STEPS, 2 if view.fight else 1, large=True)  # fmt: skip


def _to_come(view: State, duel: Duel) -> Fight:
    attacker, defender = duel.chosen[duel.attacker], duel.chosen[OTHER[duel.attacker]]
    return new_fight(view, attacker, defender, False, view.at[attacker])


def _what_now(view: State, names: Sequence[str], duel: Duel) -> str:
    if view.fight:
        return "Both blows land at once"
    verb = "attack" if names[duel.attacker] == YOU else "attacks"
    return f"{names[duel.attacker]} {verb} once both have passed"


def _fighter(view: State, fight: Fight, troop: TroopId, seat: Seat) -> Fighting:
    """One troop: its card and those it bears, Att with its terms, Def that is left, what the combat would do to it."""
    face = troop_face(view, troop)
    on = [pile[troop] for pile in (view.weapon, view.armor, view.aura, view.curse) if pile[troop] >= 0]
    items = (troop_item(view, troop), *[card_item(view, card) for card in on])
    if face == HIDDEN:
        return Fighting(f"fighter-{seat}", "A face-down troop", "", seat, items, note="Turned up for the combat")
    card = view.book.cards[face]
    att = life = None
    if known(view, troop):
        lines: list[tuple[str, int, str]] = []
        att = Counter("Att", att_of(view, troop, True, lines), "attack",
                      parts=tuple([Part(words, n) for words, n, _ in lines]))  # fmt: skip
        whole = def_of(view, troop, True, [])
        life = Counter("Def", whole - view.hurt[troop], "shield-halved", most=whole)
    both = known(view, fight.attacker) and known(view, fight.defender)
    note = outcome_words(view, fight, fight.pair.index(troop)) if both else "" if view.up[troop] else "Still face down"
    return Fighting(f"fighter-{seat}", card.name, f"lytharian/{card.key}", seat, items, att, life, note=note,
                    text=card.text)  # fmt: skip
