"""Carries out the atoms about other cards: on the Stack, and in effect Zones."""

from dataclasses import replace

from rulewright.games.seekers.cards.ailments import ailment_id
from rulewright.games.seekers.cards.atoms import stack as atoms
from rulewright.games.seekers.rules import events, prompts, verbs
from rulewright.games.seekers.rules.ailments import applying
from rulewright.games.seekers.rules.ids import DIRECTIONS, StackId
from rulewright.games.seekers.rules.movement.card_movement import solid_again
from rulewright.games.seekers.rules.playing.targeting import aim_of, legal_targets, tell_aim
from rulewright.games.seekers.rules.resolution.run import EFFECTS, Run
from rulewright.games.seekers.rules.resolution.triggers import trigger_aim
from rulewright.games.seekers.rules.state import CARD, COPY, TRIGGER, Item, from_active, printed
from rulewright.games.seekers.rules.trigger_matching import count, happen
from rulewright.games.seekers.rules.zones import leave_zone, run_out
from rulewright.kernel.question import NO_CARD

LOOPS = 20  # rounds of an optional loop before its player must break it (SK-R114)


@EFFECTS.carries_out(atoms.Counter)
def counter(run: Run, atom: atoms.Counter) -> None:
    """Put a card from the Stack into Discard without resolving it (SK-217, SK-R96)."""
    state = run.state
    for item in [each for each in state.stack if each.uid in run.victims]:
        if atom.n and state.players[item.seat].ap >= atom.n:
            if run.ask([prompts.NO, prompts.YES], prompts.TAX, item.seat) is prompts.YES:
                state.players[item.seat].ap -= atom.n
                run.table.tell(events.pays, seat=item.seat, n=atom.n, face=item.face)
                continue
        if item not in state.stack:
            continue  # its player has conceded (SK-R190)
        state.stack.remove(item)
        if item.kind == CARD:
            state.players[state.owner[item.card]].discard.append(item.card)
        run.table.tell(events.counters, seat=run.seat, face=item.face, card=item.card)
        happen(state, "countered", run.seat)


@EFFECTS.carries_out(atoms.Dispel)
def dispel(run: Run, atom: atoms.Dispel) -> None:
    """SK-218; a face-down card may be Dispelled unseen (SK-R09)."""
    for seat in from_active(run.state):
        for lasting in run.state.players[seat].zone[:]:
            if lasting.born in run.victims:
                leave_zone(run.table, run.state, lasting, "SK-218")
                happen(run.state, "countered", run.seat)


@EFFECTS.carries_out(atoms.CopyIt)
def copy_it(run: Run, atom: atoms.CopyIt) -> None:
    """A duplicate on the Stack, which resolves first; new targets may be chosen (SK-215, SK-216, SK-R103)."""
    state = run.state
    for item in [each for each in state.stack if each.uid in run.victims]:
        state.births += 1
        twin = replace(item, uid=StackId(state.births), card=NO_CARD, targets=item.targets[:], charges=0)
        if item.kind != TRIGGER:
            twin.kind = COPY
        if item.seat >= 0:  # the effect of an Ailment or a hex stays nobody's (SK-R111)
            twin.seat = run.seat
        run.table.tell(events.copies, seat=run.seat, face=item.face)
        _retarget(run, twin, must=False)
        state.stack.append(twin)


@EFFECTS.carries_out(atoms.Redirect)
def redirect(run: Run, atom: atoms.Redirect) -> None:
    """Change the target of something on the Stack, if another is legal (SK-132, SK-133, SK-R84)."""
    for item in [each for each in run.state.stack if each.uid in run.victims]:
        _retarget(run, item, must=True)


def _retarget(run: Run, item: Item, must: bool) -> None:
    state = run.state
    aim = trigger_aim(state, item) if item.kind == TRIGGER else aim_of(printed(state, item), item.amplified)
    if aim.has_direction and not must:
        ways = [verbs.DIRECTION(way) for way in DIRECTIONS]
        (item.direction,) = verbs.DIRECTION.of(run.ask(ways, prompts.DIRECTION))
    if not aim.has_target:
        return
    others = [each for each in legal_targets(state, item.seat, aim, item.uid) if each not in item.targets]
    options = [verbs.AT[aim.kind](each) for each in others]
    if not must:
        if count(state, run.seat, "retargeted") > LOOPS:
            return  # copies of copies without end: the choice that feeds the loop is no longer given (SK-D29)
        options.insert(0, prompts.NO)
    if options:
        choice = run.ask(options, prompts.NEW_TARGET)
        if choice is not prompts.NO:
            item.targets = [choice.a]
            if must:
                run.table.tell(events.redirects, seat=run.seat, face=item.face)
            tell_aim(run.table, state, item, aim)


@EFFECTS.carries_out(atoms.Hasten)
def hasten(run: Run, atom: atoms.Hasten) -> None:
    """Take Moments off own effects and Ailments on you, any number of them (SK-220, SK-R119, SK-R209)."""
    state, seat = run.state, run.seat
    who, done = state.units[seat], set[int | str]()  # zone entries by birth, Ailments and Intangible by name
    while True:
        zone = [each for each in state.players[seat].zone if each.moments and not each.down and each.born not in done]
        options = [verbs.HASTEN_ZONE(each.born) for each in zone]
        ails = {verbs.HASTEN_AILMENT(ailment_id(each.name)): each
                for each in who.ailments if each.name not in done}  # fmt: skip
        options += ails
        if who.fade and "Intangible" not in done:
            options.append(prompts.HASTEN_FADE)  # an effect of one's own as well (SK-220)
        choice = run.ask([prompts.STOP, *options], prompts.HASTEN)
        if choice is prompts.STOP:
            return
        if choice.verb == verbs.HASTEN_ZONE.name:
            lasting = next(each for each in zone if each.born == choice.a)
            done.add(lasting.born)
            lasting.moments = max(0, lasting.moments - atom.n)
            run.table.tell(events.hastened, seat=seat, face=lasting.face, born=lasting.born, n=lasting.moments)
            if not lasting.moments:
                run_out(run.table, state, lasting)
        elif choice is prompts.HASTEN_FADE:
            done.add("Intangible")
            who.fade = max(0, who.fade - atom.n)
            run.table.tell(events.fades.under("SK-220"), unit=seat, n=who.fade)
            if not who.fade:
                solid_again(run.table, state, seat)
        else:
            ailment = ails[choice]
            done.add(ailment.name)
            ailment.n = max(0, ailment.n - atom.n)
            run.table.tell(events.eased, unit=seat, ailment=ailment_id(ailment.name), n=ailment.n)
            if not ailment.n:
                applying.end(run.table, state, seat, ailment)
