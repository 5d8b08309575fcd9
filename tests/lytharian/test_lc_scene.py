"""What the page gets of Lytharian Chess: ids, hidden faces, the combat line by line, windows, help."""

from collections import Counter as Tally
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest
from lytharian_table import GAME, Side, Troop, custom, main_phase, position, scene, troop_at, under, upto, view

from rulewright.games.lytharian.page.card_fronts import gallery
from rulewright.games.lytharian.page.combat_preview import hint
from rulewright.games.lytharian.page.scene import effects
from rulewright.games.lytharian.page.stops import STOPS, role, stop_for
from rulewright.games.lytharian.page.tile import ENTRY_FIELDS, tile
from rulewright.games.lytharian.rules import prompts, verbs
from rulewright.games.lytharian.rules.ids import SEATS, SquareId
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.games.lytharian.rules.state import MAIN, MANA, State
from rulewright.kernel.dice import Dice
from rulewright.kernel.event import Event, Glimpse
from rulewright.kernel.game import Game
from rulewright.kernel.page.scene import Foreseen, Item, Piece, Scene
from rulewright.kernel.question import HIDDEN, Question
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.server.html.board.pieces import badge_spots
from rulewright.testing.battery import a_clause_exists, viewers, walk

NAMES = ["Ada", "Bram"]
KINDS = {"main": OFFICIAL, "duels": under(game="duels"), "pawns": under(game="pawns")}


def played_under(variant: Variant) -> Game:
    """The game under a variant, for functions that know only games."""
    return replace(GAME, rules=replace(GAME.rules, book=lambda _: GAME.rules.book(variant)))


def things(thing: Any) -> Iterator[Any]:
    """Everything that lies on the table, wherever."""
    if isinstance(thing, tuple):
        for each in thing:
            yield from things(each)
    elif is_dataclass(thing):
        yield thing
        for field in fields(thing):
            yield from things(getattr(thing, field.name))


def ids(laid: Scene) -> list[str]:
    return [each.id for each in things(laid) if getattr(each, "id", "")]


def piece(state: State, square: str, seat: int) -> Piece:
    board = scene(view(state, seat), seat, NAMES).board
    assert board is not None
    return next(each for each in board.pieces if each.id == f"troop-{troop_at(state, square)}")


# -- on the whole


@pytest.mark.slow
@pytest.mark.parametrize("kind", list(KINDS))
def test_every_id_is_there_once_and_what_options_touch_lies_on_the_table(kind: str) -> None:
    for seed in (2, 3):
        for match in walk(played_under(KINDS[kind]), 2, seed, every=9, most=300):
            for viewer in viewers(match):
                view = GAME.rules.view(match.state, viewer)
                there = ids(scene(view, viewer, NAMES))
                assert [id for id, n in Tally(there).items() if n > 1] == []
                question = match.questions.get(viewer)
                for each in question.options if question else ():
                    shown = {ref for ref in GAME.words.refs(view, each) if not ref.startswith("button-")}
                    assert shown <= set(there), (each, shown - set(there))


@pytest.mark.rule("LC-R14", "LC-R16")
@pytest.mark.parametrize("kind", list(KINDS))
def test_a_scene_shows_no_face_that_its_viewer_does_not_know(kind: str) -> None:
    closed = 0
    for match in walk(played_under(KINDS[kind]), 2, 3, every=11, most=250):
        state: Any = match.state
        if not state.faces:
            continue
        for seat in SEATS:
            seen = view(state, seat)
            mine = scene(seen, seat, NAMES)
            for each in things(mine):
                if isinstance(each, Item | Piece) and each.id.startswith(("card-", "troop-")):
                    number = int(each.id.partition("-")[2])
                    copied = each.id.startswith("troop-") and state.copy[number] >= 0
                    assert (each.face is not None) == (seen.faces[number] != HIDDEN or copied)
                    closed += each.face is None
            other = GAME.rules.view(state, None)
            GAME.rules.conceal(other, seat, Dice(len(match.history)))
            assert scene(view(other, seat), seat, NAMES) == mine
    assert closed > 20


# -- troops


@pytest.mark.rule("LC-138", "LC-R13", "LC-225")
def test_a_troop_shows_its_role_to_all_and_its_numbers_to_who_knows_it() -> None:
    state = position(Side([Troop(custom("T", "KN", "4/6"), "d4", hurt=2, up=False)]), Side())
    mine, theirs = piece(state, "d4", 0), piece(state, "d4", 1)
    assert (mine.icon, theirs.icon) == ("chess-knight", "chess-knight")
    assert [(n.label, n.value, n.most) for n in mine.numbers] == [("Att", 4, None), ("Def", 4, 6)]
    assert (theirs.numbers, theirs.face) == ((), None)
    assert [(b.words, b.n) for b in theirs.badges] == [("2 damage taken: it is off the Def", 2)]


@pytest.mark.rule("LC-219", "LC-138")
def test_a_weapon_shows_on_the_left_and_armor_on_the_right() -> None:
    full = Troop(custom("T", "R", "4/8"), "d4", hurt=3, weapon="longsword", armor="chain-mail", aura="flame-blade")
    state = position(Side([full]), Side())
    badges = piece(state, "d4", 0).badges
    assert [(b.icon, b.n, b.side) for b in badges if not b.side] == [("droplet", 0, ""), ("eye", 0, "")]
    left, right = (next(b for b in badges if b.side == side) for side in ("left", "right"))
    assert left.words == "Weapon: Longsword"
    assert (right.words, right.n) == ("Armor: Chain Mail; Aura: Flame Blade", 2)


@pytest.mark.rule("LC-219")
def test_what_stands_on_a_piece_leaves_its_head_free() -> None:
    full = Troop(custom("T", "K", "4/8"), "d4", hurt=3, weapon="longsword", armor="chain-mail", aura="flame-blade")
    spots = list(badge_spots(piece(position(Side([full]), Side()), "d4", 0), True, False))
    assert len(spots) == 4
    assert all(x <= -16 or x >= 16 for _, (x, _) in spots)
    assert len({spot for _, spot in spots}) == 4


# -- the stack


@pytest.mark.rule("LC-154")
def test_a_spell_on_the_stack_is_the_card_that_the_log_points_at() -> None:
    state = position(
        Side([Troop(custom("A", "R", "5/5"), "d4")], hand=["lightning-strike"], mana=9),
        Side([Troop(custom("B", "R", "3/9"), "d6")], hand=["arcane-denial"], mana=9),
    )
    upto(main_phase, state, "cast lightning-strike")
    laid = scene(view(state, 1), 1, NAMES)
    assert laid.queue is not None
    spell = state.stack[0]
    assert [item.id for item in laid.queue.items] == [f"card-{spell.card}"]
    assert [(arrow.start, arrow.end) for arrow in laid.arrows] == [(f"card-{spell.card}", f"troop-{spell.target}")]
    assert GAME.words.refs(view(state, 1), verbs.AT_STACK(spell.uid)) == (f"card-{spell.card}",)
    seen = {"card": Glimpse(spell.card, spell.face, 3)}
    told = Event("casts", "LC-151", {"seat": 0, "card": spell.card, "n": 1, "troop": -1}, seen)
    assert GAME.words.event_refs(told) == (f"card-{spell.card}",)


# -- combat


def fight_of(state: State, attack: str) -> tuple[Foreseen, ...]:
    upto(main_phase, state, attack)
    preview = scene(view(state, 1), 1, NAMES).preview
    assert preview is not None
    return preview.rows


@pytest.mark.rule("LC-129", "LC-R107")
def test_a_combat_stands_line_by_line_with_clauses() -> None:
    state = position(
        Side([Troop(custom("A", "R", "5/5", "Charge 2"), "d4")]),
        Side([Troop(custom("B", "R", "3/9", "Brace 1"), "d5", hurt=1)], hand=["ice-barrier", "sidestep"], mana=15),
    )
    rows = fight_of(state, "attack d4xd5")
    said = [(row.words, row.value, row.clause) for row in rows]
    assert ("Att", "7", "LC-129") in said
    assert ("Charge 2", "+2", "LC-256") in said
    assert ("Brace 1", "-1", "LC-251") in said
    assert ("Damage carried", "-1", "LC-137") in said
    assert ("2 Def left", "-6", "LC-R130") in said
    assert ("2 Def left", "-3", "LC-R130") in said
    for row in rows:
        a_clause_exists(GAME, row.clause)


@pytest.mark.rule("LC-129")
def test_an_attack_says_what_it_would_come_to_unless_the_foe_is_hidden() -> None:
    foe = custom("B", "R", "3/4")
    for up in (True, False):
        state = position(Side([Troop(custom("A", "R", "5/5"), "d4")]), Side([Troop(foe, "d5", up=up)]))
        attack = verbs.ATTACK(troop_at(state, "d4"), troop_at(state, "d5"))
        words = hint(view(state, 0), Question(SEATS[0], (attack,), prompts.MAIN), attack)
        assert ("B d5 takes 5 and is killed" in words) == up
        assert bool(words) == up


# -- windows


@pytest.mark.rule("LC-R50")
def test_each_window_has_its_stop_and_passing_its_place() -> None:
    state = position(Side(), Side())
    keys = set()
    for phase in (MANA, MAIN):
        state.phase = phase
        for seat in SEATS:
            keys.add(stop_for(state, Question(seat, (verbs.PASS,), prompts.WINDOW)))
    keys.add(stop_for(state, Question(SEATS[1], (verbs.PASS,), prompts.FIGHT)))
    assert keys == {"own-early", "other-early", "own-main", "other-main", "fight"}
    assert keys < {stop.key for stop in STOPS}
    asked = Question(SEATS[0], (verbs.END,), prompts.MAIN)
    assert [role(state, asked, each)[0] for each in (verbs.PASS, verbs.END, verbs.YES)] == ["pass", "end", ""]


# -- beside the table


@pytest.mark.rule("LC-348", "LC-366", "LC-341")
def test_what_is_played_can_be_chosen_before_all_other_tunables() -> None:
    for mode in GAME.page.modes:
        for name, value in mode.rules:
            assert getattr(GAME.rules.book(under(**{name: value})).rules, name) == value


@pytest.mark.rule("LC-361", "LC-357")
def test_in_battle_duels_troops_are_chosen_from_cards_and_stand_face_to_face() -> None:
    seen = set()
    for match in walk(played_under(KINDS["duels"]), 2, 3, every=1, most=90):
        question = match.questions.get(SEATS[0])
        laid = scene(view(match.state, 0), 0, NAMES)
        if question and question.prompt.key == "troop":
            assert laid.board is None
            lit = {GAME.words.refs(match.state, each)[0] for each in question.options}
            assert lit <= {item.id for item in laid.middle[0].items if not item.dim}
            seen.add("choice")
        elif match.state.duel is not None and max(match.state.board) >= 0:
            assert laid.board is not None
            assert laid.own is not None
            assert ("Rounds won", 4) in [(counter.label, counter.most) for counter in laid.own.counters]
            seen.add("board")
            near = GAME.page.close_up(view(match.state, 0), question, laid)
            if near.clash is not None:
                (theirs,), (mine,) = near.clash.rows
                there = ids(near)
                assert (mine.owner, theirs.owner, len(there)) == (0, 1, len(set(there)))  # nobody is there twice
                options = question.options if question else ()
                lit = {ref for each in options for ref in GAME.words.refs(match.state, each)}
                assert {ref for ref in lit if not ref.startswith("button-")} <= set(there)
                asked = Question(SEATS[0], [verbs.STEP(SquareId(3))], prompts.STEP)
                assert GAME.page.close_up(view(match.state, 0), asked, laid) is laid  # a square is asked for: the board
                assert [each.items[0].id for each in (theirs, mine)] == [
                    f"troop-{match.state.duel.chosen[seat]}" for seat in (1, 0)
                ]
                assert mine.picture
                assert mine.sum is not None
                assert mine.life is not None
                hidden = view(match.state, 0).faces[match.state.duel.chosen[1]] == HIDDEN
                assert (theirs.sum is None, theirs.picture == "") == (hidden, hidden)
                seen.add("hidden" if hidden else "open")
    assert seen == {"choice", "board", "hidden", "open"}


def test_help_gallery_fields_and_tile_are_of_this_game() -> None:
    book = GAME.rules.book(OFFICIAL)
    assert sum(len(faces) for _, faces in gallery(book)) == len(book.cards)
    for key, _ in ENTRY_FIELDS[0].choices[1:]:
        assert start(book, [Entry(army=key), Entry()], Dice(1)).armies[0] == key
    assert len(tile().faces) == 4
    assert tile().board is not None


def test_damage_floats_and_a_game_ends_in_figures() -> None:
    hit = Event("damage", "LC-129", {"troop": 3, "n": 2}, {})
    assert effects(position(Side(), Side()), hit) == [{"k": "hit", "ref": "troop-3", "n": 2}]
    cast = Event("casts", "LC-155", {"seat": 1, "n": 2}, {})
    assert ("Spells cast", [0, 1]) in GAME.page.numbers([cast], 2)
