"""What bots think of fights with Monsters: whom a hand beats, and which answers are worth a thought."""

from elysia_table import FIRST, Side, idle, position

from rulewright.games.elysia.mind.consider import consider
from rulewright.games.elysia.mind.fighting import fells
from rulewright.games.elysia.mind.hunch import hunch
from rulewright.games.elysia.mind.prey import chase
from rulewright.games.elysia.rules import verbs
from rulewright.games.elysia.rules.combat.fighters import ATTACK, ATTACKERS, DEFENDERS, Combat, Fighter
from rulewright.games.elysia.rules.combat.starting import npc_fighter, target_options
from rulewright.games.elysia.rules.combat.strike import begin_strike, fight_options
from rulewright.games.elysia.rules.state import State
from rulewright.kernel.question import Option

HERE = (0, 0)
NO, BEGIN = verbs.NO.answer, verbs.BEGIN.answer


def among(*monsters: str, hand: tuple[str, ...], wild: int = 0) -> State:
    """Algar in the First Village with these Monsters."""
    own = Side("algar", hand=hand, deck=(), wild=wild)
    return position(own, idle(at=(1, 0)), tiles={(1, 0): "plains"}, npcs=[(each, HERE) for each in monsters])


def attacking(state: State) -> Combat:
    """In the midst of a fight that Algar began, where it is his turn to attack."""
    fighters = [Fighter(ATTACKERS, FIRST), *[npc_fighter(npc, DEFENDERS) for npc in state.npcs]]
    state.combat = Combat(state.players[0].place, FIRST, fighters, cycle=0)
    begin_strike(state.combat, ATTACKERS)
    assert state.combat.step == ATTACK
    return state.combat


def cards_of(state: State, options: list[Option]) -> list[str]:
    """The cards that are played by these options, by key."""
    played = [option for option in options if option.verb == verbs.PLAY.name]
    return [state.book.cards[state.faces[option.a]].key for option in played]


def target(state: State) -> Option:
    return hunch(state, FIRST, [NO, *target_options(state, FIRST)], 0.5)


def test_a_hunch_attacks_the_strongest_monster_that_the_hand_beats() -> None:
    state = among("rat", "goblins", "troll", hand=("longsword", "march", "march", "silver-ring"))
    assert target(state) == verbs.TARGET_NPC(state.npcs[1].uid)


def test_a_monster_whose_blow_would_take_the_last_card_is_left_alone() -> None:
    state = among("rat", hand=("longsword", "spoils"))
    assert not fells(state, state.players[0], state.npcs[0])  # one card for the Rat, one for the Attack
    assert target(state) is NO


def test_wild_makes_up_for_what_a_blow_lacks() -> None:
    state = among("troll", hand=("longsword", "shield-wall", "march", "march"), wild=2)
    assert fells(state, state.players[0], state.npcs[0])
    state.players[0].wild = 1
    assert not fells(state, state.players[0], state.npcs[0])


def test_who_can_beat_a_monster_at_once_thinks_of_nothing_else() -> None:
    state = among("rat", hand=("longsword", "march", "reckless-charge", "silver-ring", "claymore"), wild=2)
    combat = attacking(state)
    options = fight_options(state, combat.fighters[0], ATTACK)
    assert set(cards_of(state, list(consider(state, FIRST, options)))) <= {"longsword", "reckless-charge", "claymore"}
    assert verbs.PASS.answer not in consider(state, FIRST, options)


def test_two_monsters_that_one_attack_beats_are_fought_together() -> None:
    state = among("rat", "rat", "troll", hand=("longsword", "march", "march", "march"))
    _, second, troll = [verbs.TARGET_NPC(npc.uid) for npc in state.npcs]
    assert list(consider(state, FIRST, [BEGIN, second, troll])) == [BEGIN, second]  # 3 for each of two is 2
    state = among("rat", "rat", hand=("march", "march", "march"))
    assert list(consider(state, FIRST, [BEGIN, verbs.TARGET_NPC(state.npcs[1].uid)])) == [BEGIN]


def test_reckless_charge_takes_as_many_cards_as_the_monster_needs() -> None:
    state = among("goblins", hand=("silver-ring", "march", "march", "march"))
    fighter = attacking(state).fighters[0]
    fighter.played, fighter.dropped = [state.book.keys["reckless-charge"]], [0]
    options = [verbs.DONE.answer, *verbs.DROP.each(state.players[0].hand)]
    for dropped in (0, 1):
        fighter.dropped = [dropped]
        assert hunch(state, FIRST, options, 0.5).verb == verbs.DROP.name
    fighter.dropped = [2]  # 1 and 2 are more than the Goblins' 2
    assert hunch(state, FIRST, options, 0.5) is verbs.DONE.answer


def test_a_rival_who_is_stronger_is_farther_away_as_prey() -> None:
    own, strong = Side(hand=("march", "silver-ring"), wild=0), Side("vega", hand=("pulse-bow",) * 5, wild=5)
    state = position(own, strong)
    far = chase(state, FIRST, state.players[1])
    state.players[1].hand = state.players[1].hand[:1]
    assert chase(state, FIRST, state.players[1]) < far
