"""Who may see what: the view of a seat, and worlds that it can't tell from the true one (LC-R14 to LC-R16)."""

from collections import Counter

from rulewright.games.lytharian.cards.armies import ARMIES
from rulewright.games.lytharian.cards.card import PAWN
from rulewright.games.lytharian.rules.deductions import possible_faces
from rulewright.games.lytharian.rules.ids import NO_TROOP, OTHER, TroopId
from rulewright.games.lytharian.rules.setup.army_rules import ready_faces, ready_score, slots
from rulewright.games.lytharian.rules.state import SETUP, NoComrade, Rumor, State
from rulewright.games.lytharian.rules.troops import army, everyone, printed
from rulewright.kernel.dice import Dice
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.state import blank_unknown, deal


def view(state: State, viewer: Seat | None) -> State:
    """The state with only what the viewer may know left in it."""
    seen = blank_unknown(state, viewer)
    if viewer is not None and state.phase == SETUP and state.turn == 0:
        seen.lists = [faces if seat == viewer else () for seat, faces in enumerate(state.lists)]
        seen.armies = [key if seat == viewer else "" for seat, key in enumerate(state.armies)]
    return seen


def conceal(state: State, seat: Seat, dice: Dice) -> None:
    """Deal anew the own deck's order, and of the other's troops, hand and deck what the seat can't know.

    Lists are secret; but the power score is told (LC-R15). Who plays a ready-made army is found out by it: a list
    that fits score and everything seen is taken, else troops and cards are drawn from all that would be legal.
    """
    if state.faces:
        mine = [card for card in state.players[seat].deck if not state.seen[card] & (1 << seat)]
        deal(state, mine, [state.faces[card] for card in mine], dice)
        _other(state, seat, OTHER[seat], dice)
    state.dice.state = dice.bits()


def _other(state: State, seat: Seat, other: Seat, dice: Dice) -> None:
    bit = 1 << seat
    troops = [t for t in army(state, other) if not state.seen[t] & bit]
    cards = [CardId(c) for c in range(2 * state.n, len(state.faces)) if state.owner[c] == other]
    deck = [card for card in cards if not state.seen[card] & bit]
    known_troops = [state.faces[t] for t in army(state, other) if state.seen[t] & bit]
    known_deck = [state.faces[card] for card in cards if state.seen[card] & bit]
    lists = [_left_of(state, other, key, known_troops, known_deck, len(deck)) for key in ARMIES]
    fitting = [found for found in lists if found is not None]
    faces, drawn = fitting[dice.below(len(fitting))] if fitting else ([], [])
    if not (fitting and _deal_troops(state, troops, faces, dice)):
        if not _draw_troops(state, troops, known_troops, dice):
            _deal_troops(state, troops, [state.faces[t] for t in troops], dice)
    _deal_deck(state, deck, drawn or _draw_cards(state, known_deck, len(deck), dice), dice)
    if state.fast_in_hand >> other & 1:
        _hold_one(state, other, deck)


def _left_of(
    state: State, other: Seat, key: str, troops: list[Face], deck: list[Face], hidden: int
) -> tuple[list[Face], list[Face]] | None:
    """What is left of a ready-made army after what was seen; None if it can't be this one."""
    book = state.book
    if ready_score(book, key) != state.players[other].aps:
        return None
    whole = ready_faces(book, key)
    army_left, rest = list(whole[: state.n]), list(whole[state.n :])
    if len(rest) != len(deck) + hidden:
        return None
    for pile, seen in ((army_left, troops), (rest, deck)):
        for face in seen:
            if face not in pile:
                return None
            pile.remove(face)
    return army_left, rest


def _deal_troops(state: State, troops: list[TroopId], faces: list[Face], dice: Dice) -> bool:
    """Put the faces into the sleeves so that everything that is public holds; False if no way was found."""
    kept = [state.faces[t] for t in troops]
    for attempt in range(40):
        order, pool = dice.shuffled(troops), dice.shuffled(faces)
        fixed = _fix_rumors(state, order, pool, dice) if state.rumors and attempt else {}
        if _assign(state, order, pool, fixed) and _rumors_hold(state):
            return True
    for troop, face in zip(troops, kept, strict=True):
        state.faces[troop] = face
    return False


def _fix_rumors(state: State, troops: list[TroopId], pool: list[Face], dice: Dice) -> dict[TroopId, int]:
    """For each rumor that known troops do not explain, one of the others is made to: sleeve -> place in the pool."""
    fixed: dict[TroopId, int] = {}
    for each in state.rumors:
        faces = int(each.faces, 16)
        known = [t for t in everyone(state) if each.troops >> t & 1 and t not in troops]
        if each.heal is None and any(faces >> state.faces[t] & 1 for t in known):
            continue
        ways = [(t, i) for t in troops if each.troops >> t & 1 and t not in fixed
                for i, face in enumerate(pool) if faces >> face & 1 and i not in fixed.values()
                and possible_faces(state, t) >> face & 1]  # fmt: skip
        if ways:
            t, i = ways[dice.below(len(ways))]
            fixed[t] = i
    return fixed


def _assign(state: State, troops: list[TroopId], pool: list[Face], fixed: dict[TroopId, int]) -> bool:
    """A matching of sleeves and faces by augmenting paths; what is fixed stays."""
    holder: dict[int, TroopId] = {i: t for t, i in fixed.items()}  # place in the pool -> sleeve
    likely = {t: possible_faces(state, t) for t in troops}

    def settle(troop: TroopId, tried: set[int]) -> bool:
        for i, face in enumerate(pool):
            if i in tried or not likely[troop] >> face & 1 or holder.get(i, NO_TROOP) in fixed:
                continue
            tried.add(i)
            if i not in holder or settle(holder[i], tried):
                holder[i] = troop
                return True
        return False

    if not all(troop in fixed or settle(troop, set()) for troop in troops):
        return False
    for i, troop in holder.items():
        state.faces[troop] = pool[i]
    return True


def _rumors_hold(state: State) -> bool:
    """Whether every rumor is borne out, heals of this turn by different troops."""
    if not all(_lonely(state, each) for each in state.no_comrades):
        return False
    if not all(_apart(state, [each], 0, 0) for each in state.rumors):
        return False
    return _apart(state, [each for each in state.rumors if each.heal is not None], 0, 0)


def _lonely(state: State, each: NoComrade) -> bool:
    face = state.faces[each.troop]
    if "comradery" not in state.book.powers[face]:
        return True
    race = state.book.cards[face].race
    return all(printed(state, t).race != race for t in everyone(state) if each.friends >> t & 1)


def _apart(state: State, rumors: list[Rumor], at: int, taken: int) -> bool:
    """Whether different troops can be what these rumors say."""
    if at == len(rumors):
        return True
    faces = int(rumors[at].faces, 16)
    for troop in everyone(state):
        bit = 1 << troop
        if rumors[at].troops & bit and not taken & bit and faces >> state.faces[troop] & 1:
            if _apart(state, rumors, at + 1, taken | bit):
                return True
    return False


def _draw_troops(state: State, troops: list[TroopId], known: list[Face], dice: Dice) -> bool:
    """Any troops that role, alignment, copies, Unique and all that is public allow (LC-034 to LC-038)."""
    book, rules = state.book, state.book.rules
    cards = book.cards
    faces = [(Face(face), card) for face, card in enumerate(cards)]
    kept = [state.faces[t] for t in troops]
    sides = {cards[face].alignment for face in known} - {"neutral"}
    wanted = slots(book) if rules.game == "duels" else None
    for _ in range(12):
        side = next(iter(sides), "") or ("good", "evil", "neutral")[dice.below(3)]
        counts, roles = Counter(known), Counter(cards[face].role for face in known)
        fine = True
        for troop in sorted(troops, key=lambda t: possible_faces(state, t).bit_count()):
            pool: list[Face] = []
            likely = possible_faces(state, troop)
            for face, card in faces:
                if card.kind != "troop" or not likely >> face & 1:
                    continue
                if wanted is not None and roles[card.role] >= wanted[card.role]:
                    continue
                if rules.mode == "standard" and card.alignment not in ("neutral", side):
                    continue
                most = rules.max_unique if card.unique else rules.max_same_pawn if card.role == PAWN else 2
                most = 99 if rules.mode == "chaos" else most
                if counts[face] < most:
                    pool.append(face)
            if not pool:
                fine = False
                break
            face = pool[dice.below(len(pool))]
            counts[face] += 1
            roles[cards[face].role] += 1
            state.faces[troop] = face
        if fine and _rumors_hold(state):
            return True
    for troop, face in zip(troops, kept, strict=True):
        state.faces[troop] = face
    return False


def _draw_cards(state: State, known: list[Face], n: int, dice: Dice) -> list[Face]:
    """Any deck cards that the mode allows beside what was seen (LC-043 to LC-050)."""
    book, rules = state.book, state.book.rules
    seen = {book.cards[face].element for face in known}
    banned: set[str] = set()
    if rules.mode == "standard":
        for one, opposite in (("fire", "water"), ("air", "earth"), ("life", "death")):
            pair = (one, opposite) if dice.below(2) else (opposite, one)
            banned.add(opposite if one in seen else one if opposite in seen else pair[0])
    pool: list[Face] = []
    for face, card in enumerate(book.cards):
        if card.kind == "troop" or card.element in banned:
            continue
        most = rules.max_unique if card.unique else rules.deck_max_copies
        pool += [Face(face)] * max(0, most - known.count(Face(face)))
    pool = dice.shuffled(pool)
    return (pool * (n // max(1, len(pool)) + 1))[:n]


def _hold_one(state: State, other: Seat, sleeves: list[CardId]) -> None:
    """A cheap Fast Cast that always has a target, in the hand if there is any (LC-R52)."""

    def fits(card: CardId) -> bool:
        face = state.book.cards[state.faces[card]]
        return face.type == "fast" and face.cost <= 1 and face.aim.kind in ("troop", "friend")

    hand = state.players[other].hand
    mine = [card for card in sleeves if card in hand and card not in state.gear]
    if not mine or any(fits(card) for card in hand):
        return
    for card in sleeves:
        if card not in hand and fits(card):
            faces = state.faces
            faces[card], faces[mine[0]] = faces[mine[0]], faces[card]
            return


def _deal_deck(state: State, sleeves: list[CardId], faces: list[Face], dice: Dice) -> None:
    """Into hand and deck at random; a card that is known to be equipment stays equipment (LC-R193)."""
    pool = dice.shuffled(faces)
    rest: list[CardId] = []
    for card in sleeves:
        if card in state.gear:
            piece = next((face for face in pool if state.book.cards[face].kind != "spell"), None)
            if piece is not None:
                pool.remove(piece)
                state.faces[card] = piece
            else:
                pool.remove(state.faces[card]) if state.faces[card] in pool else pool.pop()
            continue
        rest.append(card)
    for card, face in zip(rest, pool, strict=True):
        state.faces[card] = face
