"""What spells do when they resolve: one function an atom, and permanents taking their place (LC-157 to LC-204)."""

from collections.abc import Callable
from typing import Any

from rulewright.games.lytharian.cards import atoms
from rulewright.games.lytharian.cards.card import KING, X_COST, Card
from rulewright.games.lytharian.rules import prompts
from rulewright.games.lytharian.rules.casting import shatters
from rulewright.games.lytharian.rules.damage import Blow, check_def, deal, heal
from rulewright.games.lytharian.rules.honor import keeps_honor
from rulewright.games.lytharian.rules.movement import displace
from rulewright.games.lytharian.rules.powers.context import powers_now
from rulewright.games.lytharian.rules.secrets import having, observe
from rulewright.games.lytharian.rules.state import SPELL, Item, State, controller, in_play, printed, seat_of
from rulewright.games.lytharian.rules.targeting import castle_guards, invulnerable, is_hidden
from rulewright.games.lytharian.rules.turnover import TurnEnds
from rulewright.games.lytharian.rules.zones import draw, gain, reveal, shuffle_deck, strip, to_nether
from rulewright.kernel.question import Option, Seat, option
from rulewright.kernel.table import Table


def target_there(state: State, item: Item, card: Card) -> bool:
    """Whether the target is still where it was targeted (LC-158, LC-R163 to LC-R165, LC-R171)."""
    match card.aim.kind:
        case "troop" | "friend" | "enemy":
            return state.at[item.target] >= 0 and state.left[item.target] == item.left
        case "spell":
            return any(each.uid == item.target for each in state.stack)
        case "permanent" | "curse" | "gear":
            return in_play(state, item.target)
        case "geared":
            return state.weapon[item.target] >= 0 or state.armor[item.target] >= 0
    return True


def second_there(state: State, item: Item) -> bool:
    return item.second >= 0 and state.at[item.second] >= 0 and state.left[item.second] == item.second_left


def carry_out(table: Table, state: State, item: Item, card: Card) -> None:
    """The atoms of a spell that does not stay, in order; its damage is one event (LC-R166, LC-R167, LC-R170)."""
    there = target_there(state, item, card)
    if not there and table.listening:
        table.tell_plain("fizzles", "LC-158", seat=item.seat, card=item.card)
    blows: list[Blow] = []
    for atom in card.effects:
        n = item.x if atom.x else atom.n
        if isinstance(atom, atoms.Hit):
            if there:
                blows.append(_blow(state, item, card, item.target, n))
        elif isinstance(atom, atoms.HitSecond):
            if there and second_there(state, item) and _open_to(table, state, card, item.second):
                blows.append(_blow(state, item, card, item.second, n))
        elif isinstance(atom, atoms.Splash):
            if there:
                blows += [_blow(state, item, card, t, n) for t in _around(table, state, item, card)]
    if blows:
        deal(table, state, blows)
    for atom in card.effects:
        handler = HANDLERS.get(type(atom))
        if handler is None:
            continue
        if isinstance(atom, atoms.HealSecond):
            if second_there(state, item):
                heal(table, state, item.second, item.x if atom.x else atom.n, "LC-172")  # LC-R200
        elif there:
            handler(table, state, item, card, atom)


def _blow(state: State, item: Item, card: Card, troop: int, n: int) -> Blow:
    return Blow(troop, n, card.element, "spell", item.seat, clause="LC-197")


def _around(table: Table, state: State, item: Item, card: Card) -> list[int]:
    """Enemies of the caster next to the primary target, face down or in a castle (LC-163, LC-202, LC-R168, LC-R169)."""
    near = [state.board[square] for square in state.book.near[state.at[item.target]]]
    foes = [t for t in near if t >= 0 and seat_of(state, t) != item.seat and _open_to(table, state, card, t)]
    return [t for t in foes if not shatters(table, state, item.seat, t)]  # LC-R173


def _open_to(table: Table, state: State, card: Card, troop: int) -> bool:
    """Whether a secondary target is affected: not if invulnerable, which is stated (LC-R180)."""
    proof = invulnerable(state, troop, card)
    if is_hidden(state, troop):
        mask = having(state, f"invulnerability:{card.element}") | having(state, f"invulnerability:{card.type}")
        observe(state, troop, mask if proof else ~mask)
    if proof and table.listening:
        table.tell_plain("unhurt", "LC-R180", troop=troop)
    return not proof


# -- one function an atom

Handler = Callable[[Table, State, Item, Card, Any], None]


def _heal(table: Table, state: State, item: Item, card: Card, atom: atoms.Heal) -> None:
    n = item.x if atom.x else atom.n
    heal(table, state, item.target, n or state.hurt[item.target], "LC-172")


def _gain(table: Table, state: State, item: Item, card: Card, atom: atoms.GainMana) -> None:
    gain(table, state, item.seat, item.x if atom.x else atom.n, "LC-172")


def _drain(table: Table, state: State, item: Item, card: Card, atom: atoms.DrainMana) -> None:
    gain(table, state, item.target, -(item.x if atom.x else atom.n), "LC-R65")


def _end_turn(table: Table, state: State, item: Item, card: Card, atom: atoms.EndTurn) -> None:
    """The rest of the stack is gone with the turn (LC-076, LC-R72)."""
    if state.duel is None and item.seat == state.active:
        raise TurnEnds


def _prevent(table: Table, state: State, item: Item, card: Card, atom: atoms.Prevent) -> None:
    """To the end of the combat, or of the turn outside one (LC-R132)."""
    n = item.x if atom.x else atom.n
    whole = state.fight is None or state.book.rules.prevention_duration == "turn"
    (state.ward if whole else state.guard)[item.target] += n
    if table.listening:
        table.tell_plain("protects", "LC-195", troop=item.target, n=n)


def _counter(table: Table, state: State, item: Item, card: Card, atom: atoms.Counter) -> None:
    for each in state.stack:
        if each.uid == item.target and each.kind == SPELL:
            each.countered = True  # LC-159, LC-232


def _destroy(table: Table, state: State, item: Item, card: Card, atom: atoms.Destroy) -> None:
    troop = strip(table, state, item.target, "LC-195")
    _weakened(table, state, item.seat, troop)


def _weakened(table: Table, state: State, seat: Seat, troop: int) -> None:
    """Def may have gone with a card: of its bearer, or of everybody if it was an enchant (LC-R135)."""
    if troop >= 0:
        check_def(table, state, troop, seat)
    else:
        for other, hurt in enumerate(state.hurt):
            if hurt:
                check_def(table, state, other, seat)


def _rust(table: Table, state: State, item: Item, card: Card, atom: atoms.Rust) -> None:
    for pile in (state.weapon, state.armor):
        if pile[item.target] >= 0:
            strip(table, state, pile[item.target], "LC-195")
    check_def(table, state, item.target, item.seat)


def steps_from(state: State, seat: Seat, troop: int, n: int) -> list[int]:
    """Squares exactly n away in a straight line, every square entered empty (LC-R97); honor is kept (LC-331)."""
    found = []
    for ray in state.book.rays[state.at[troop]]:
        if len(ray) >= n and all(state.board[square] < 0 for square in ray[:n]):
            if keeps_honor(state, seat, troop, ray[n - 1]):
                found.append(ray[n - 1])
    return found


def _step(table: Table, state: State, item: Item, card: Card, atom: atoms.Step) -> None:
    """Moved by a spell, unless a Juggernaut is moved by its enemy (LC-270, LC-R75, LC-R88, LC-R95)."""
    troop = item.target
    if seat_of(state, troop) != item.seat and "juggernaut" in powers_now(state, troop):
        return
    squares = steps_from(state, item.seat, troop, atom.n)
    if not squares:
        return
    choice = table.ask(item.seat, [option("step", square) for square in squares], prompts.STEP, item.card)
    displace(table, state, troop, choice.a, "LC-195")


def _move_like(table: Table, state: State, item: Item, card: Card, atom: atoms.MoveLike) -> None:
    state.like[item.target] = atom.role
    if table.listening:
        table.tell_plain("moves_like", "LC-R89", troop=item.target, n=atom.role)


def _discard(table: Table, state: State, item: Item, card: Card, atom: atoms.Discard) -> None:
    """At random, all of them if there are too few (LC-R192)."""
    from rulewright.games.lytharian.rules.zones import discard

    hand = state.players[item.target].hand
    for _ in range(atom.n):
        if hand:
            discard(table, state, hand[table.below(len(hand))], "LC-R192")


def _draw(table: Table, state: State, item: Item, card: Card, atom: atoms.Draw) -> None:
    draw(table, state, item.seat, atom.n, "LC-198")


def _search(table: Table, state: State, item: Item, card: Card, atom: atoms.Search) -> None:
    search(table, state, item.seat, atom.n, gear=False)


def search(table: Table, state: State, seat: Seat, n: int, gear: bool) -> None:
    """Look through the own deck, take cards or none, shuffle and cut (LC-R193, LC-R194, LC-D15, LC-D29)."""
    player = state.players[seat]
    for card in player.deck:
        table.show(card, 1 << seat)
    for _ in range(n):
        fits = [card for card in player.deck if not gear or state.book.cards[state.faces[card]].kind != "spell"]
        choice = table.ask(seat, [prompts.NONE, *(option("take", card) for card in fits)], prompts.SEARCH)
        if choice is prompts.NONE:
            break
        player.deck.remove(choice.a)
        player.hand.append(choice.a)
        if gear:
            state.gear.append(choice.a)
        if table.listening:
            table.tell_plain("takes", "LC-R193", seat=seat, card=choice.a)
    shuffle_deck(table, state, seat)


def revivable(state: State, seat: Seat) -> tuple[list[int], list[int]]:
    """Troops of the own crypt but no King, and empty squares of the first two ranks (LC-R106)."""
    size = state.book.board.width
    ranks = (0, 1) if seat == state.first else (size - 1, size - 2)
    squares = [rank * size + file for rank in ranks for file in range(size) if state.board[rank * size + file] < 0]
    return [t for t in state.players[seat].crypt if printed(state, t).role != KING], squares


def _revive(table: Table, state: State, item: Item, card: Card, atom: atoms.Revive) -> None:
    """Undamaged and face up (LC-340, LC-R106, LC-R244, LC-D48)."""
    troops, squares = revivable(state, item.seat)
    if not troops or not squares or state.duel is not None:
        return
    troop = table.ask(item.seat, [option("revive", t) for t in troops], prompts.REVIVE, item.card).a
    square = table.ask(item.seat, [option("step", s) for s in squares], prompts.REVIVE_AT, item.card).a
    state.players[item.seat].crypt.remove(troop)
    state.at[troop], state.board[square] = square, troop
    state.up[troop] = 1
    state.stir = True
    if table.listening:
        table.tell_plain("returns", "LC-R106", card=troop, square=square, seat=item.seat)


def _redirect(table: Table, state: State, item: Item, card: Card, atom: atoms.Redirect) -> None:
    """The curse changes sides (LC-182, LC-R187, LC-D32)."""
    curse = item.target
    host = state.curse.index(curse)
    if state.owner[curse] == item.seat:
        state.held.pop(curse, None)
    else:
        state.held[curse] = item.seat
    design = state.book.cards[state.faces[curse]]
    foe = 1 - item.seat
    theirs = range(foe * state.n, foe * state.n + state.n)
    hosts = [
        t for t in theirs
        if state.at[t] >= 0 and state.curse[t] < 0 and state.aura[t] < 0
        and not castle_guards(state, t, item.seat) and not _known_proof(state, item.seat, t, design)
    ]  # fmt: skip
    while hosts:
        new = table.ask(item.seat, [option("at_troop", t) for t in hosts], prompts.HOST, curse).a
        if is_hidden(state, new):
            words = (f"invulnerability:{design.element}", f"invulnerability:{design.type}")
            mask = having(state, words[0]) | having(state, words[1])
            proof = invulnerable(state, new, design)
            observe(state, new, mask if proof else ~mask)
            if proof:
                hosts.remove(new)
                continue
        state.curse[host], state.curse[new] = -1, curse
        check_def(table, state, new, item.seat)
        break
    if table.listening:
        table.tell_plain("redirects", "LC-182", seat=item.seat, card=curse)


def _known_proof(state: State, seat: Seat, troop: int, design: Card) -> bool:
    from rulewright.games.lytharian.rules.targeting import known_invulnerable

    return known_invulnerable(state, seat, troop, design)


def _reveal(table: Table, state: State, item: Item, card: Card, atom: atoms.Reveal) -> None:
    reveal(table, state, item.target, "LC-R288")


HANDLERS: dict[type, Handler] = {
    atoms.Heal: _heal, atoms.HealSecond: _heal, atoms.GainMana: _gain, atoms.DrainMana: _drain,
    atoms.EndTurn: _end_turn, atoms.Prevent: _prevent, atoms.Counter: _counter, atoms.Destroy: _destroy,
    atoms.Rust: _rust, atoms.Step: _step, atoms.MoveLike: _move_like, atoms.Discard: _discard, atoms.Draw: _draw,
    atoms.Search: _search, atoms.Revive: _revive, atoms.Redirect: _redirect, atoms.Reveal: _reveal,
}  # fmt: skip


# -- permanents


def settle_permanent(table: Table, state: State, item: Item, card: Card) -> None:
    """An aura, curse or enchant resolves and stays (LC-168, LC-176, LC-189, LC-R185)."""
    if card.type == "enchant":
        _settle_enchant(table, state, item)
        return
    troop = item.target
    if not target_there(state, item, card):
        to_nether(table, state, item.card)
        if table.listening:
            table.tell_plain("fizzles", "LC-158", seat=item.seat, card=item.card)
        return
    pile = state.aura if card.type == "aura" else state.curse
    if card.type == "curse" and state.curse[troop] >= 0 and controller(state, state.curse[troop]) != item.seat:
        to_nether(table, state, item.card)  # LC-R186
        return
    if pile[troop] >= 0:
        strip(table, state, pile[troop], "LC-170" if card.type == "aura" else "LC-183")
    if card.type == "curse" and state.aura[troop] >= 0:
        strip(table, state, state.aura[troop], "LC-178")  # LC-R181
    pile[troop] = item.card
    if card.cost == X_COST:
        state.paid[item.card] = item.x
    if table.listening:
        table.tell_plain("attaches", "LC-171" if card.type == "aura" else "LC-186", troop=troop, card=item.card)
    for atom in card.effects:
        if isinstance(atom, atoms.Reveal):
            reveal(table, state, troop, "LC-R288")
    check_def(table, state, troop, item.seat)


def _settle_enchant(table: Table, state: State, item: Item) -> None:
    """A free space, or that of one that makes room (LC-190, LC-192, LC-193, LC-R190, LC-R289, LC-D28)."""
    player, most = state.players[item.seat], state.book.rules.max_enchants
    name = state.book.cards[item.face].name
    if not most or any(state.book.cards[state.faces[each]].name == name for each in player.enchants):
        to_nether(table, state, item.card)  # LC-191
        return
    if len(player.enchants) >= most:
        options: list[Option] = [option("replace", each) for each in player.enchants]
        old = table.ask(item.seat, options, prompts.REPLACE, item.card).a
        strip(table, state, old, "LC-193")
        player.enchants.append(item.card)
        _weakened(table, state, -1, -1)
    else:
        player.enchants.append(item.card)
    if table.listening:
        table.tell_plain("enchants", "LC-187", seat=item.seat, card=item.card)
