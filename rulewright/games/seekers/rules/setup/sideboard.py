"""The exchange with the Sideboard before a game (SK-079, SK-R20 to SK-R22)."""

from collections import Counter

from rulewright.games.seekers.rules import events, prompts
from rulewright.games.seekers.rules.playing.targeting import meets
from rulewright.games.seekers.rules.setup.armory import RARITIES
from rulewright.games.seekers.rules.state import State
from rulewright.games.seekers.rules.verbs import BRING_IN, TAKE_OUT
from rulewright.kernel.question import CardId, Face, Option, Seat
from rulewright.kernel.table import Table


def exchange(table: Table, state: State, seat: Seat) -> None:
    """One for one with the Sideboard, any number; Tactics secretly, Equipment openly (SK-079, SK-R22, SK-D06)."""
    player, faces = state.players[seat], state.faces
    moved: list[CardId] = []
    armory = Counter([player.seeker, *[faces[card] for card in player.equipment + player.deck]])
    left = list(player.side)
    while not player.out:
        fits: dict[Face, bool] = {}
        ins: list[Option] = []
        for card in left:
            face = faces[card]
            if face not in fits:
                fits[face] = bool(_partners(state, seat, armory, face, moved, 1))
            if fits[face]:
                ins.append(BRING_IN(card))
        choice = table.ask(seat, [prompts.STOP, *ins], prompts.SIDE_IN)
        if choice is prompts.STOP:
            break
        (new,) = BRING_IN.of(choice)
        outs = [TAKE_OUT(card) for card in _partners(state, seat, armory, faces[new], moved)]
        (out,) = TAKE_OUT.of(table.ask(seat, outs, prompts.SIDE_OUT))
        moved += [new, out]
        left.remove(new)
        armory[faces[out]] -= 1
        table.rearrange([new, out], [1, 0])  # the sleeves stay, so they tell nobody what was exchanged
        armory[faces[out]] += 1
        if out in player.equipment:
            table.show(out)
            table.tell(events.equips, seat=seat, card=out, target=new)


def _partners(
    state: State, seat: Seat, armory: Counter[Face], face: Face, moved: list[CardId], enough: int = 1000
) -> list[CardId]:
    """What may leave for a Sideboard card so that the Armory stays legal (SK-R20, SK-R22); `enough` of them."""
    player, cards, faces, rules = state.players[seat], state.book.cards, state.faces, state.book.rules
    new = cards[face]
    if new.kind != "tactic" and not meets(state, seat, new):
        return []  # SK-R16
    if new.rarity and armory[face] >= rules.copy_limits[RARITIES.index(new.rarity)]:
        return []
    full = False
    if new.rarity == "legendary":
        full = sum([n for each, n in armory.items() if cards[each].rarity == new.rarity]) >= rules.legendary_max
    found: list[CardId] = []
    for card in player.deck if new.kind == "tactic" else player.equipment:
        other = faces[card]
        old = cards[other]
        if other != face and old.kind == new.kind and card not in moved:
            if not full or old.rarity == "legendary":
                found.append(card)
                if len(found) == enough:
                    break
    return found
