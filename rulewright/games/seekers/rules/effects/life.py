"""Carries out the atoms of Life: damage, healing, Shields, Ailments."""

from rulewright.games.seekers.cards.ailments import ailment_id
from rulewright.games.seekers.cards.atoms import life as atoms
from rulewright.games.seekers.cards.atoms.base import DamageType, Flag
from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.ailments import applying
from rulewright.games.seekers.rules.damage import Part, deal, heal, roll
from rulewright.games.seekers.rules.ending import check_defeat, lose_life
from rulewright.games.seekers.rules.ids import AnyUnit
from rulewright.games.seekers.rules.resolution.run import EFFECTS, Run
from rulewright.games.seekers.rules.state import State, ailment, are_enemies, from_active, givers, mod
from rulewright.games.seekers.rules.verbs import AILMENT
from rulewright.games.seekers.rules.zones import enter_zone, tell_stays, use_up
from rulewright.kernel.question import Seat


@EFFECTS.carries_out(atoms.Hit)
def hit(run: Run, atom: atoms.Hit) -> None:
    """One roll for all victims (SK-R126), a damage event each, then the defeat check."""
    state, table, seat = run.state, run.table, run.seat
    units = run.units(atom)
    if not units:
        return  # it misses, and nothing is rolled
    flag, empower = atom.roll, atom.empower
    dice = atom.n + _more_dice(state, seat, atom, units) if atom.per else atom.n
    kind: DamageType = atom.type or run.card.type or "physical"
    if run.critical:
        flag = "critical"
    elif flag != "critical" and dice and atom.who != "you":
        flag = _luck(run, flag)
    if atom.who != "you":
        empower += mod(state, seat, f"empower_{kind}")
    n = roll(table, state, dice, flag, empower) + atom.plus + run.item.bonus
    if table.listening and dice:
        _tell_raised(run, atom, kind, dice)
    run.item.bonus = 0  # added once, however often the card hits (SK-R199)
    for unit in units:
        if deal(table, state, unit, [Part(n, kind)], seat, atom.carries, run.card.subtle, flag=flag):
            run.hurt.append(unit)
    check_defeat(table, state)
    if atom.duplicate:  # the same amount, before prevention and Shields (SK-R129)
        for unit in units:
            deal(table, state, unit, [Part(n, kind)], seat, (), run.card.subtle, "SK-205")
        check_defeat(table, state)


def _tell_raised(run: Run, atom: atoms.Hit, kind: DamageType, dice: int) -> None:
    """Where each number comes from that the dice do not show: the card itself, and what empowers it (SK-204)."""
    own = atom.plus + run.item.bonus + dice * atom.empower  # what Ashen Loop gave it was told then (SK-R199)
    shares = [(run.item.face, own)]
    if atom.who != "you":
        shares += [(face, dice * n) for face, n in givers(run.state, run.seat, f"empower_{kind}")]
    for face, n in shares:
        if n and face >= 0:
            run.table.tell(events.raises, face=face, n=n)


def _more_dice(state: State, seat: Seat, atom: atoms.Hit, units: list[AnyUnit]) -> int:
    player, victim, battlemap = state.players[seat], state.units[units[0]], state.book.map
    match atom.per:
        case "physical_dealt":
            return player.events.get("physical_dealt", 0)  # SK-R205
        case "hand":
            return len(player.hand)
        case "ailments":
            return len(victim.ailments)
        case "adjacent_wall":  # SK-R158: the edge is one
            return sum(near < 0 or battlemap.is_wall(near) for near in battlemap.step[victim.hex])
    return 0


def _luck(run: Run, flag: str) -> Flag:
    """Advantage and Disadvantage cancel; several of one kind count once (SK-R124)."""
    state, seat = run.state, run.seat
    good = flag == "advantage" or use_up(run.table, state, seat, "advantage") > 0
    bad = flag == "disadvantage" or ailment(state.units[seat], "Palsywort") is not None  # SK-252
    for other in from_active(state):
        if are_enemies(state, seat, other) and mod(state, other, "enemy_disadvantage"):
            use_up(run.table, state, other, "enemy_disadvantage")
            bad = True
    return "" if good == bad else "advantage" if good else "disadvantage"


@EFFECTS.carries_out(atoms.Heal)
def heal_up(run: Run, atom: atoms.Heal) -> None:
    for unit in run.units(atom):
        heal(run.table, run.state, unit, atom.n)


@EFFECTS.carries_out(atoms.HealPer)
def heal_per(run: Run, atom: atoms.HealPer) -> None:
    heal(run.table, run.state, run.seat, run.item.n // atom.n)


@EFFECTS.carries_out(atoms.Shield)
def shield(run: Run, atom: atoms.Shield) -> None:
    """The card goes to the effect Zone with it (SK-030); of an Equipment's or Seeker's effect a mark does (SK-207)."""
    lasting = enter_zone(run.state, run.seat, run.item.card, run.item.face, run.item.action)
    lasting.shield, lasting.moments = atom.n, atom.moments  # a card with this atom lingers in no other way
    run.table.tell(events.shields, seat=run.seat, n=atom.n)
    tell_stays(run.table, lasting)


@EFFECTS.carries_out(atoms.LoseLife)
def bleed_out(run: Run, atom: atoms.LoseLife) -> None:
    for unit in run.units(atom):
        lose_life(run.table, run.state, unit, atom.n, "SK-R133")


@EFFECTS.carries_out(atoms.Ail)
def ail(run: Run, atom: atoms.Ail) -> None:
    for unit in run.units(atom):
        applying.apply(run.table, run.state, unit, atom.ailing, run.seat)


@EFFECTS.carries_out(atoms.Cleanse)
def cleanse(run: Run, atom: atoms.Cleanse) -> None:
    for unit in run.units(atom):
        who = run.state.units[unit]
        for _ in range(atom.n or len(who.ailments)):
            if not who.ailments:
                break
            chosen = who.ailments[0]
            if atom.n:
                options = {AILMENT(ailment_id(each.name)): each for each in who.ailments}
                chosen = options[run.ask(list(options), prompts.CLEANSE)]
            applying.end(run.table, run.state, unit, chosen)


@EFFECTS.carries_out(atoms.AddDamage)
def add_damage(run: Run, atom: atoms.AddDamage) -> None:
    """Ashen Loop: onto the card that was paid for, if it is still on the Stack (SK-R199)."""
    for item in run.state.stack:
        if item.uid == run.item.paid_for:
            item.bonus += run.item.n
            run.table.tell(events.adds, seat=run.seat, face=item.face, n=run.item.n)


@EFFECTS.carries_out(atoms.Echo)
def echo(run: Run, atom: atoms.Echo) -> None:
    """Deal the noted amount again as another type, a separate event (SK-R204)."""
    if run.item.unit >= 0:
        deal(run.table, run.state, run.item.unit, [Part(run.item.n, atom.type)], run.seat)
        check_defeat(run.table, run.state)
