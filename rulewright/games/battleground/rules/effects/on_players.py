"""Atoms that happen to a player: life, mana, experience, charges, cards summoned."""

from rulewright.games.battleground.cards.atoms import Charge, GainExperience, GainMana, LoseLife, Summon, SummonThis
from rulewright.games.battleground.rules import events, prompts
from rulewright.games.battleground.rules.deaths import settle, when_summoned
from rulewright.games.battleground.rules.ending import lose_life
from rulewright.games.battleground.rules.experience import gain_experience
from rulewright.games.battleground.rules.ids import FieldId, SlotId
from rulewright.games.battleground.rules.mana import gain_mana
from rulewright.games.battleground.rules.text import EFFECTS, Run
from rulewright.games.battleground.rules.units.summoning import open_fields, set_down, summon, summonable
from rulewright.games.battleground.rules.verbs import FIELD, SLOT, SUMMON


@EFFECTS.carries_out(LoseLife)
def _lose_life(run: Run, atom: LoseLife) -> None:
    lose_life(run.table, run.state, run.seat, atom.n, "BG-R134")


@EFFECTS.carries_out(GainMana)
def _gain_mana(run: Run, atom: GainMana) -> None:
    for kind in atom.kinds:
        gain_mana(run.table, run.state, run.seat, kind)


@EFFECTS.carries_out(GainExperience)
def _gain_experience(run: Run, atom: GainExperience) -> None:
    gain_experience(run.table, run.state, run.seat, atom.n, "BG-188")


@EFFECTS.carries_out(SummonThis)
def _summon_this(run: Run, atom: SummonThis) -> None:
    """From the play area onto the chosen field (BG-081, BG-176)."""
    state, player = run.state, run.state.players[run.seat]
    player.play = [played for played in player.play if played.card != run.card]
    unit = set_down(run.table, state, run.card, run.face, run.seat, FieldId(run.spot))
    run.unit = unit
    when_summoned(run.table, state, unit)


@EFFECTS.carries_out(Summon)
def _summon(run: Run, atom: Summon) -> None:
    """A unit card from hand, if there is one and room for it (BG-177, BG-243)."""
    settle(run)
    state = run.state
    cards, fields = summonable(state, run.seat), open_fields(state, run.seat)
    if not cards or not fields:
        return
    (card,) = SUMMON.of(run.table.ask(run.seat, [SUMMON(card) for card in cards], prompts.SUMMON))
    (field,) = FIELD.of(run.table.ask(run.seat, [FIELD(field) for field in fields], prompts.FIELD, card))
    summon(run.table, state, run.seat, card, field)


@EFFECTS.carries_out(Charge)
def _charge(run: Run, atom: Charge) -> None:
    """On any of one's prepared spells, owed or not (BG-102)."""
    slots = run.state.players[run.seat].slots
    options = [SLOT(SlotId(i)) for i, slot in enumerate(slots) if slot.card >= 0]
    if not options:
        return
    (i,) = SLOT.of(run.table.ask(run.seat, options, prompts.CHARGE_SLOT))
    slots[i].charges[atom.kind] += 1
    slots[i].gifts[atom.kind] += 1
    if run.table.listening:
        run.table.tell(events.charges.under("BG-102"), seat=run.seat, slot=i, mana=atom.kind)
