"""What is done to the Stack and to effect Zones."""

from rulewright.games.seekers.cards import atoms
from rulewright.games.seekers.rules import ailments, prompts
from rulewright.games.seekers.rules.damage import Part, deal
from rulewright.games.seekers.rules.effects.run import Run, carries_out
from rulewright.games.seekers.rules.ending import check_defeat
from rulewright.games.seekers.rules.events import count, happen
from rulewright.games.seekers.rules.movement import solid_again
from rulewright.games.seekers.rules.playing import legal_targets
from rulewright.games.seekers.rules.state import COPY, Item, from_active, printed
from rulewright.games.seekers.rules.zones import leave_zone, run_out
from rulewright.games.seekers.words.words import AILMENT_NAMES
from rulewright.kernel.question import option

LOOPS = 20  # rounds of an optional loop before its player must break it (SK-R114)


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
        run.table.tell_plain("counters", "SK-217", seat=run.seat, face=item.face, card=item.card)
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
        run.table.tell_plain("copies", "SK-215", seat=run.seat, face=item.face)


@carries_out(atoms.Redirect)
def redirect(run: Run, atom: atoms.Redirect) -> None:
    """Change the target of something on the Stack, if another is legal (SK-132, SK-133, SK-R84)."""
    for item in [each for each in run.state.stack if each.uid in run.victims]:
        _retarget(run, item, must=True)


def _retarget(run: Run, item: Item, must: bool) -> None:
    from rulewright.games.seekers.rules.playing import aim_of

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
            run.table.tell_plain("adds", "SK-R199", seat=run.seat, n=run.item.n)


@carries_out(atoms.Echo)
def echo(run: Run, atom: atoms.Echo) -> None:
    """Deal the noted amount again as another type, a separate event (SK-R204)."""
    if run.item.unit >= 0:
        deal(run.table, run.state, run.item.unit, [Part(run.item.n, atom.type)], run.seat)
        check_defeat(run.table, run.state)
