"""How the atoms of card text are carried out: one function an atom."""

from collections.abc import Callable
from typing import Any, TypeVar

from rulewright.games.seekers import ailments, prompts
from rulewright.games.seekers.cards import atoms
from rulewright.games.seekers.cards.aim import Aim
from rulewright.games.seekers.cards.card import Card
from rulewright.games.seekers.damage import Part, deal, heal, roll
from rulewright.games.seekers.ending import check_defeat, lose_life
from rulewright.games.seekers.events import count, happen
from rulewright.games.seekers.movement import away, can_stop, entered, finished, glide, push, solid_again, travel, warp
from rulewright.games.seekers.playing import Play, can_play, legal_targets, put_on_stack
from rulewright.games.seekers.state import (
    COPY,
    Item,
    State,
    ailment,
    alive,
    are_enemies,
    card_of,
    from_active,
    mod,
    printed,
)
from rulewright.games.seekers.tokens import summon, tokens_strike
from rulewright.games.seekers.words import AILMENT_NAMES
from rulewright.games.seekers.zones import discard, draw, enter_zone, gained_stealth, leave_zone, run_out, use_up
from rulewright.kernel.question import Option, Seat, option
from rulewright.kernel.table import Table

LOOPS = 20  # rounds of an optional loop before its player must break it (SK-R114)


class Run:
    """One resolution: the table, the object, and what it is about."""

    __slots__ = ("aim", "card", "critical", "item", "seat", "slow", "state", "table", "victims")

    def __init__(self, table: Table, state: State, item: Item, card: Card, aim: Aim, victims: list[int]) -> None:
        self.table = table
        self.state = state
        self.item = item
        self.card = card
        self.aim = aim
        self.victims = victims
        self.seat = item.seat
        self.critical = False
        self.slow = [unit for unit in victims if self._was_slow(unit)]

    def _was_slow(self, unit: int) -> bool:
        """Slowed before this resolution; read only where its own Slow would not count (SK-R146)."""
        if self.state.book.rules.slow_hits_own_push or self.aim.kind in ("hex", "free_hex", "stack", "zone", "seat"):
            return False
        return ailment(self.state.units[unit], "Slow") is not None

    def units(self, atom: atoms.Atom) -> list[int]:
        """The units an atom happens to, those still on the map."""
        if atom.who == "you" or self.aim.kind in ("none", "stack", "zone", "hex", "free_hex", "seat"):
            return [self.seat] if alive(self.state.units[self.seat]) else []
        return [unit for unit in self.victims if alive(self.state.units[unit])]

    def seats(self) -> list[Seat]:
        """The players of the victims."""
        if self.aim.kind == "seat":
            return self.victims
        return [self.state.units[unit].seat for unit in self.victims if unit < self.state.seats]


Effect = Callable[[Run, Any], None]
F = TypeVar("F", bound=Effect)
EFFECTS: dict[type[atoms.Atom], Effect] = {}


def carries_out(kind: type[atoms.Atom]) -> Callable[[F], F]:
    """Marks the function that carries out an atom."""

    def mark(function: F) -> F:
        EFFECTS[kind] = function
        return function

    return mark


def carry_out(run: Run, atom: atoms.Atom) -> None:
    EFFECTS[type(atom)](run, atom)


# -- damage and life


@carries_out(atoms.Hit)
def hit(run: Run, atom: atoms.Hit) -> None:
    """One roll for all victims (SK-R126), a damage event each, then the defeat check."""
    state, table, seat = run.state, run.table, run.seat
    units = run.units(atom)
    if not units:
        return  # it misses, and nothing is rolled
    dice, flag, empower = atom.n, atom.roll, atom.empower
    dice += _more_dice(state, seat, atom, units)
    kind = atom.type or run.card.type or "physical"
    if run.critical:
        flag = "critical"
    elif flag != "critical" and dice and atom.who != "you":
        flag = _luck(run, flag)
    if atom.who != "you":
        empower += mod(state, seat, f"empower_{kind}")
    n = roll(table, state, dice, flag, empower) + atom.plus + run.item.bonus
    run.item.bonus = 0  # added once, however often the card hits (SK-R199)
    for unit in units:
        deal(table, state, unit, [Part(n, kind)], seat, atom.carries, run.card.subtle)
    check_defeat(table, state)
    if atom.duplicate:  # the same amount, before prevention and Shields (SK-R129)
        for unit in units:
            deal(table, state, unit, [Part(n, kind)], seat, (), run.card.subtle, "SK-205")
        check_defeat(table, state)


def _more_dice(state: State, seat: Seat, atom: atoms.Hit, units: list[int]) -> int:
    if atom.per == "physical_dealt":
        return state.players[seat].events.get("physical_dealt", 0)  # SK-R205
    if atom.per == "hand":
        return len(state.players[seat].hand)
    if atom.per == "ailments":
        return len(state.units[units[0]].ailments) if units else 0
    if atom.per == "adjacent_wall" and units:
        board, hex = state.book.map.board, state.units[units[0]].hex
        return sum(1 for near in board.step[hex] if near < 0 or board.blocked >> near & 1)  # SK-R158: the edge is one
    return 0


def _luck(run: Run, flag: str) -> atoms.Flag:
    """Advantage and Disadvantage cancel; several of one kind count once (SK-R124)."""
    state, seat = run.state, run.seat
    good = flag == "advantage" or use_up(run.table, state, seat, "advantage") > 0
    bad = flag == "disadvantage"
    for other in from_active(state):
        if are_enemies(state, seat, other) and mod(state, other, "enemy_disadvantage"):
            use_up(run.table, state, other, "enemy_disadvantage")
            bad = True
    return "" if good == bad else "advantage" if good else "disadvantage"


@carries_out(atoms.Heal)
def heal_up(run: Run, atom: atoms.Heal) -> None:
    for unit in run.units(atom):
        heal(run.table, run.state, unit, atom.n)


@carries_out(atoms.HealPer)
def heal_per(run: Run, atom: atoms.HealPer) -> None:
    heal(run.table, run.state, run.seat, run.item.n // atom.n)


@carries_out(atoms.Shield)
def shield(run: Run, atom: atoms.Shield) -> None:
    """A mark of its own in the effect Zone, until it is used up (SK-207, SK-R134)."""
    lasting = enter_zone(run.state, run.seat, -1, run.item.face, run.item.action)
    lasting.shield, lasting.moments = atom.n, atom.moments  # a card with this atom lingers in no other way
    if run.table.listening:
        run.table.tell("shields", "SK-207", seat=run.seat, n=atom.n)


@carries_out(atoms.LoseLife)
def bleed_out(run: Run, atom: atoms.LoseLife) -> None:
    for unit in run.units(atom):
        lose_life(run.table, run.state, unit, atom.n, "SK-R133")


@carries_out(atoms.Ail)
def ail(run: Run, atom: atoms.Ail) -> None:
    for unit in run.units(atom):
        ailments.apply(run.table, run.state, unit, atom.ailing, run.seat)


@carries_out(atoms.Cleanse)
def cleanse(run: Run, atom: atoms.Cleanse) -> None:
    for unit in run.units(atom):
        who = run.state.units[unit]
        for _ in range(atom.n or len(who.ailments)):
            if not who.ailments:
                break
            chosen = who.ailments[0]
            if atom.n:
                options = {option("ailment", AILMENT_NAMES.index(each.name)): each for each in who.ailments}
                chosen = options[run.table.ask(run.seat, list(options), prompts.CLEANSE)]
            ailments.end(run.table, run.state, unit, chosen)


# -- position


@carries_out(atoms.Push)
def push_away(run: Run, atom: atoms.Push) -> None:
    """Farthest from the source first (SK-R157); a Direction card pushes its own way (SK-R155)."""
    state = run.state
    centre = run.item.targets[0] if run.aim.kind == "blast" else state.units[run.seat].hex
    gap, turns = state.book.map.board.gap, from_active(state)
    order = sorted(run.units(atom), key=lambda i: (-gap[centre][state.units[i].hex], turns.index(state.units[i].seat)))
    for unit in order:
        if not alive(state.units[unit]):
            continue
        if run.aim.has_direction:
            direction = run.item.direction
        else:
            ways = away(state, centre, state.units[unit].hex)
            direction = run.table.ask(run.seat, [option("direction", way) for way in ways], prompts.PUSH).a
        slowed = state.book.rules.slow_hits_own_push or unit in run.slow
        push(run.table, state, run.seat, unit, atom.n, direction, atom.wall, slowed)


@carries_out(atoms.Pull)
def pull(run: Run, atom: atoms.Pull) -> None:
    """Step by step nearer, as far as the way is free."""
    state, board = run.state, run.state.book.map.board
    for unit in run.units(atom):
        who, mine = state.units[unit], state.units[run.seat].hex
        start = who.hex
        for _ in range(ailments.slowed(state, unit, atom.n, pushed=True)):
            nearer = [hex for hex in board.near[who.hex]
                      if board.gap[hex][mine] < board.gap[who.hex][mine] and not board.blocked >> hex & 1
                      and can_stop(state, unit, hex) and hex != mine]  # fmt: skip
            if not nearer:
                break
            who.hex = nearer[0]
            entered(run.table, state, unit)
        if who.hex != start:
            run.table.tell("pushed", "SK-139", unit=unit, from_=start, hex=who.hex)
            finished(run.table, state, unit)


@carries_out(atoms.Travel)
def go(run: Run, atom: atoms.Travel) -> None:
    travel(run.table, run.state, run.seat, atom.n)


@carries_out(atoms.Charge)
def charge(run: Run, atom: atoms.Charge) -> None:
    """↖n: what stops the charge Collides (SK-R161); "cannot move" forbids it (SK-R145)."""
    if not ailments.cannot_move(run.state, run.seat):
        n = ailments.slowed(run.state, run.seat, atom.n)
        glide(run.table, run.state, run.seat, run.seat, n, run.item.direction, None, "SK-141")


@carries_out(atoms.WarpTo)
def warp_there(run: Run, atom: atoms.WarpTo) -> None:
    hex = run.victims[0]
    if can_stop(run.state, run.seat, hex):
        warp(run.table, run.state, run.seat, hex)


@carries_out(atoms.Swap)
def swap(run: Run, atom: atoms.Swap) -> None:
    for unit in run.units(atom)[:1]:
        mine, theirs = run.state.units[run.seat].hex, run.state.units[unit].hex
        fear = ailment(run.state.units[run.seat], "Fear")
        if fear and fear.source != unit and ailments.too_near(run.state, run.seat, theirs):
            continue  # SK-247; from the source itself the distance stays the same
        warp(run.table, run.state, unit, mine)
        warp(run.table, run.state, run.seat, theirs)


@carries_out(atoms.Stealth)
def hide(run: Run, atom: atoms.Stealth) -> None:
    gained_stealth(run.table, run.state, run.seat)


@carries_out(atoms.Fade)
def fade(run: Run, atom: atoms.Fade) -> None:
    for unit in run.units(atom):
        run.state.units[unit].fade = max(run.state.units[unit].fade, atom.n)
        run.table.tell("fades", "SK-267", unit=unit, n=atom.n)


@carries_out(atoms.Reveal)
def reveal(run: Run, atom: atoms.Reveal) -> None:
    for unit in run.units(atom):
        run.state.units[unit].stealth = False


@carries_out(atoms.Summon)
def create(run: Run, atom: atoms.Summon) -> None:
    hex = run.victims[0] if run.aim.kind == "free_hex" and run.victims else -1
    summon(run.table, run.state, run.seat, atom.token, hex)


@carries_out(atoms.TokensAct)
def tokens_act(run: Run, atom: atoms.TokensAct) -> None:
    tokens_strike(run.table, run.state, run.seat, atom.n)


# -- AP, cards


@carries_out(atoms.GainAP)
def gain_ap(run: Run, atom: atoms.GainAP) -> None:
    gain(run.table, run.state, run.seat, atom.n, 0)


def gain(table: Table, state: State, seat: Seat, ap: int, mp: int) -> None:
    """AP above the maximum are lost at once (SK-091, SK-R35); MP have none (SK-R36)."""
    player = state.players[seat]
    player.ap = min(player.ap + ap, max(player.ap, state.book.rules.ap_max + mod(state, seat, "ap_max")))
    player.mp += mp
    if table.listening:
        table.tell("gains", "SK-090" if ap else "SK-093", seat=seat, ap=ap, mp=mp)


@carries_out(atoms.GainMP)
def gain_mp(run: Run, atom: atoms.GainMP) -> None:
    gain(run.table, run.state, run.seat, 0, atom.n)


@carries_out(atoms.LoseAP)
def lose_ap(run: Run, atom: atoms.LoseAP) -> None:
    for seat in [run.seat] if atom.who == "you" else run.seats():
        player = run.state.players[seat]
        lost = min(player.ap, atom.n or player.ap)
        player.ap -= lost
        run.table.tell("loses_ap", "SK-020", seat=seat, n=lost)


@carries_out(atoms.Draw)
def draw_some(run: Run, atom: atoms.Draw) -> None:
    draw(run.table, run.state, run.seat, atom.n, "SK-025")


@carries_out(atoms.Scry)
def scry(run: Run, atom: atoms.Scry) -> None:
    """See the top cards; each to the top or bottom, in an order of choice (SK-222, SK-R195)."""
    state, table, seat = run.state, run.table, run.seat
    deck = state.players[seat].deck
    seen = [deck.pop() for _ in range(min(atom.n, len(deck)))]
    for card in seen:
        table.show(card, 1 << seat)
    top: list[int] = []
    while seen:
        options = [option(where, card) for card in seen for where in ("top", "bottom")]
        choice = table.ask(seat, options, prompts.SCRY)
        seen.remove(choice.a)
        if choice.verb == "top":
            top.append(choice.a)
        else:
            deck.insert(0, choice.a)
    deck += top
    table.tell("scries", "SK-222", seat=seat, n=atom.n)


@carries_out(atoms.Inspect)
def inspect(run: Run, atom: atoms.Inspect) -> None:
    """See all that the inspected player may look at (SK-221, SK-R10)."""
    state, bit = run.state, 1 << run.seat
    for seat in run.seats()[:1]:
        player = state.players[seat]
        for card in player.hand + [each.card for each in player.zone if each.down] + player.side:
            run.table.show(card, bit)
        run.table.tell("inspects", "SK-221", seat=run.seat, other=seat)


@carries_out(atoms.MakeDiscard)
def make_discard(run: Run, atom: atoms.MakeDiscard) -> None:
    for seat in run.seats():
        for _ in range(atom.n):
            hand = run.state.players[seat].hand
            if hand:
                options = [option("drop", card) for card in hand]
                discard(run.table, run.state, run.table.ask(seat, options, prompts.DISCARD).a, "SK-027")


@carries_out(atoms.Regain)
def regain(run: Run, atom: atoms.Regain) -> None:
    player = run.state.players[run.seat]
    for _ in range(atom.n):
        cards = [card for card in player.discard if not atom.type or card_of(run.state, card).type == atom.type]
        choice = run.table.ask(run.seat, [prompts.STOP, *(option("regain", card) for card in cards)], prompts.REGAIN)
        if choice is prompts.STOP:
            return
        player.discard.remove(choice.a)
        player.hand.append(choice.a)
        run.table.tell("regains", "SK-028", seat=run.seat, card=choice.a)


@carries_out(atoms.PlayFromDiscard)
def play_from_discard(run: Run, atom: atoms.PlayFromDiscard) -> None:
    """All steps of playing now; it waits on the Stack until this effect is done (SK-275, SK-R65, SK-R94)."""
    state, player = run.state, run.state.players[run.seat]
    ways: dict[Option, Play] = {}
    for card in player.discard:
        play = Play(state.faces[card], card=card, free=True)
        design = card_of(state, card)
        if design.is_spell and design.type == atom.type and can_play(state, run.seat, play, timing=False):
            ways[option("play", card)] = play
    if ways:
        choice = run.table.ask(run.seat, [prompts.NO, *ways], prompts.FREE_SPELL)
        if choice is not prompts.NO:
            item = put_on_stack(run.table, state, run.seat, ways[choice])
            if printed(state, item).immediate:  # SK-159
                from rulewright.games.seekers.stack import at_once

                at_once(run.table, state, item)


@carries_out(atoms.StashCard)
def stash(run: Run, atom: atoms.StashCard) -> None:
    """A hand card goes face down into the effect Zone (SK-273, SK-D27, SK-R08)."""
    state, player = run.state, run.state.players[run.seat]
    if not player.hand:
        return
    options = [prompts.NO, *(option("stash", card) for card in player.hand)]
    choice = run.table.ask(run.seat, options, prompts.STASH)
    if choice is prompts.NO:
        return
    player.hand.remove(choice.a)
    lasting = enter_zone(state, run.seat, choice.a, state.faces[choice.a], False)
    lasting.down, lasting.face, lasting.moments, lasting.shield, lasting.uses = True, -1, 0, 0, 0
    run.table.tell("stashes", "SK-273", seat=run.seat, card=choice.a)


# -- the Stack and effect Zones


@carries_out(atoms.Counter)
def counter(run: Run, atom: atoms.Counter) -> None:
    """Put a card from the Stack into Discard without resolving it (SK-217, SK-R96)."""
    state = run.state
    for item in [each for each in state.stack if each.uid in run.victims]:
        if atom.n and state.players[item.seat].ap >= atom.n:
            if run.table.ask(item.seat, [prompts.NO, prompts.YES], prompts.TAX) is prompts.YES:
                state.players[item.seat].ap -= atom.n
                continue
        state.stack.remove(item)
        if item.card >= 0:
            state.players[state.owner[item.card]].discard.append(item.card)
        run.table.tell("counters", "SK-217", seat=run.seat, face=item.face, card=item.card)
        happen(state, "countered", run.seat)


@carries_out(atoms.Dispel)
def dispel(run: Run, atom: atoms.Dispel) -> None:
    """SK-218; a face-down card may be Dispelled unseen (SK-R09)."""
    for seat in from_active(run.state):
        for lasting in run.state.players[seat].zone[:]:
            if lasting.born in run.victims:
                leave_zone(run.table, run.state, lasting, "SK-218")
                happen(run.state, "countered", run.seat)


@carries_out(atoms.CopyIt)
def copy_it(run: Run, atom: atoms.CopyIt) -> None:
    """A duplicate on the Stack, which resolves first; new targets may be chosen (SK-215, SK-216, SK-R103)."""
    state = run.state
    for item in [each for each in state.stack if each.uid in run.victims]:
        state.births += 1
        twin = Item(state.births, COPY, -1, item.face, item.action, run.seat, item.amplified, item.direction,
                    item.targets[:], item.bonus, 0, "", item.n, item.unit)  # fmt: skip
        _retarget(run, twin, must=False)
        state.stack.append(twin)
        run.table.tell("copies", "SK-215", seat=run.seat, face=item.face)


@carries_out(atoms.Redirect)
def redirect(run: Run, atom: atoms.Redirect) -> None:
    """Change the target of something on the Stack, if another is legal (SK-132, SK-133, SK-R84)."""
    for item in [each for each in run.state.stack if each.uid in run.victims]:
        _retarget(run, item, must=True)


def _retarget(run: Run, item: Item, must: bool) -> None:
    from rulewright.games.seekers.playing import aim_of

    state = run.state
    aim = aim_of(printed(state, item), item.amplified)
    if aim.has_direction and not must:
        item.direction = run.table.ask(run.seat, [option("direction", d) for d in range(6)], prompts.DIRECTION).a
    if not aim.has_target:
        return
    others = [each for each in legal_targets(state, item.seat, aim, item.uid) if each not in item.targets]
    options = [option(f"at_{aim.kind}", each) for each in others]
    if not must:
        if count(state, run.seat, "retargeted") > LOOPS:
            return  # copies of copies without end: the choice that feeds the loop is no longer given (SK-D29)
        options.insert(0, prompts.NO)
    if options:
        choice = run.table.ask(run.seat, options, prompts.NEW_TARGET)
        if choice is not prompts.NO:
            item.targets = [choice.a]


@carries_out(atoms.Hasten)
def hasten(run: Run, atom: atoms.Hasten) -> None:
    """Take Moments off own effects and Ailments on you, any number of them (SK-220, SK-R119, SK-R209)."""
    state, seat = run.state, run.seat
    who, done = state.units[seat], set[int | str]()  # zone entries by birth, Ailments and Intangible by name
    while True:
        zone = [each for each in state.players[seat].zone if each.moments and not each.down and each.born not in done]
        options = [option("hasten_zone", each.born) for each in zone]
        ails = {option("hasten_ailment", AILMENT_NAMES.index(each.name)): each
                for each in who.ailments if each.name not in done}  # fmt: skip
        options += ails
        if who.fade and "Intangible" not in done:
            options.append(prompts.HASTEN_FADE)  # an effect of one's own as well (SK-220)
        choice = run.table.ask(seat, [prompts.STOP, *options], prompts.HASTEN)
        if choice is prompts.STOP:
            return
        if choice.verb == "hasten_zone":
            lasting = next(each for each in zone if each.born == choice.a)
            done.add(lasting.born)
            lasting.moments = max(0, lasting.moments - atom.n)
            if not lasting.moments:
                run_out(run.table, state, lasting)
        elif choice is prompts.HASTEN_FADE:
            done.add("Intangible")
            who.fade = max(0, who.fade - atom.n)
            if not who.fade:
                solid_again(run.table, state, seat)
        else:
            ailment = ails[choice]
            done.add(ailment.name)
            ailment.n = max(0, ailment.n - atom.n)
            if not ailment.n:
                ailments.end(run.table, state, seat, ailment)


@carries_out(atoms.AddDamage)
def add_damage(run: Run, atom: atoms.AddDamage) -> None:
    """Ashen Loop: onto the card that was paid for, if it is still on the Stack (SK-R199)."""
    for item in run.state.stack:
        if item.uid == run.item.targets[0]:
            item.bonus += run.item.n
            run.table.tell("adds", "SK-R199", seat=run.seat, n=run.item.n)


@carries_out(atoms.Echo)
def echo(run: Run, atom: atoms.Echo) -> None:
    """Deal the noted amount again as another type, a separate event (SK-R204)."""
    if run.item.unit >= 0:
        deal(run.table, run.state, run.item.unit, [Part(run.item.n, atom.type)], run.seat)
        check_defeat(run.table, run.state)
