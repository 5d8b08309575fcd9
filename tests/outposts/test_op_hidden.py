"""What a seat can't know (OP-R128): worlds imagined from it keep all that was seen, paid and counted in the open."""

from collections import Counter

import pytest
from outposts_table import DRAFTED_CARDS, GAME, Post, Side, names, position

from rulewright.games.outposts.cards import SHARD, SILVER
from rulewright.games.outposts.cards.card import UPGRADE
from rulewright.games.outposts.rules.state import State, card_of
from rulewright.games.outposts.rules.view import conceal
from rulewright.kernel.copying import copy_state
from rulewright.kernel.dice import Dice
from rulewright.kernel.match import Match
from rulewright.kernel.question import CardId, Seat
from rulewright.kernel.state import add_cards

WORLDS = 40


def worlds(state: State, seat: int = 0) -> list[State]:
    """Worlds that this seat can't tell from the true one."""
    found = []
    for seed in range(WORLDS):
        world = copy_state(state)
        conceal(world, Seat(seat), Dice(seed))
        found.append(world)
    return found


def hidden_from(state: State, seat: int, owner: int) -> list[CardId]:
    return [
        CardId(card) for card, whose in enumerate(state.owner) if whose == owner and not state.seen[card] & (1 << seat)
    ]


def boxed(state: State, seat: int, *keys: str) -> list[CardId]:
    """Put cards into a player's box: available, not selected."""
    cards = add_cards(state, [state.book.face(key) for key in keys], 1 << seat)
    state.owner += [Seat(seat)] * len(keys)
    state.players[seat].box += cards
    return cards


@pytest.mark.rule("OP-R128")
def test_the_own_deck_keeps_its_cards_but_not_their_order() -> None:
    deck = ["cinder-whelp", "firebolt", "immolate", "war-beacon"]
    state = position(Side(deck=deck, hand=["pyre-zealot"]), Side())
    orders = set()
    for world in worlds(state):
        assert names(world, world.players[0].hand) == ["pyre-zealot"]
        assert sorted(names(world, world.players[0].deck)) == sorted(deck)
        orders.add(tuple(names(world, world.players[0].deck)))
    assert len(orders) > 5


@pytest.mark.rule("OP-R128", "OP-R19")
def test_each_rival_keeps_the_cards_of_the_own_faction() -> None:
    """Which of them are in hand and which in the deck is not known; whose they are is."""
    ember = Side(faction="ember", hand=["cinder-whelp"], deck=["firebolt", "flame-lancer"])
    stone = Side(faction="stone", hand=["stone-wall"], deck=["granite-golem", "landslide"])
    state = position(Side(), ember, stone)
    hands: list[set[str]] = [set(), set()]
    for world in worlds(state):
        for seat in (1, 2):
            player, true = world.players[seat], state.players[seat]
            assert Counter(names(world, player.hand + player.deck)) == Counter(names(state, true.hand + true.deck))
            hands[seat - 1] |= set(names(world, player.hand))
    assert hands == [{"cinder-whelp", "firebolt", "flame-lancer"}, {"stone-wall", "granite-golem", "landslide"}]


@pytest.mark.rule("OP-R15", "OP-R128")
def test_each_rival_hides_as_many_silver_cards_as_before_and_any_that_nobody_has_seen() -> None:
    """How many were kept is known, which is not: the Silver deck that nobody has looked at may hold them."""
    state = position(
        Side(), Side(hand=["payday", "firebolt"], deck=["bribe"]), Side(hand=["landslide"], deck=["sapper"])
    )
    for card in state.silver:
        state.seen[card] = 0
    kept = set()
    for world in worlds(state):
        silver = [
            [card for card in hidden_from(world, 0, seat) if card_of(world, card).faction == SILVER] for seat in (1, 2)
        ]
        assert [len(cards) for cards in silver] == [2, 1]
        kept |= set(names(world, silver[0] + silver[1]))
        assert Counter(world.faces) == Counter(state.faces)
    assert len(kept) > 3


@pytest.mark.rule("OP-R19", "OP-R128")
def test_each_rival_hides_as_many_shard_cards_as_were_taken_in_the_open() -> None:
    state = position(Side(), Side(hand=["prism-ward", "firebolt"], deck=["cinder-whelp"]), Side(deck=["landslide"]))
    for card in state.shard:
        state.seen[card] = 0
    taken = set()
    for world in worlds(state):
        shards = [
            [card for card in hidden_from(world, 0, seat) if card_of(world, card).faction == SHARD] for seat in (1, 2)
        ]
        assert [len(cards) for cards in shards] == [1, 0]
        assert Counter(world.faces) == Counter(state.faces)
        taken |= set(names(world, shards[0]))
    assert len(taken) > 3


@pytest.mark.rule("OP-R67", "OP-R68", "OP-104")
def test_an_imagined_face_down_upgrade_is_an_upgrade_of_its_price() -> None:
    """The price was paid in the open; everything else in the enemy's hand may be anything."""
    foe = Side(outposts=[Post(closed=["fire-pots"]), Post()], hand=["cinder-whelp", "firebolt"], faction="ember",
               deck=["pyre-zealot", "war-beacon", "flame-lancer", "cinder-whelp"])  # fmt: skip
    state = position(Side(), foe)
    (closed,) = state.players[1].outposts[0].closed
    price = card_of(state, closed).cost
    hands = set()
    for world in worlds(state):
        card = card_of(world, closed)
        assert (card.kind, card.cost) == (UPGRADE, price)
        assert Counter(world.faces) == Counter(state.faces)  # dealt, not made up
        hands.add(tuple(names(world, world.players[1].hand)))
    assert len(hands) > 1


@pytest.mark.rule("OP-R67", "OP-104")
def test_two_face_down_upgrades_of_one_price_may_have_changed_places_with_one_in_hand() -> None:
    foe = Side(faction="ember", outposts=[Post(closed=["+1/+0"]), Post(closed=["+0/+1"])], hand=["+2/+0"], deck=[])
    state = position(Side(), foe)
    first, second = (outpost.closed[0] for outpost in state.players[1].outposts[:2])
    seen = set()
    for world in worlds(state):
        lying = card_of(world, first).key, card_of(world, second).key
        assert sorted([*lying, *names(world, world.players[1].hand)]) == ["+0/+1", "+1/+0", "+2/+0"]
        seen.add(lying)
    assert len(seen) == 6  # every way


@pytest.mark.rule("OP-R67")
def test_a_face_down_upgrade_whose_price_no_other_card_has_is_known_by_it() -> None:
    foe = Side(
        faction="stone", outposts=[Post(closed=["deep-foundations"])], hand=["stone-wall", "stone-wall"], deck=[]
    )
    state = position(Side(), foe)
    (closed,) = state.players[1].outposts[0].closed
    prices = [card_of(state, card).cost for card in state.players[1].hand]
    assert card_of(state, closed).cost not in prices
    assert {card_of(world, closed).key for world in worlds(state)} == {"deep-foundations"}


@pytest.mark.rule("OP-R67", "OP-R15")
def test_no_upgrade_is_imagined_that_would_leave_none_for_another_outpost() -> None:
    """One Silver card is hidden: if it lay on the cheap Outpost, nothing could lie on the dear one, where it must."""
    upgrades = [card for card in DRAFTED_CARDS if card.kind == UPGRADE]
    cheap, dear = next(
        (mine, silver)
        for mine in upgrades
        for silver in upgrades
        if mine.faction == "ember" and silver.faction == SILVER and silver.cost != mine.cost
        if any(other.faction == SILVER and other.cost == mine.cost for other in upgrades)
    )
    state = position(
        Side(), Side(faction="ember", outposts=[Post(closed=[cheap.key]), Post(closed=[dear.key])], deck=[])
    )
    for card in state.silver:
        state.seen[card] = 0
    first, second = (outpost.closed[0] for outpost in state.players[1].outposts)
    for world in worlds(state):
        assert card_of(world, first).key == cheap.key
        assert (card_of(world, second).faction, card_of(world, second).cost) == (SILVER, dear.cost)


@pytest.mark.rule("OP-R128", "OP-044")
def test_cards_that_a_rival_left_in_the_box_are_of_the_faction() -> None:
    """A box holds what was available and not selected: no Silver card, however many are in hand."""
    state = position(Side(), Side(faction="ember", hand=["payday", "bribe"], deck=["firebolt", "immolate"]))
    box = boxed(state, 1, "flame-lancer", "cinder-whelp")
    left = set()
    for world in worlds(state):
        assert {card_of(world, card).faction for card in box} == {"ember"}
        left |= set(names(world, box))
    assert left == {"firebolt", "immolate", "flame-lancer", "cinder-whelp"}


@pytest.mark.rule("OP-R128", "OP-183")
def test_a_shard_card_of_a_campaign_pool_that_was_left_at_home_stays_there() -> None:
    state = position(Side(), Side(faction="ember", hand=["firebolt"], deck=["immolate"]))
    for card in state.shard:
        state.seen[card] = 0
    box = boxed(state, 1, "prism-ward", "cinder-whelp")
    for world in worlds(state):
        assert Counter(card_of(world, card).faction for card in box) == Counter({SHARD: 1, "ember": 1})
        assert {card_of(world, card).faction for card in world.players[1].hand} == {"ember"}


@pytest.mark.rule("OP-R128", "OP-R116")
def test_the_cards_of_a_player_who_is_out_stay_as_unknown_as_they_were() -> None:
    state = position(Side(), Side(faction="ember", deck=["firebolt", "immolate", "cinder-whelp"]), Side())
    player = state.players[1]
    player.out, player.aside, player.deck = True, player.deck, []
    orders = {tuple(names(world, world.players[1].aside)) for world in worlds(state)}
    assert len(orders) == 6


@pytest.mark.rule("OP-R19")
def test_nobody_sees_the_deck_list_that_another_brought() -> None:
    match = Match(GAME, 2, 1, lineup=[{"faction": "ember"}, {"faction": "stone"}])
    keys = [card.key for card in match.book.cards if card.faction == "ember" for _ in range(card.copies)][:30]
    match = Match(GAME, 2, 1, lineup=[{"faction": "ember", "deck": keys}, {"faction": "stone"}])
    state: State = match.state
    assert state.presets[0].deck
    assert [GAME.rules.view(state, Seat(seat)).presets[0].deck for seat in (0, 1)] == [(), ()]
    assert GAME.rules.view(state, None).presets[0].deck == state.presets[0].deck  # the whole truth, for records


@pytest.mark.rule("OP-R128")
def test_nobody_foresees_the_dice() -> None:
    state = position(Side(), Side())
    assert len({world.dice.state for world in worlds(state)} | {state.dice.state}) == WORLDS + 1
