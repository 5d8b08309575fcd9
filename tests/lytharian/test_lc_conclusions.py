"""What everybody may conclude about face-down troops, and the worlds that fit it (LC-R14 to LC-R16, LC-R44)."""

import contextlib
from collections import Counter
from functools import partial

import pytest
from lytharian_clash import foe, one
from lytharian_table import (
    DUELS,
    GAME,
    Asked,
    Side,
    Troop,
    custom,
    effects_phase,
    every_question,
    face_up,
    finish,
    keys,
    main,
    main_phase,
    play,
    position,
    troop_at,
    under,
    upto,
)  # fmt: skip

from rulewright.games.lytharian.cards import OFFICIAL_CARDS
from rulewright.games.lytharian.cards.abilities import Has
from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.rules.combat.blow import Blow
from rulewright.games.lytharian.rules.combat.damage import apply
from rulewright.games.lytharian.rules.deductions import (
    MOST_RUMORS,
    forget_turn,
    having,
    hidden,
    observe,
    possible_faces,
    rumor,
    with_value,
)
from rulewright.games.lytharian.rules.ids import SEATS, TroopId
from rulewright.games.lytharian.rules.setup.army_rules import ready_faces, slots
from rulewright.games.lytharian.rules.setup.entry import Entry
from rulewright.games.lytharian.rules.setup.start import start
from rulewright.games.lytharian.rules.state import Rumor, State, UnseenHeal
from rulewright.games.lytharian.rules.troops import army, everyone
from rulewright.games.lytharian.rules.turn import turn
from rulewright.games.lytharian.rules.view import conceal
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.playout import playout, random_policy
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.testing.script import run

BOOK = GAME.rules.book(OFFICIAL)


def worlds(state: State, n: int = 20) -> list[State]:
    """Worlds as seat 0 imagines them."""
    found = []
    for seed in range(n):
        world = copy_state(state)
        conceal(world, SEATS[0], Dice(seed))
        found.append(world)
    return found


def faces_with(ability: str) -> int:
    return sum(1 << face for face, card in enumerate(OFFICIAL_CARDS)
               if card.kind == "troop" and ability in [has.id for has in card.abilities])  # fmt: skip


def explained(state: State) -> bool:
    """Whether the truth is among what is public."""
    fits = all(possible_faces(state, t) >> state.faces[t] & 1 for t in everyone(state) if hidden(state, t))
    return fits and all(
        any(each.troops >> t & 1 and int(each.faces, 16) >> state.faces[t] & 1 for t in everyone(state))
        for each in state.rumors
    )


@pytest.mark.rule("LC-R43", "LC-R44")
def test_what_is_concluded_is_always_true() -> None:
    choose = random_policy(5)

    def watch(state, seat, options, why):  # type: ignore[no-untyped-def]
        assert not state.faces or explained(state)
        return choose(state, seat, options, why)

    for seed in range(4):
        playout(GAME, 2, seed, watch, under(turn_limit=60))


@pytest.mark.rule("LC-R44")
def test_who_has_an_ability_is_known_of_every_card() -> None:
    state = position(Side(), Side())
    for ability in ("scout", "comradery", "juggernaut", "effect_healer", "immune:fire", "invulnerability:curse"):
        assert having(state, ability) == faces_with(ability) != 0
    assert having(state, "passes") == faces_with("burrow") | faces_with("windwalking")


@pytest.mark.rule("LC-R44", "LC-204")
@pytest.mark.parametrize(("power", "x"), [("resist_all", 1), ("spell_resist", 1), ("spell_resist", 2), ("charge", 2)])
def test_who_has_an_ability_with_a_number_is_known_of_every_card(power: str, x: int) -> None:
    state = position(Side(), Side())
    faces = [Has(power, x) in card.abilities for card in state.book.cards]
    assert with_value(state, power, x) == sum(1 << face for face, has in enumerate(faces) if has)
    assert with_value(state, power, 0) & having(state, power) == 0


@pytest.mark.rule("LC-R44", "LC-073")
def test_a_face_down_troop_that_takes_no_damage_shows_what_it_lacks_or_has() -> None:
    for card, element, excluded, kept in (
        (custom("Plain", "P", "1/9"), "fire", faces_with("resist_all") | faces_with("immune:fire"), True),
        ("magma-elemental", "fire", ~faces_with("immune:fire"), True),
        ("surictavi-slinger", "water", ~faces_with("dodge"), True),
        ("battle-brawler-bronn", "physical", faces_with("physical_resist"), True),  # nobody is immune to blows
    ):  # fmt: skip
        state = position(Side([one()]), Side([Troop(card, "d6", up=False)]))
        troop = troop_at(state, "d6")
        state.likely[troop] = f"{(1 << len(state.book.cards)) - 1:x}"
        state.ward[troop] = 9
        run(partial(apply, blows=[Blow(troop, 1, element, "spell", SEATS[0])]), state)
        assert not possible_faces(state, troop) & excluded
        assert bool(possible_faces(state, troop) >> state.faces[troop] & 1) == kept


@pytest.mark.rule("LC-070", "LC-R44")
@pytest.mark.parametrize(("mover", "scout"), [("kevetni-watcher", True), ("timber-wolf", False)])
def test_who_ends_beside_face_down_foes_unseen_has_shown_whether_it_is_a_scout(mover: str, scout: bool) -> None:
    state = position(Side([Troop(mover, "d4", up=False)]), Side([Troop("cave-bear", "d6", up=False)]))
    troop = troop_at(state, "d4")
    assert ("scout" in state.book.powers[state.faces[troop]]) is scout
    finish(main_phase, state, "move d4-d5")
    assert bool(state.up[troop_at(state, "d6")]) is scout
    faces, scouts = possible_faces(state, troop), having(state, "scout")
    assert (bool(faces & scouts), bool(faces & ~scouts)) == (scout, not scout)


@pytest.mark.rule("LC-R43", "LC-253", "LC-289")
@pytest.mark.parametrize("first", [False, True])
def test_who_passes_others_unseen_has_shown_that_it_can(first: bool) -> None:
    for origin, passes in (("d2", True), ("e2", False)):
        troops = [Troop("stormfather", origin, up=False), Troop("timber-wolf", "d3")]
        troops = troops[::-1] if first else troops  # whatever the number of who is passed
        state = position(Side(troops), Side())
        file = origin[0]
        finish(main_phase, state, f"move {origin}-{file}5")
        faces = possible_faces(state, troop_at(state, f"{file}5"))
        assert (faces & ~having(state, "passes") == 0) == passes


@pytest.mark.rule("LC-270", "LC-R43", "LC-R95")
def test_who_shrugs_off_a_curse_unseen_is_a_juggernaut() -> None:
    rook = Troop("gorehorn", "d2", up=False, curse="tripping-vines")
    pawn = Troop(custom("Stubborn", "P", "1/9", "Juggernaut"), "d2", up=False, moved=False, curse="mud-trap")
    free = Troop("gorehorn", "d2", up=False)  # with no curse there is nothing to shrug off
    for troop, to, shown in ((rook, "d4", True), (rook, "d3", False), (pawn, "d4", True), (pawn, "d3", False),
                             (free, "d4", False)):  # fmt: skip
        state = position(Side([troop]), Side())
        finish(main_phase, state, f"move d2-{to}")
        faces = possible_faces(state, troop_at(state, to))
        assert (faces & ~having(state, "juggernaut") == 0) == shown


@pytest.mark.rule("LC-R43")
def test_a_curse_in_somebodys_deck_hinders_nobody() -> None:
    """The very last card of the game is Tripping Vines."""
    state = position(Side([Troop("gorehorn", "d2", up=False)]), Side(deck=["mace", "tripping-vines"]))
    assert state.book.cards[state.faces[-1]].key == "tripping-vines"
    finish(main_phase, state, "move d2-d4")
    assert possible_faces(state, troop_at(state, "d4")) & ~having(state, "juggernaut")


def hemmed_in(*wall: str, curse: str | None = None, moved: bool = False, must_move: bool = True) -> State:
    """A face-down Pawn on a2, which is all that its side has to move; the King in the corner has no way out."""
    pawn = Troop("stoneborn-delver", "a2", up=False, moved=moved, curse=curse)
    foes = [Troop("cave-bear", square) for square in ("b1", "b2", *wall)]
    still = {"tripping-vines": {"n": 0}}  # they let nobody move at all
    variant = Variant("still", {"honor_charge": False, "must_move": must_move}, still)
    state = position(Side([pawn, Troop("rognarr", "a1", up=False)]), Side(foes), variant=variant)
    anything(state, "a2")
    return state


def lacks(state: State, word: str) -> bool:
    """Whether everybody knows of the Pawn, when its turn has ended, that it lacks an ability."""
    finish(main_phase, state, "end")
    return not possible_faces(state, troop_at(state, "a2")) & having(state, word)


@pytest.mark.rule("LC-R74", "LC-099", "LC-R44")
def test_who_need_not_move_shows_nothing_by_staying() -> None:
    assert lacks(hemmed_in("a3"), "passes")
    assert not lacks(hemmed_in("a3", must_move=False), "passes")


@pytest.mark.rule("LC-R74", "LC-R44", "LC-253", "LC-270")
def test_who_is_stuck_lacks_only_what_would_have_helped() -> None:
    """Over a3 to a4 it could go while a4 is free and its first move is left; a Juggernaut goes where a curse holds."""
    assert not lacks(hemmed_in("a3", "a4"), "passes")
    assert not lacks(hemmed_in("a3", moved=True), "passes")
    assert lacks(hemmed_in(curse="tripping-vines"), "juggernaut")
    assert not lacks(hemmed_in("a3", curse="tripping-vines", moved=True), "juggernaut")
    assert not lacks(hemmed_in("a3"), "juggernaut")


# -- rumors


@pytest.mark.rule("LC-R49", "LC-121")
def test_whom_a_pawn_copied_is_among_the_face_down_unless_it_is_known() -> None:
    pawn, knight = Troop("timber-wolf", "b7"), Troop("griffin", "h3", up=False)
    bishop = Troop("magma-elemental", "h5")
    for copied, rumors in (("griffin", 1), ("magma-elemental", 0)):
        state = position(Side([pawn, knight, bishop]), Side())
        finish(main_phase, state, "move b7-b8", f"copy {copied}")
        assert len(state.rumors) == rumors
        if rumors:
            (found,) = state.rumors
            assert int(found.faces, 16) == 1 << state.book.face("griffin")
            assert found.troops >> troop_at(state, "h3") & 1
            assert not found.troops >> troop_at(state, "h5") & 1


@pytest.mark.rule("LC-R145", "LC-R44")
def test_a_comrade_that_helped_is_one_of_those_beside() -> None:
    helped = Troop("sunspear-ranna", "d4")
    state = position(Side([helped, Troop("surictavi-slinger", "c4", up=False)]), Side([foe()]))
    finish(main_phase, state, "attack d4xd5", "move d4-d3")
    (found,) = state.rumors
    assert found.troops == 1 << troop_at(state, "c4")
    assert int(found.faces, 16) == having(state, "race:surictavi")


@pytest.mark.rule("LC-R44", "LC-064")
def test_a_rumor_is_over_when_who_explains_it_is_revealed() -> None:
    for shown, left in (("c7", []), ("e7", ["c7"])):
        pawns = [Troop("kevetni-watcher", "c7", up=False), Troop("kevetni-archer", "e7", up=False)]
        state = position(Side([one()]), Side(pawns), active=1)
        both = [troop_at(state, square) for square in ("c7", "e7")]
        rumor(state, both, having(state, "scout"))
        assert [each.troops for each in state.rumors] == [sum(1 << troop for troop in both)]
        upto(main, state, f"reveal {shown}")
        assert [each.troops for each in state.rumors] == [1 << troop_at(state, square) for square in left]


@pytest.mark.rule("LC-R44", "LC-R16")
def test_worlds_bear_out_every_rumor() -> None:
    pawns = [Troop("kevetni-watcher", "c7", up=False), Troop("kevetni-archer", "e7", up=False)]
    state = position(Side([one()]), Side(pawns))
    both = [troop_at(state, square) for square in ("c7", "e7")]
    rumor(state, both, having(state, "scout"))
    for world in worlds(state):
        assert any(having(state, "scout") >> world.faces[troop] & 1 for troop in both)


# -- worlds


def begun(*armies: str) -> State:
    state = start(BOOK, [Entry(army) for army in armies], Dice(1))
    for _ in range(4):
        finish(turn, state)
    return state


@pytest.mark.rule("LC-R15", "LC-R16")
def test_in_a_world_troops_are_troops_of_their_role_and_cards_are_cards() -> None:
    state = begun("brudakian", "deepdark")
    first = 2 * state.n
    for world in worlds(state, 6):
        for troop in army(state, SEATS[1]):
            card = world.book.cards[world.faces[troop]]
            assert (card.kind, card.role) == ("troop", state.role[troop])
        deck = [world.book.cards[face].kind for face in world.faces[first:]]
        assert "troop" not in deck
        mine = sorted(world.faces[troop] for troop in army(state, SEATS[1]))
        assert mine in [sorted(ready_faces(BOOK, key)[: state.n]) for key in ARMIES]  # its score gives the army away


@pytest.mark.rule("LC-R16", "LC-R44")
def test_a_world_keeps_to_what_is_public_though_no_ready_made_army_fits_it() -> None:
    state = begun("brudakian", "brudakian")
    rooks = [troop for troop in army(state, SEATS[1]) if state.role[troop] == 2]
    observe(state, rooks[0], 1 << state.book.face("stoneborn-stoneguard"))
    for world in worlds(state, 6):
        assert keys(world, [rooks[0]]) == ["stoneborn-stoneguard"]


@pytest.mark.rule("LC-R52")
def test_the_fast_cast_that_is_known_lies_in_the_hand_and_only_then() -> None:
    side = Side([Troop("timber-wolf", "d7", up=False)], hand=["mace"], deck=["plate-mail"] * 150, mana=1)
    state = position(Side([one()]), side)

    def cheap(world: State) -> int:
        cards = [world.book.cards[world.faces[card]] for card in world.players[1].hand]
        return sum(card.type == "fast" and card.cost <= 1 and card.aim.kind in ("troop", "friend") for card in cards)

    assert sum(cheap(world) for world in worlds(state)) < 20
    state.fast_in_hand = 1 << 1
    assert [cheap(world) for world in worlds(state)] == [1] * 20


@pytest.mark.rule("LC-R16", "LC-044", "LC-043")
def test_in_a_world_nobody_holds_more_copies_than_may_be_in_a_deck() -> None:
    """A Unique spell and three of another lie open: none of them is imagined in hand or deck."""
    seen = ["call-to-dawn", "spark", "spark", "spark"]
    state = position(Side([one()]), Side([foe()], nether=seen, hand=["mace"] * 9, deck=["plate-mail"] * 130, aps=999))
    for world in worlds(state, 4):
        held = Counter(keys(world, [*world.players[1].hand, *world.players[1].deck]))
        assert (held["call-to-dawn"], held["spark"]) == (0, 0)


# -- unseen healers


def healers(*troops: Troop, seat: int = 0) -> State:
    sides = [Side(), Side()]
    sides[seat] = Side([*troops])
    return position(*sides, phase="effects", active=seat)


@pytest.mark.rule("LC-069", "LC-078", "LC-R230")
@pytest.mark.parametrize("place", [0, 1])
def test_an_unseen_healer_heals_once_a_turn_whatever_its_number(place: int) -> None:
    troops = [Troop("cave-bear", "c3", hurt=2), Troop("cave-bear", "e3")]
    troops.insert(place, Troop("surictavi-nurse", "d2", up=False))
    state = healers(*troops)
    asked = upto(effects_phase, state, "hidden-heal c3 1")
    assert [each for each in asked.notations if each.startswith("hidden-heal")] == []
    assert state.hurt[troop_at(state, "c3")] == 1


@pytest.mark.rule("LC-300", "LC-R230")
@pytest.mark.parametrize(("curse", "offered"), [(None, ["hidden-heal b3 1"]), ("numbing-cold", [])])
def test_a_muted_healer_heals_nobody_unseen(curse: str | None, offered: list[str]) -> None:
    elsewhere = Troop("surictavi-nurse", "g2", up=False), Troop("cave-bear", "g3", hurt=1)
    nurse = Troop("surictavi-nurse", "b2", up=False, curse=curse)
    asked = upto(effects_phase, healers(nurse, Troop("cave-bear", "b3", hurt=2), *elsewhere))
    assert [each for each in asked.notations if each.startswith("hidden-heal b")] == offered


@pytest.mark.rule("LC-305", "LC-R230")
def test_a_muted_prime_healer_shares_nothing() -> None:
    """Numbing Cold: it "can't use Effect: and Main: abilities"; so only the other one's neighbours are healed."""
    state = healers(
        Troop("surictavi-mender", "b2", up=False), Troop("surictavi-mender", "g2", up=False, curse="numbing-cold"),
        Troop("cave-bear", "b3", hurt=2), Troop("cave-bear", "g3", hurt=2),
    )  # fmt: skip
    asked = upto(effects_phase, state, "hidden-prime", dice=[6])
    assert asked.notations == ["stop", "at-troop b3"]


def healed(state: State, *answers: str, dice: tuple[int, ...] = ()) -> list[str]:
    """Whom an unseen healer may heal next, or the heals that may be announced."""
    asked = upto(effects_phase, state, *answers, dice=dice)
    return [each for each in asked.notations if each.startswith(("at-troop", "hidden"))]


@pytest.mark.rule("LC-069", "LC-078", "LC-R230")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_healer_far_away_accounts_for_no_heal(seat: int) -> None:
    """The nurse on b2 has healed b3: the one on g2, who does not touch it, can't have been it instead."""
    nurse, bear = "surictavi-nurse", "cave-bear"
    near, far = Troop(nurse, "b2", up=False), Troop(nurse, "g2", up=False)
    hurt = [Troop(bear, "b3", hurt=2), Troop(bear, "c3", hurt=2)]
    assert healed(healers(near, *hurt, seat=seat), "hidden-heal b3 1") == []
    assert healed(healers(near, far, *hurt, seat=seat), "hidden-heal b3 1") == []
    beside = [near, Troop(nurse, "c2", up=False), *hurt]
    assert healed(healers(*beside, seat=seat), "hidden-heal b3 1") == ["hidden-heal b3 1", "hidden-heal c3 1"]


@pytest.mark.rule("LC-305", "LC-069", "LC-R230")
def test_all_that_an_unseen_prime_healer_gives_comes_from_one_troop() -> None:
    mender, bear = "surictavi-mender", "cave-bear"
    troops = [Troop(mender, "b2", up=False), Troop(mender, "g2", up=False), Troop(bear, "b3", hurt=3),
              Troop(bear, "g3", hurt=3)]  # fmt: skip
    assert healed(healers(*troops), "hidden-prime", dice=(6,)) == ["at-troop b3", "at-troop g3"]
    assert healed(healers(*troops), "hidden-prime", "at-troop b3", dice=(6,)) == ["at-troop b3"]
    first = ("hidden-prime", "at-troop b3", "stop")
    assert healed(healers(*troops), *first, dice=(6,)) == ["hidden-prime"]  # there is another
    assert healed(healers(*troops), *first, "hidden-prime", dice=(6, 6)) == ["at-troop g3"]
    again = (*first, "hidden-prime", "at-troop g3", "stop")
    assert healed(healers(*troops), *again, dice=(6, 6)) == []


@pytest.mark.rule("LC-305", "LC-069", "LC-R230")
def test_an_unseen_prime_healer_heals_where_it_stands_whoever_healed_before() -> None:
    bear = "cave-bear"
    state = healers(
        Troop("surictavi-nurse", "b2", up=False), Troop("surictavi-mender", "g2", up=False), Troop(bear, "b3", hurt=3),
        Troop(bear, "g3", hurt=3),
    )  # fmt: skip
    assert healed(state, "hidden-heal b3 1", "hidden-prime", dice=(6,)) == ["at-troop g3"]


@pytest.mark.rule("LC-069", "LC-078", "LC-R230")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_healed_unseen_does_not_heal_again_once_revealed(seat: int) -> None:
    near, other = Troop("surictavi-nurse", "b2", up=False), Troop("surictavi-nurse", "c2", up=False)
    elsewhere = Troop("surictavi-nurse", "g2", up=False), Troop("cave-bear", "g3", hurt=3)
    bear = Troop("cave-bear", "b3", hurt=3)
    for troops, again in (((near, bear), False), ((near, other, bear), True)):
        state = healers(*troops, *elsewhere, seat=seat)
        asked = upto(effects_phase, state, "hidden-heal b3 1", "reveal b2")
        assert ("effect b2 healer" in asked.notations) is again  # with two of them it may have been the other


# -- what tells nothing


def everything(state: State) -> list[str]:
    """All that is public about hidden troops."""
    return [*state.likely, *map(str, state.rumors)]


@pytest.mark.rule("LC-R43", "LC-R203", "LC-R44")
@pytest.mark.parametrize(("spell", "aim"), [("spark", "d6"), ("root-armor", "d4"), ("immolation", "d6")])
def test_a_spell_tells_nothing_of_troops_that_it_does_not_target(spell: str, aim: str) -> None:
    king, far = Troop(custom("Regent", "K", "1/20"), "e8"), Troop("unicorn-foal", "h7", up=False)  # no curse takes it
    state = position(Side([one()], hand=[spell]), Side([king, foe(at="d6"), far]))
    before = everything(state)
    finish(main_phase, state, f"cast {spell}", f"at-troop {aim}", "move d4-d3")
    assert everything(state) == before


@pytest.mark.rule("LC-070", "LC-R36", "LC-R44")
def test_whether_a_scout_saw_a_troop_that_is_face_up_is_told_to_nobody() -> None:
    for up, told in ((True, False), (False, True)):
        mine, foes = Side([one(up=up), Troop("cave-bear", "h1")]), Side([Troop("timber-wolf", "d6", up=False)])
        state = position(mine, foes)
        troop = troop_at(state, "d6")
        before = state.likely[troop]
        finish(main_phase, state, "move d4-d5")
        assert (state.likely[troop] != before) is told


@pytest.mark.rule("LC-R44")
@pytest.mark.parametrize(("aura", "ability"), [("blur", "evasion"), ("guardian-angel", "spell_shield")])
def test_what_an_aura_grants_tells_nothing_of_the_troop_below(aura: str, ability: str) -> None:
    for on, learned in ((aura, False), (None, True)):
        state = position(Side([one()]), Side([Troop("cave-bear", "d6", up=False, aura=on)]))
        troop = troop_at(state, "d6")
        state.likely[troop] = f"{(1 << len(state.book.cards)) - 1:x}"
        state.ward[troop] = 9
        run(partial(apply, blows=[Blow(troop, 1, "fire", "spell", SEATS[0])]), state)
        lacks = not possible_faces(state, troop) & faces_with(ability)
        assert lacks is learned


@pytest.mark.rule("LC-R230", "LC-R44")
def test_two_unseen_heals_of_a_turn_were_those_of_two_troops() -> None:
    """Each healer heals once a turn: no world explains both by one and the same troop."""
    pawns = [Troop("surictavi-nurse", "c7", up=False), Troop("surictavi-nurse", "e7", up=False)]
    state = position(Side([one()]), Side([*pawns, Troop("cave-bear", "g7", up=False)], aps=999))
    both = sum(1 << troop_at(state, square) for square in ("c7", "e7"))
    healers = having(state, "effect_healer")
    for _ in range(2):
        state.rumors.append(Rumor(both, f"{healers:x}", UnseenHeal(1, settled=True)))
    for world in worlds(state):
        assert all(healers >> world.faces[troop_at(state, square)] & 1 for square in ("c7", "e7"))
    assert len({world.faces[troop_at(state, "g7")] for world in worlds(state)}) > 1  # of the third nothing is known


@pytest.mark.rule("LC-R52", "LC-065")
def test_who_reveals_where_only_a_caster_is_asked_has_shown_a_fast_cast() -> None:
    """After a quiet move only who could cast or charge is asked; before and under an attack who could reveal."""
    for at, hand, mana, answers, known in (
        ("a8", ["spark"], 14, ("move h2-h3", "reveal d7"), 1 << 1),
        ("a8", ["spark"], 15, ("move h2-h3", "reveal d7"), 0),
        ("a8", [], 15, ("move h2-h3", "reveal d7"), 0),
        ("d5", [], 5, ("move h2-h3", "reveal d7"), 0),
        ("d5", [], 5, ("attack d4xd5", "reveal d7"), 0),
    ):
        mine = Side([Troop(custom("Mine", "R", "2/9"), "d4"), Troop("timber-wolf", "h2")])
        foes = [Troop(custom("Theirs", "R", "2/9"), at), Troop("surictavi-mobber", "d7", up=False)]
        state = position(mine, Side(foes, hand=hand, mana=mana))
        with contextlib.suppress(Asked):
            play(main_phase, state, *answers)
        assert (state.fast_in_hand, face_up(state, "d7")) == (known, True)


# -- what a price or a spell says of a face-down troop


def anything(state: State, square: str) -> TroopId:
    """The troop on a square, of which nothing is known yet, not even a role."""
    troop = troop_at(state, square)
    state.likely[troop] = f"{(1 << len(state.book.cards)) - 1:x}"
    return troop


@pytest.mark.rule("LC-072", "LC-R44", "LC-R48")
@pytest.mark.parametrize(("piece", "power"), [("mace", "arms"), ("chain-mail", "armor")])
def test_who_pays_the_full_price_for_a_piece_has_no_saving_for_it(piece: str, power: str) -> None:
    mine = Side([Troop(custom("Plain", "R", "3/9"), "d4", up=False)], hand=[piece], mana=9)
    state = position(mine, Side())
    troop = anything(state, "d4")
    assert possible_faces(state, troop) & having(state, power)
    finish(main_phase, state, f"attach {piece}", "at-troop d4", "move d4-d5")
    assert not possible_faces(state, troop) & having(state, power)
    assert not possible_faces(state, troop) & ~having(state, "humanoid")


@pytest.mark.rule("LC-290", "LC-R44")
def test_who_is_targeted_for_the_full_price_has_no_affinity_for_the_spell() -> None:
    mine = Side([Troop(custom("Plain", "R", "3/9"), "d4", up=False)], hand=["flame-blade"], mana=9)
    state = position(mine, Side())
    troop = anything(state, "d4")
    assert possible_faces(state, troop) & having(state, "affinity:fire")
    finish(main_phase, state, "cast flame-blade", "at-troop d4", "move d4-d5")
    assert not possible_faces(state, troop) & having(state, "affinity:fire")


@pytest.mark.rule("LC-293", "LC-R44")
def test_who_is_hurt_by_a_targeted_spell_face_down_has_no_spell_shield() -> None:
    state = position(Side([one()]), Side([Troop(custom("Plain", "R", "3/9"), "d6", up=False)]))
    troop = anything(state, "d6")
    state.ward[troop] = 9  # it stays face down
    assert possible_faces(state, troop) & having(state, "spell_shield")
    blow = Blow(troop, 1, "fire", "spell", SEATS[0], targeted=True)
    run(partial(apply, blows=[blow]), state)
    assert not possible_faces(state, troop) & having(state, "spell_shield")


@pytest.mark.rule("LC-R52", "LC-065")
def test_where_nobody_is_threatened_who_can_not_cast_is_not_asked() -> None:
    """Own troops side by side threaten nobody."""
    mine = [Troop("timber-wolf", "h2"), Troop("timber-wolf", "h4"), Troop("timber-wolf", "g3")]
    state = position(Side(mine), Side([Troop("surictavi-mobber", "a7", up=False)], hand=[]))
    asked = every_question(main_phase, state, "move h2-h3")
    assert (asked.seat, asked.why.key) == (0, "main")


@pytest.mark.rule("LC-349", "LC-R16")
def test_in_a_duel_worlds_have_no_more_troops_of_a_role_than_a_squad() -> None:
    squad = [Troop(key) for key in ("timber-wolf", "stoneborn-stoneguard")]
    theirs = Side([Troop("timber-wolf", "e5"), *squad], aps=999)
    state = position(Side([Troop("timber-wolf", "e4")]), theirs, variant=DUELS)
    most = slots(state.book)
    for troop in army(state, SEATS[1])[1:]:
        state.likely[troop] = f"{(1 << len(state.book.cards)) - 1:x}"  # nothing is known of them
    for world in worlds(state):
        roles = Counter(world.book.cards[world.faces[troop]].role for troop in army(world, SEATS[1]))
        assert all(n <= most[role] for role, n in roles.items())


@pytest.mark.rule("LC-073", "LC-204", "LC-R44")
@pytest.mark.parametrize(
    ("power", "element"), [("resist_all", "fire"), ("spell_resist", "fire"), ("physical_resist", "physical")]
)
def test_by_how_much_a_blow_is_reduced_says_what_a_face_down_troop_resists(power: str, element: str) -> None:
    words = power.replace("_", " ").title()
    for resists, kept in ((f"{words} 1", 1), ("", 0)):
        state = position(Side([one()]), Side([Troop(custom("Hidden", "R", "3/9", resists), "d6", up=False)]))
        troop = anything(state, "d6")
        state.ward[troop] = 9  # it stays face down
        kind = "combat" if element == "physical" else "spell"
        run(partial(apply, blows=[Blow(troop, 3, element, kind, SEATS[0])]), state)
        assert possible_faces(state, troop) & ~with_value(state, power, kept) == 0


@pytest.mark.rule("LC-R44", "LC-R129")
def test_no_comradery_is_noted_with_those_who_stood_beside() -> None:
    for beside, noted in (("d7", 1), ("a2", 0)):
        foes = [Troop(custom("Hidden", "R", "3/9"), "d6", up=False), Troop("cave-bear", beside, up=False)]
        state = position(Side([one()]), Side([*foes, Troop("rognarr", "h8")], bare=True))
        troop = anything(state, "d6")
        state.ward[troop] = 9
        run(partial(apply, blows=[Blow(troop, 3, "fire", "spell", SEATS[0])]), state)
        assert [each.troop for each in state.no_comrades] == [troop] * noted


@pytest.mark.rule("LC-071", "LC-R44")
def test_who_moves_beside_a_hidden_scout_is_seen_and_so_it_is_known_that_there_is_one() -> None:
    for foe_card, scout in (("kevetni-watcher", True), ("cave-bear", False)):
        state = position(Side([Troop("timber-wolf", "d4", up=False)]), Side([Troop(foe_card, "d6", up=False)]))
        other = anything(state, "d6")
        finish(main_phase, state, "move d4-d5")
        assert bool(state.up[troop_at(state, "d5")]) is scout
        scouts = having(state, "scout")
        told_of = [each for each in state.rumors if each.troops == 1 << other and int(each.faces, 16) == scouts]
        assert (len(told_of), bool(possible_faces(state, other) & scouts)) == ((1, True) if scout else (0, False))


@pytest.mark.rule("LC-312", "LC-R44")
def test_whom_a_healer_of_a_race_heals_unseen_is_of_that_race() -> None:
    kin = Troop(custom("Kin", "R", "1/9", race="orc"), "h1", hurt=4, up=False)
    state = position(Side([one("Effect: Orc Healer 2", race="orc"), kin]), Side(), phase="effects")
    troop = anything(state, "h1")
    finish(effects_phase, state, "effect d4 y-healer", "at-troop h1")
    assert possible_faces(state, troop) & ~having(state, "race:orc") == 0


@pytest.mark.rule("LC-292", "LC-R45", "LC-R44")
@pytest.mark.parametrize(("power", "proof"), [("Curse Invulnerability", True), ("", False)])
def test_whether_a_curse_can_be_laid_on_a_face_down_troop_is_stated(power: str, proof: bool) -> None:
    foes = [Troop(custom("Hidden", "R", "3/9", power), "d6", up=False), Troop(custom("Crown", "K", "1/20"), "h7")]
    state = position(Side([one()], hand=["chill-touch"], mana=9), Side(foes))
    troop = anything(state, "d6")
    with contextlib.suppress(Asked):
        play(main_phase, state, "cast chill-touch", "at-troop d6")
    proof_against = having(state, "invulnerability:curse") | having(state, "invulnerability:water")
    faces = possible_faces(state, troop)
    assert (faces & ~proof_against == 0) if proof else (faces & proof_against == 0)


@pytest.mark.rule("LC-282", "LC-R44")
@pytest.mark.parametrize(("power", "shatters"), [("Spellshatter", True), ("", False)])
def test_whether_a_face_down_target_shatters_spells_is_seen_as_it_is_targeted(power: str, shatters: bool) -> None:
    mine = Side([Troop(custom("Hidden", "R", "3/9", power), "d4", up=False)], hand=["flame-blade"], mana=9)
    state = position(mine, Side())
    troop = anything(state, "d4")
    finish(main_phase, state, "cast flame-blade", "at-troop d4", "move d4-d5", dice=[1] if shatters else [])
    faces, mask = possible_faces(state, troop), having(state, "spellshatter")
    assert (faces & ~mask == 0) if shatters else (faces & mask == 0)


@pytest.mark.rule("LC-R44", "LC-R230")
def test_a_rumor_lasts_over_turns_but_not_whose_turn_a_heal_was() -> None:
    state = position(Side([one()]), Side([Troop("surictavi-nurse", "c7", up=False)]))
    state.rumors = [Rumor(1 << troop_at(state, "c7"), "ff", UnseenHeal(1, settled=True)) for _ in range(30)]
    state.fast_in_hand = 3
    forget_turn(state)
    assert (len(state.rumors), {each.heal for each in state.rumors}, state.fast_in_hand) == (MOST_RUMORS, {None}, 0)


@pytest.mark.rule("LC-R187", "LC-R44")
@pytest.mark.parametrize(("power", "proof"), [("Curse Invulnerability", True), ("", False)])
def test_whether_a_curse_can_be_redirected_to_a_face_down_troop_is_stated(power: str, proof: bool) -> None:
    mine = Side([Troop(custom("Cursed", "R", "3/9"), "a4", curse="immolation")], hand=["redirect"], mana=9)
    foes = [Troop(custom("Hidden", "R", "3/9", power), "f6", up=False), Troop(custom("Open", "R", "3/9"), "d6")]
    state = position(mine, Side([*foes, Troop(custom("Crown", "K", "1/20"), "e8")]))
    troop = anything(state, "f6")
    finish(main_phase, state, "cast redirect", "at-troop f6", "move a4-a5")
    proof_against = having(state, "invulnerability:curse") | having(state, "invulnerability:fire")
    faces = possible_faces(state, troop)
    assert (faces & ~proof_against == 0) if proof else (faces & proof_against == 0)
    assert (state.curse[troop] >= 0) is not proof


@pytest.mark.rule("LC-R145", "LC-R44")
def test_a_fight_says_nothing_of_those_beside_who_has_no_comradery() -> None:
    """Of the same race and face down beside it: only a Comradery that fails would show that they are not."""
    for powers, shown in (("", False), ("Comradery 1", True)):
        mine = [one(powers), Troop(custom("Beside", "R", "1/9", race="dwarf"), "c4", up=False)]
        state = position(Side(mine), Side([foe()]))
        beside = anything(state, "c4")
        finish(main_phase, state, "attack d4xd5", "move d4-d3")
        race = having(state, f"race:{state.book.cards[state.faces[troop_at(state, 'd3')]].race}")
        assert (possible_faces(state, beside) & race == 0) is shown


@pytest.mark.rule("LC-R145", "LC-R44", "LC-275", "LC-R115")
@pytest.mark.parametrize(("pounce", "shown"), [("", True), ("Pounce", False)])
@pytest.mark.parametrize("kin", [True, False])
def test_a_comradery_that_is_negated_says_nothing_of_those_beside(pounce: str, shown: bool, kin: bool) -> None:
    friend = Troop(custom("Beside", "R", "1/9", race="human" if kin else "dwarf"), "c5", up=False)
    state = position(Side([one(pounce)]), Side([foe("Comradery 1"), friend]))
    anything(state, "c5")
    before = everything(state)
    finish(main_phase, state, "attack d4xd5", "move d4-d3")
    assert (everything(state) != before) is shown
