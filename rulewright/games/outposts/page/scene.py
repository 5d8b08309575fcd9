"""How Outposts lies on the table: who sees what where. What may be done is not decided here."""

from collections.abc import Sequence
from dataclasses import replace

from rulewright.games.outposts.cards import TITLES
from rulewright.games.outposts.page.before_the_start import before_the_start
from rulewright.games.outposts.page.card_fronts import HUES, SYMBOLS
from rulewright.games.outposts.page.cards_on_table import in_hand, item
from rulewright.games.outposts.page.hints import gets_through, planned
from rulewright.games.outposts.page.zones import front, outpost_zone
from rulewright.games.outposts.rules import prompts
from rulewright.games.outposts.rules.mana import crystal_price
from rulewright.games.outposts.rules.state import DRAW, STEPS, TEARDOWN, State, by_outpost, seats_from
from rulewright.kernel.page.scene import Badge, Counter, Panel, Scene, Zone
from rulewright.kernel.question import SPECTATOR, Question, Seat


def scene(view: State, viewer: Seat | None, names: Sequence[str]) -> Scene:
    """The table from one seat; who watches sees it from seat 0's side without a hand."""
    me = Seat(0) if viewer is None or viewer == SPECTATOR else viewer
    player = view.players[me]
    own = panel(view, me, names[me], True)
    rivals = tuple(panel(view, seat, names[seat], False) for seat in seats_from(view, me)[1:])
    if not view.turn:
        return Scene("Before the first turn", rivals=rivals, own=own, middle=before_the_start(view, me))
    cards = tuple(in_hand(view, me, card) for card in player.hand)
    return Scene(
        headline=f"Round {view.round}, {names[view.active]}: {STEPS[view.step]}", rivals=rivals, own=own,
        hand=Zone(f"hand-{me}", "Hand", "fan", cards, owner=me), phases=STEPS[DRAW:TEARDOWN], phase=view.step - 1,
    )  # fmt: skip


def close_up(view: State, question: Question | None, scene: Scene) -> Scene:
    """While a group chooses its target every Outpost says what would get through there (OP-151)."""
    if question is None or question.prompt != prompts.AIM:
        return scene
    plans = [plan for option in question.options if (plan := planned(view, question, option))]
    told = {f"outpost-{target.owner}-{target.outpost}": gets_through(view, group, target) for group, target in plans}

    def foretold(zone: Zone) -> Zone:
        if zone.id not in told:
            return zone
        damage, words = told[zone.id]
        badge = Badge(words, "burst" if damage else "shield-halved", "OP-151", damage)
        return replace(zone, badges=(*zone.badges, badge))

    return replace(scene, rivals=tuple([
        replace(each, rows=tuple([tuple([foretold(zone) for zone in row]) for row in each.rows]))
        for each in scene.rivals
    ]))  # fmt: skip


def panel(view: State, seat: Seat, name: str, own: bool) -> Panel:
    """One player's side."""
    player, rules = view.players[seat], view.book.rules
    counters = []
    if player.faction >= 0 and view.turn:
        counters.append(Counter("Mana", player.mana, "mana", big=own, short="Mana"))
        counters.append(Counter("Crystals", player.crystals, "gem", most=rules.crystals_to_win, short="Crystals"))
        if own:
            counters.append(Counter("Buy crystal", crystal_price(view, seat), "gem", id="crystal", short="Buy one"))
        else:
            counters.append(Counter("Cards in hand", len(player.hand), "hand", short="Hand"))
            standing = sum(post.standing for post in player.outposts)
            counters.insert(0, Counter("Outposts", standing, "chess-rook", brief=True))
    piles: tuple[Zone, ...] = ()
    if view.turn:
        piles = (
            Zone(f"deck-{seat}", "Deck", "pile", owner=seat, size=len(player.deck), icon="layer-group"),
            Zone(
                f"discard-{seat}", "Discard", "pile", tuple(item(view, card) for card in player.discard), owner=seat,
                icon="trash-can",
            ),
        )  # fmt: skip
        if not own:
            hand = tuple(item(view, card, words="Card in hand") for card in player.hand)
            piles = (Zone(f"hand-{seat}", "Hand", "fan", hand, owner=seat), *piles)
    posts = tuple(outpost_zone(view, seat, index) for index, _ in by_outpost(player.outposts))
    between = front(view, seat, own, name)
    rows = (between, posts) if own else (posts, between)
    faction = view.book.factions[player.faction] if player.faction >= 0 else ""
    return Panel(
        f"seat-{seat}", seat, name, tuple(counters), rows if view.turn else (), piles,
        active=view.active == seat and view.turn > 0, out=player.out,
        title=TITLES.get(faction, ""), icon=SYMBOLS.get(faction, ""), hue=HUES.get(faction, "silver"),
        picture=f"outposts/faction/{faction}",
    )  # fmt: skip
