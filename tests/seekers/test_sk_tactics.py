"""Seekers, Equipment and Tactics: attributes, requirements, the Weapon, costs, speeds, a card's fields."""

import pytest
from seekers_calls import meets, options_for
from seekers_table import GAME, Effect, Side, ails, duel, find, position, priority, triple, turn, upto

from rulewright.games.seekers.cards import OFFICIAL_CARDS, TACTICS
from rulewright.games.seekers.cards.card import ATTRIBUTES
from rulewright.games.seekers.cards.equipment import ARMORS, TRINKETS, WEAPONS
from rulewright.games.seekers.cards.lasting import Mod, When
from rulewright.games.seekers.cards.seekers import SEEKERS
from rulewright.games.seekers.page.card_fronts import EXPLAINED, card_front
from rulewright.games.seekers.rules.ids import END, MAIN, UPKEEP
from rulewright.games.seekers.rules.setup.armory import lacking
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.turn import upkeep
from rulewright.games.seekers.words.card_text import card_text
from rulewright.kernel.rulebook import load_rulebook

BY_KEY = {card.key: card for card in OFFICIAL_CARDS}


def offered(state: State, seat: int) -> set[str]:
    return {GAME.words.notation(state, each).split("#")[0] for each in options_for(state, seat)}


# -- Seekers


@pytest.mark.rule("SK-048", "SK-049", "SK-072")
@pytest.mark.parametrize("seeker", SEEKERS, ids=lambda card: card.key)
def test_a_seeker_has_five_attributes_and_an_effect_of_its_own(seeker: object) -> None:
    card = next(each for each in SEEKERS if each is seeker)
    assert ATTRIBUTES == ("Strength", "Dexterity", "Intellect", "Spirit", "Constitution")
    assert sum(card.stats) == 20
    assert card.mods or card.whens or card.action
    assert all(attribute in card_text(card) for attribute in ("Str", "Dex", "Int", "Spi", "Con"))


@pytest.mark.rule("SK-048")
def test_the_seekers_effect_is_always_there() -> None:
    state = position(Side("mara", hand=["quick-stab"]), Side("halvard", at=(1, 0)))
    table = duel(priority, state, "play quick-stab", dice=[5])  # Halvard: Shield 4 the first time each turn
    assert [args["n"] for kind, _, args in table.events if kind == "shields"] == [4]


@pytest.mark.rule("SK-050")
def test_attributes_stay_as_they_are() -> None:
    state = position(
        Side("mara", ailments={"Stun": 2, "Frozen": 2, "Shocked": 1, "Slow": 2}, hp=1, shard=True), Side(at=(3, 0))
    )
    met = [meets(state, 0, card) for card in TACTICS]
    assert met == [not lacking(BY_KEY["mara"], card) for card in TACTICS]
    duel(turn, state)
    assert [meets(state, 0, card) for card in TACTICS] == met


# -- requirements


@pytest.mark.rule("SK-047", "SK-052", "SK-R16", "SK-R17", "SK-060")
def test_a_tactic_needs_all_its_attributes_and_no_class() -> None:
    hand = [card.key for card in TACTICS if card.aim.kind in ("none", "enemy", "first") and not card.discard]
    for seeker in SEEKERS:
        state = position(Side(seeker.key, hand=hand, ap=10, hp=50), Side("orin", at=(1, 0)))
        playable = {key for key in hand if not lacking(seeker, BY_KEY[key])}
        assert {each[5:] for each in offered(state, 0) if each.startswith("play ")} == playable
    view = position(Side("mara", hand=["pyroblast"], ap=10), Side(at=(3, 0)))
    question = upto(priority, view)
    reason = GAME.words.why_not(view, Asking(question), f"card-{find(view, 0, 'pyroblast')}")
    assert reason == ("Mara, Veiled Blade can't play it: needs Intellect 6, has 2.", "SK-052")


class Asking:
    """A question as the page has it."""

    def __init__(self, asked: object) -> None:
        self.seat, self.options, self.prompt, self.about = asked.seat, asked.options, asked.why, -1  # type: ignore[attr-defined]


@pytest.mark.rule("SK-053", "SK-R18")
def test_almost_every_card_has_a_requirement() -> None:
    for cards in (TACTICS, WEAPONS, ARMORS, TRINKETS):
        free = [card for card in cards if not any(card.needs)]
        assert 0 < len(free) <= len(cards) / 5


# -- Equipment


@pytest.mark.rule("SK-054", "SK-057")
def test_armor_and_trinkets_have_effects_weapons_an_action() -> None:
    for card in (*ARMORS, *TRINKETS):
        assert card.mods or card.whens or card.action
    assert all(card.action is not None for card in WEAPONS)
    protects = [card for card in ARMORS if any(map(_protects, card.mods)) or any(map(_protects, card.whens))]
    assert len({card.key for card in protects}) > len(ARMORS) / 2


def _protects(part: Mod | When) -> bool:
    return part.key.startswith("ward_") if isinstance(part, Mod) else part.event in ("damage_taken", "start_of_turn")


@pytest.mark.rule("SK-054")
def test_passive_equipment_works_while_in_play() -> None:
    with_cloak = position(Side(equipment=["travellers-cloak"], mp=0), Side("mara", at=(6, -3)))
    without = position(Side(equipment=["warded-robe"], mp=0), Side("mara", at=(6, -3)))
    for state, mp in ((with_cloak, 7), (without, 6)):
        duel(upkeep, state)
        assert state.players[0].mp == mp


@pytest.mark.rule("SK-055", "SK-056", "SK-271")
def test_the_weapon_strikes_as_often_as_it_is_paid_for_without_a_card() -> None:
    state = position(Side("mara", hand=[], equipment=["thorn-whip"], ap=7), Side(at=(1, 0)))
    strike = "activate thorn-whip"
    duel(priority, state, strike, strike, strike, dice=[1, 2, 3])
    assert triple(state, 0)[0] == 7 - 3 * 2
    assert triple(state, 1)[2] == 100 - 2 - 3 - 4
    assert offered(state, 0) == {"pass", "move"}  # one AP is not enough for a fourth
    assert [len(pile) for pile in (state.players[0].hand, state.players[0].discard)] == [0, 0]


# -- costs


@pytest.mark.rule("SK-059", "SK-061")
@pytest.mark.parametrize(("ap", "playable"), [(5, False), (6, True), (10, True)])
def test_the_ap_must_be_there_when_a_tactic_is_played(ap: int, playable: bool) -> None:
    state = position(Side(hand=["pyroblast"], ap=ap), Side("mara", at=(3, 0)))
    assert ("play pyroblast" in offered(state, 0)) == playable
    if playable:
        duel(priority, state, "play pyroblast", dice=[1] * 5)
        assert state.players[0].ap == ap - 6


@pytest.mark.rule("SK-059", "SK-058", "SK-062")
def test_every_tactic_has_cost_type_and_speed() -> None:
    assert {card.form for card in TACTICS} == {"attack", "ability", "item"}
    assert {card.speed for card in TACTICS} == {"action", "instant"}
    assert all(0 <= card.cost <= 10 for card in TACTICS)


# -- speeds


@pytest.mark.rule("SK-062", "SK-063", "SK-150")
@pytest.mark.parametrize(
    ("active", "phase", "busy", "allowed"),
    [(0, MAIN, False, True), (0, MAIN, True, False), (1, MAIN, False, False), (0, UPKEEP, False, False),
     (0, END, False, False)],
)  # fmt: skip
def test_an_action_needs_the_own_main_phase_and_an_empty_stack(
    active: int, phase: int, busy: bool, allowed: bool
) -> None:
    side = Side(hand=["frostbolt", "kindle"], ap=10)
    state = position(side, Side("mara", at=(3, 0), hand=["throwing-knife"]), active=active)
    state.phase = phase
    if busy:
        upto(priority, state, "play kindle")
        assert state.stack
    assert ("play frostbolt" in offered(state, 0)) == allowed


@pytest.mark.rule("SK-064", "SK-149")
@pytest.mark.parametrize(("active", "phase"), [(0, MAIN), (1, MAIN), (0, UPKEEP), (1, UPKEEP), (0, END), (1, END)])
def test_an_instant_is_played_with_priority_at_any_time(active: int, phase: int) -> None:
    state = position(Side(hand=["arcane-bolt"]), Side("mara", at=(3, 0)), active=active)
    state.phase = phase
    assert "play arcane-bolt" in offered(state, 0)


@pytest.mark.rule("SK-064", "SK-122")
def test_nobody_is_asked_during_a_move_or_a_resolution() -> None:
    """Both players hold Instants; on the way through six hexes and between the parts of a card nobody may."""
    state = position(
        Side(at=(-6, 2), hand=["black-ice"]),
        Side("mara", at=(2, 0), hand=["throwing-knife"], equipment=["hunting-bow"]),
    )
    table = duel(priority, state, "move", "to -1,2")
    asked = [(seat, key) for seat, key, _ in table.asked]
    assert asked[:3] == [(0, "main"), (0, "move"), (0, "main")]
    state = position(Side(hand=["infernal-javelin"]), Side("mara", at=(2, 0), hand=["throwing-knife"]))
    table = duel(priority, state, "play infernal-javelin", "direction E", dice=[3, 3])
    kinds = [kind for kind, _, _ in table.events if kind in ("resolves", "damage", "pushed")]
    assert kinds == ["resolves", "damage", "pushed"]
    asked = [(seat, key) for seat, key, _ in table.asked]
    assert asked == [(0, "main"), (0, "direction"), (1, "priority"), (0, "main"), (1, "priority")]


# -- what stands on a card


@pytest.mark.rule("SK-065")
def test_a_cards_fields_in_their_order() -> None:
    card = BY_KEY["pyroblast"]
    assert card_text(card) == (
        "Pyroblast. 6 AP, needs Int 6. Target enemy: 5d6 fire damage. "
        f"\u201c{card.flavor}\u201d Fire attack, action, rare."
    )
    assert card_text(BY_KEY["bandages"]) == "Bandages. 1 AP. Charges 3. Heal 2. Item, instant, common."
    face = card_front(card)
    assert (face.name, face.cost, face.footnote, face.kind) == ("Pyroblast", "6", "needs Int 6", "Fire attack, action")
    assert "".join(text for text, _ in face.text) == "Target enemy: 5d6 fire damage."


@pytest.mark.rule("SK-066", "SK-067")
def test_damage_has_the_type_of_its_card() -> None:
    types = {card.type for card in TACTICS if card.type}
    assert types == {"physical", "fire", "frost", "arcane", "shadow", "holy"}
    for key, kind in (("frostbolt", "frost"), ("ember-dart", "fire"), ("static-charge", "arcane")):
        state = position(Side(hand=[key]), Side("mara", at=(3, 0)))
        duel(priority, state, f"play {key}", dice=[2])
        assert {name for name in state.players[0].events if name.endswith("_dealt")} == {f"{kind}_dealt"}


@pytest.mark.rule("SK-069")
def test_every_keyword_on_a_card_leads_to_its_clause() -> None:
    book = load_rulebook(GAME.folder / "rulebook.md")
    assert all(clause in book for clause in EXPLAINED.values())
    for card in TACTICS:
        for text, clause in card_front(card).text:
            assert (EXPLAINED.get(text.rstrip("0123456789 "), "") if clause else "") == clause
    state = position(Side(hand=["frost-nova"], zone=[Effect("world-in-flames")]), Side("mara", at=(1, 0)))
    duel(priority, state, "play frost-nova", dice=[2, 3])  # a keyword means what its clause says
    assert ails(state, 1, "Frozen") == 2
    assert offered(state, 1) == {"pass"}
