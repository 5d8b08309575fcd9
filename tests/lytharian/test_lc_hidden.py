"""What a seat can't know (LC-R14 to LC-R16): worlds imagined from it are armies and decks that are allowed."""

from collections import Counter

import pytest
from lytharian_table import GAME, Side, Troop, finish, keys, position, turn, under

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.cards.card import PAWN, Card
from rulewright.games.lytharian.rules.deductions import observe
from rulewright.games.lytharian.rules.ids import SEATS
from rulewright.games.lytharian.rules.setup.army_rules import ready_faces
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army
from rulewright.games.lytharian.rules.view import conceal
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL, Variant

OPPOSITE = {"fire": "water", "water": "fire", "air": "earth", "earth": "air", "life": "death", "death": "life"}


def worlds(state: State, n: int = 20) -> list[State]:
    """Worlds that seat 0 can't tell from the true one."""
    found = []
    for seed in range(n):
        world = copy_state(state)
        conceal(world, SEATS[0], Dice(seed))
        found.append(world)
    return found


def troops(world: State) -> list[Card]:
    return [world.book.cards[world.faces[troop]] for troop in army(world, SEATS[1])]


def cards(world: State) -> list[Card]:
    """Hand and deck of the other player."""
    player = world.players[1]
    return [world.book.cards[world.faces[card]] for card in (*player.hand, *player.deck)]


def pawns(*up: str, down: int = 6, variant: Variant = OFFICIAL, aps: int = 999) -> State:
    """Across stand these Pawns face up and others face down; no ready-made army has such a power score."""
    squares = [f"{file}{rank}" for rank in (7, 6) for file in "abcdefgh"]
    shown = [Troop(key, square) for key, square in zip(up, squares, strict=False)]
    hidden = [Troop("cave-bear", square, up=False) for square in squares[len(up) : len(up) + down]]
    return position(Side(), Side([*shown, *hidden], aps=aps, hand=["spark"] * 5), variant=variant)


def named(alignment: str) -> str:
    """A Pawn of this alignment that is not Unique."""
    kinds = [card for card in GAME.rules.book(OFFICIAL).cards if card.kind == "troop" and card.role == PAWN]
    return str(next(card.key for card in kinds if card.alignment == alignment and not card.unique))


@pytest.mark.rule("LC-R16")
def test_the_own_hand_is_known_and_the_own_deck_but_for_its_order() -> None:
    state = position(Side(hand=["spark"], deck=["fireball", "sidestep", "war-drums"]), Side())
    mine = state.players[0]
    assert {tuple(keys(world, mine.hand)) for world in worlds(state)} == {("spark",)}
    orders = {tuple(keys(world, mine.deck)) for world in worlds(state, 40)}
    assert (len(orders), {tuple(sorted(each)) for each in orders}) == (6, {("fireball", "sidestep", "war-drums")})


@pytest.mark.rule("LC-R15", "LC-R16")
def test_a_ready_made_army_is_known_by_its_score_and_its_deck_goes_with_it() -> None:
    book = GAME.rules.book(OFFICIAL)
    state = start(book, [Entry("brudakian"), Entry("deepdark")], Dice(1))
    for _ in range(3):
        finish(turn, state)
    lists = [sorted(ready_faces(book, key)) for key in ARMIES]
    unseen = [card for card in range(len(state.faces)) if state.owner[card] == 1]
    places = set()
    for world in worlds(state, 10):
        assert sorted(world.faces[card] for card in unseen) in lists
        places.add(tuple(world.faces[troop] for troop in army(world, SEATS[1])))
    assert len(places) > 5  # which of them stands where is not known


@pytest.mark.rule("LC-R16", "LC-R14")
def test_troops_that_were_seen_stay_and_the_others_have_their_roles() -> None:
    state = pawns(named("good"), named("neutral"))
    for world in worlds(state):
        assert [card.key for card in troops(world)][:2] == [named("good"), named("neutral")]
        assert [card.role for card in troops(world)] == [state.role[troop] for troop in army(state, SEATS[1])]
        assert {card.kind for card in troops(world)} == {"troop"}


@pytest.mark.rule("LC-037", "LC-038", "LC-R16")
def test_good_and_evil_are_not_imagined_in_one_army() -> None:
    for side, never in (("good", "evil"), ("evil", "good")):
        seen = Counter(str(card.alignment) for world in worlds(pawns(named(side))) for card in troops(world))
        assert not seen[never]
        assert seen[side]
        assert seen["neutral"]
    mixed = [{card.alignment for card in troops(world)} for world in worlds(pawns(named("neutral"), down=10), 40)]
    assert not [each for each in mixed if {"good", "evil"} <= each]
    assert {"good", "evil"} <= set().union(*mixed)  # which of the two it is nobody knows


@pytest.mark.rule("LC-037", "LC-R16")
def test_in_chaos_anybody_stands_beside_anybody() -> None:
    state = pawns(named("good"), down=10, variant=under(mode="chaos"))
    assert any("evil" in {card.alignment for card in troops(world)} for world in worlds(state))


@pytest.mark.rule("LC-035", "LC-036", "LC-R16")
def test_no_more_copies_are_imagined_than_an_army_may_have() -> None:
    """Of one Pawn all copies allowed stand there face up: no face-down one is that."""
    rules = GAME.rules.book(OFFICIAL).rules
    key = named("neutral")
    state = pawns(*[key] * rules.max_same_pawn, down=4)
    for world in worlds(state):
        counts = Counter(card.key for card in troops(world))
        assert counts[key] == rules.max_same_pawn
        assert all(n <= rules.max_same_pawn for n in counts.values())
        assert all(counts[card.key] <= rules.max_unique for card in troops(world) if card.unique)
    fewer = pawns(*[key] * (rules.max_same_pawn - 1), down=8)
    assert any(Counter(card.key for card in troops(world))[key] == rules.max_same_pawn for world in worlds(fewer, 60))


@pytest.mark.rule("LC-045", "LC-046", "LC-047", "LC-048", "LC-R16")
def test_no_two_opposite_elements_are_imagined_in_a_deck() -> None:
    for element in OPPOSITE:
        key = next(card.key for card in GAME.rules.book(OFFICIAL).cards if card.element == element)
        state = position(Side(), Side([Troop("timber-wolf", "d5")], nether=[key], hand=["mace"] * 9, aps=999))
        seen = Counter(str(card.element) for world in worlds(state, 40) for card in cards(world))
        assert not seen[OPPOSITE[element]]
        assert seen[element]
    for world in worlds(position(Side(), Side(hand=["mace"] * 30, aps=999)), 10):
        elements = {card.element for card in cards(world)}
        assert not [each for each in elements if OPPOSITE.get(each) in elements]
        assert "" in elements or "arcane" in elements  # which have no opposite


@pytest.mark.rule("LC-045", "LC-R16")
def test_in_chaos_a_deck_may_hold_opposite_elements() -> None:
    state = position(Side(), Side(hand=["mace"] * 40, aps=999), variant=under(mode="chaos"))
    both = [{card.element for card in cards(world)} for world in worlds(state, 5)]
    assert any({"fire", "water"} <= each for each in both)


@pytest.mark.rule("LC-043", "LC-044", "LC-R16")
def test_no_more_copies_of_a_card_are_imagined_than_a_deck_may_have() -> None:
    rules = GAME.rules.book(OFFICIAL).rules
    state = position(Side(), Side(hand=["mace"] * 60, nether=["spark"] * (rules.deck_max_copies - 1), aps=999))
    most = set()
    for world in worlds(state):
        counts = Counter(card.key for card in cards(world))
        unique = {card.key for card in cards(world) if card.unique}
        assert all(n <= rules.deck_max_copies for n in counts.values())
        assert all(counts[key] <= rules.max_unique for key in unique)
        most.add(counts["spark"])
    assert most == {0, 1}  # the others lie in the nether


@pytest.mark.rule("LC-R193")
def test_a_card_found_by_gear_is_equipment_in_every_world() -> None:
    state = position(Side(), Side(hand=["mace", "spark", "spark"], deck=["spark"] * 20, aps=999))
    found = state.players[1].hand[0]
    state.gear.append(found)
    kinds = Counter(world.book.cards[world.faces[found]].kind for world in worlds(state, 30))
    assert set(kinds) <= {"weapon", "armor"}
    others = {world.book.cards[world.faces[state.players[1].hand[1]]].kind for world in worlds(state, 30)}
    assert "spell" in others


@pytest.mark.rule("LC-R52")
def test_the_fast_cast_that_made_a_window_is_in_the_hand_but_gear_is_not_taken_for_it() -> None:
    wolf = Troop("timber-wolf", "d7", up=False)
    state = position(Side(), Side([wolf], hand=["mace", "mace"], deck=["plate-mail"] * 150, mana=1, aps=999))
    state.fast_in_hand = 1 << 1
    gear, other = state.players[1].hand
    state.gear.append(gear)
    for world in worlds(state):
        card = world.book.cards[world.faces[other]]
        assert (card.type, card.cost <= 1, card.aim.kind in ("troop", "friend")) == ("fast", True, True)
        assert world.book.cards[world.faces[gear]].kind in ("weapon", "armor")


@pytest.mark.rule("LC-R16")
def test_armies_and_decks_are_chosen_in_secret() -> None:
    state = position(Side(), Side())
    state.lists, state.armies = [(1, 2), (3, 4)], ["kevetni", "deepdark"]  # type: ignore[list-item]
    later = GAME.rules.view(state, Seat(0))
    assert later.armies == ["kevetni", "deepdark"]
    before = start(GAME.rules.book(OFFICIAL), [Entry("kevetni"), Entry("deepdark")], Dice(1))
    for seat in SEATS:
        seen = GAME.rules.view(before, seat)
        assert [bool(key) for key in seen.armies] == [other == seat for other in SEATS]
        assert not seen.lists[1 - seat]
    assert GAME.rules.view(before, None).armies == before.armies


@pytest.mark.rule("LC-R16")
def test_nobody_foresees_the_dice() -> None:
    state = position(Side(), Side())
    assert len({world.dice.state for world in worlds(state)} | {state.dice.state}) == 21


@pytest.mark.rule("LC-036", "LC-344", "LC-R20", "LC-R16")
@pytest.mark.parametrize(("mode", "third"), [("standard", False), ("chaos", True)])
def test_of_officers_no_more_than_two_of_a_kind_are_imagined_but_in_chaos(mode: str, third: bool) -> None:
    """Two Stoneguards are seen, and one Unique Rook; two Rooks are not."""
    shown = [Troop(key, square) for key, square in (
        ("stoneborn-stoneguard", "a6"), ("stoneborn-stoneguard", "b6"), ("den-guard-keero", "c6"))]  # fmt: skip
    hidden = [Troop("gorehorn", square, up=False) for square in ("g6", "h6")]
    state = position(Side(), Side([*shown, *hidden], aps=999), variant=under(mode=mode))
    counts = [Counter(card.key for card in troops(world)) for world in worlds(state, 60)]
    assert any(each["stoneborn-stoneguard"] > 2 for each in counts) is third
    assert any(each["den-guard-keero"] > 1 for each in counts) is third


@pytest.mark.rule("LC-R15", "LC-R16")
def test_what_was_seen_of_a_ready_made_army_is_not_imagined_a_second_time() -> None:
    """A troop and a card of it lie open: with the others they are the whole list, each once."""
    book = GAME.rules.book(OFFICIAL)
    state = start(book, [Entry("brudakian"), Entry("deepdark")], Dice(1))
    for _ in range(4):
        finish(turn, state)
    theirs = [card for card in range(len(state.faces)) if state.owner[card] == 1]
    for card in (theirs[0], theirs[5], theirs[-1]):
        state.seen[card] |= 1
    for world in worlds(state, 5):
        assert sorted(world.faces[card] for card in theirs) == sorted(ready_faces(book, "deepdark"))
        assert [world.faces[card] for card in (theirs[0], theirs[5], theirs[-1])] == [
            state.faces[card] for card in (theirs[0], theirs[5], theirs[-1])]  # fmt: skip


@pytest.mark.rule("LC-R16", "LC-342")
def test_in_a_maelstorm_good_and_evil_are_imagined_side_by_side() -> None:
    state = pawns(named("good"), down=10, variant=under(mode="maelstorm"))
    assert any("evil" in {card.alignment for card in troops(world)} for world in worlds(state))
    most = GAME.rules.book(OFFICIAL).rules.max_same_pawn
    assert all(n <= most for world in worlds(state) for n in Counter(card.key for card in troops(world)).values())


@pytest.mark.rule("LC-035", "LC-R16", "LC-R44")
def test_where_no_legal_army_fits_what_is_known_the_known_holds() -> None:
    """Three of a Pawn of which two are allowed, all known: no other army is imagined in their place."""
    key = named("neutral")
    state = pawns(key, key, key, down=2)
    third = army(state, SEATS[1])[2]
    state.up[third], state.seen[third] = 0, 1 << 1
    observe(state, third, 1 << state.book.face(key))
    assert {tuple(keys(world, [third])) for world in worlds(state)} == {(key,)}
