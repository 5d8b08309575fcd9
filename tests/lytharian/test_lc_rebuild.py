"""The log tells all: every public number, place and owner is rebuilt from the events alone."""

from collections import Counter

import pytest
from lytharian_table import DUELS, PAWNS, Side, Troop, find, position

from rulewright.games.lytharian import LYTHARIAN
from rulewright.games.lytharian.normal import NORMAL_CHESS
from rulewright.games.lytharian.normal.cards.troops import KING
from rulewright.games.lytharian.normal.rules.board import PIECES, ROOK_WAYS, Piece, SquareId, colour_of, role_of
from rulewright.games.lytharian.normal.rules.position import position as chess_position
from rulewright.games.lytharian.normal.rules.state import State as ChessState
from rulewright.games.lytharian.rules import events as told
from rulewright.games.lytharian.rules.book import Book
from rulewright.games.lytharian.rules.ids import ABILITY_IDS
from rulewright.games.lytharian.rules.setup.set_up import start_squares
from rulewright.games.lytharian.rules.state import State
from rulewright.games.lytharian.rules.troops import army
from rulewright.kernel.event import Event, EventKind, event_of
from rulewright.kernel.question import Seat
from rulewright.kernel.variant import OFFICIAL, Variant
from rulewright.testing.rebuild import Facts, rebuild

ON = ("weapon", "armor", "aura", "curse")
TROOP = {"at": -1, "hurt": 0, "up": 0, "soul": 0, "prevention": 0, "copy": -1, **dict.fromkeys(ON, -1)}
COUNTERS = ("mana", "obelisk", "pool", "aps", "kills", "points")


def public(state: State) -> Facts:
    """What everybody sees."""
    troops = [{
        "at": state.at[t], "hurt": state.hurt[t], "up": state.up[t], "soul": state.soul[t],
        "prevention": state.ward[t] + state.guard[t], "copy": state.copy[t], "weapon": state.weapon[t],
        "armor": state.armor[t], "aura": state.aura[t], "curse": state.curse[t],
    } for t in range(2 * state.n)]  # fmt: skip
    players = [{
        **{name: getattr(player, name) for name in COUNTERS}, "hand": len(player.hand), "deck": len(player.deck),
        "nether": sorted(player.nether), "crypt": sorted(player.crypt), "enchants": sorted(player.enchants),
    } for player in state.players]  # fmt: skip
    held = {card: seat for card, seat in state.held.items() if card in state.curse}
    return {"troops": troops, "players": players, "held": held, "turn": state.turn if state.phase else 0}


class Log:
    """What each event changes."""

    def __init__(self, variant: Variant) -> None:
        self.book: Book = LYTHARIAN.rules.book(variant)
        self.n = 0
        self.decks = [0, 0]

    def start(self, view: State) -> Facts:
        self.n = view.n
        facts = public(view)
        self.blank = view
        self.turn_pool, self.combat_pool = Counter[int](), Counter[int]()
        return facts

    def owner_of(self, card: int) -> int:
        """Whose back a deck card has: those of the first seat are numbered before those of the second."""
        return int(card >= 2 * self.n + self.decks[0])

    def apply(self, facts: Facts, event: Event) -> None:
        """One event."""
        args, troops, players = event.args, facts["troops"], facts["players"]
        player = players[args["seat"]] if args.get("seat", -1) >= 0 else {}
        troop = troops[args["troop"]] if args.get("troop", -1) >= 0 else {}
        card, n = args.get("card", -1), args.get("n", 0)
        match event.kind:
            case "power":
                player["aps"] = n
                player["deck"] = self.decks[args["seat"]] = args["deck"]
            case "first":
                player["mana"] = args["now"]
                self.blank.first = Seat(args["seat"])
                for seat in (Seat(0), Seat(1)):
                    for t, square in zip(army(self.blank, seat), start_squares(self.blank, seat), strict=True):
                        troops[t]["at"] = square
            case "turn":
                facts["turn"] = n
            case "round":
                facts["turn"] = n
            case "turn_ends":
                self.turn_pool.clear()
                for each in players:
                    each["pool"] = 0
            case "combat_ends":
                self.combat_pool.clear()
            case "mana":
                player["mana"] = args["now"]
            case "charges":
                player["obelisk"], player["mana"] = n, args["now"]
            case "draws":
                player["hand"] += 1
                player["deck"] -= 1
            case "takes":
                player["hand"] += 1
                player["deck"] -= 1
            case "discards":
                player["hand"] -= 1
                self.to_nether(facts, card)
            case "harnesses":
                player["pool"] += n
            case "wastes":
                player["pool"] -= n
            case "casts":
                player["hand"] -= 1
                player["pool"] -= args["harnessed"]
                player["mana"] -= n - args["harnessed"]
            case "resolves":
                if not self.book.cards[event.cards["card"].face].permanent:
                    self.to_nether(facts, card)
            case "countered" | "fizzles":
                self.to_nether(facts, card)
            case "leaves":
                self.off(facts, card)
                self.to_nether(facts, card)
            case "reforges":
                if card not in [each for one in players for each in one["nether"]]:
                    player["hand"] -= 1
                    self.to_nether(facts, card)
            case "equips":
                player["hand"] -= 1
                player["mana"] -= n
                troop[self.book.cards[event.cards["card"].face].kind] = card
            case "attaches":
                troop[self.book.cards[event.cards["card"].face].type] = card
            case "enchants":
                player["enchants"] = sorted([*player["enchants"], card])
            case "redirects":
                self.off(facts, card)
                troop["curse"] = card
                if self.owner_of(card) == args["seat"]:
                    facts["held"].pop(card, None)
                else:
                    facts["held"][card] = args["seat"]
            case "damage":
                troop["hurt"] += n
            case "heals":
                troop["hurt"] -= n
            case "protects":
                (self.turn_pool if args["whole_turn"] else self.combat_pool)[args["troop"]] += n
            case "prevented":
                first = min(n, self.combat_pool[args["troop"]])  # that of the combat first (LC-R131)
                self.combat_pool[args["troop"]] -= first
                self.turn_pool[args["troop"]] -= n - first
            case "grows":
                troop["soul"] += n
            case "dies":
                troops[card].update(at=-1, hurt=0, soul=0, copy=-1)
                self.turn_pool[card] = self.combat_pool[card] = 0
                player["crypt"] = sorted([*player["crypt"], card])
                if args["by"] >= 0:
                    players[args["by"]]["kills"] += n
            case "returns":
                troops[card].update(at=args["square"], up=1)
                player["crypt"].remove(card)
            case "reveals":
                troops[card]["up"] = 1
            case "hides":
                troop["up"] = 0
            case "moves" | "displaced" | "occupies" | "rides_back":
                troop["at"] = args["square"]
            case "promotes":
                troop.update(copy=args["face"], hurt=0, soul=0, up=1)
            case "scores":
                troop.update(at=-1, hurt=0)
                player["points"] = n
            case "refills":
                player["mana"] = n
                player["deck"] += player["hand"] + len(player["nether"])
                player.update(hand=0, pool=0, nether=[])
                self.turn_pool.clear()
            case "sends":
                troops[card].update(at=args["square"], hurt=0, soul=0, up=0)
                if card in player["crypt"]:
                    player["crypt"].remove(card)
            case "withdraws":
                troops[card].update(at=-1, hurt=0, soul=0)
            case "round_won":
                player["points"] += 1
        for i, each in enumerate(troops):
            each["prevention"] = self.turn_pool[i] + self.combat_pool[i]

    def off(self, facts: Facts, card: int) -> None:
        for troop in facts["troops"]:
            for place in ON:
                if troop[place] == card:
                    troop[place] = -1
        for player in facts["players"]:
            player["enchants"] = [each for each in player["enchants"] if each != card]

    def to_nether(self, facts: Facts, card: int) -> None:
        facts["held"].pop(card, None)
        pile = facts["players"][self.owner_of(card)]
        if card not in pile["nether"]:
            pile["nether"] = sorted([*pile["nether"], card])


@pytest.mark.rule("LC-004", "LC-006", "LC-138")
@pytest.mark.slow
@pytest.mark.parametrize("variant", [OFFICIAL, DUELS, PAWNS], ids=["main", "duels", "pawns"])
def test_the_log_tells_every_public_number_and_place(variant: Variant) -> None:
    rebuild(LYTHARIAN, (log := Log(variant)).start, log.apply, public, variant=variant)


def chess_public(state: ChessState) -> Facts:
    """What stands where, who is to move, what was taken."""
    crypts = [sorted(crypt) for crypt in state.crypts]
    return {"cards": list(state.cards), "board": list(state.board), "crypts": crypts, "white": state.white}


def chess_start(view: ChessState) -> Facts:
    return chess_public(view)


def chess_apply(facts: Facts, event: Event) -> None:
    """A rook that castles goes with its King; what is taken en passant stands beside."""
    args, board, cards = event.args, facts["board"], facts["cards"]
    match event.kind:
        case "white":
            facts["white"] = args["seat"]
        case "face_up" | "face_down":
            laid = chess_position(white=facts["white"])
            facts["board"], facts["cards"] = list(laid.board), list(laid.cards)
        case "moves" | "takes":
            if event.kind == "takes":
                square = cards.index(args["target"])
                board[square], cards[square] = 0, -1
                facts["crypts"][args["target"] // 16] = sorted([*facts["crypts"][args["target"] // 16], args["target"]])
            ways = [(args["start"], args["end"])]
            if role_of(Piece(args["piece"])) == KING and abs(args["end"] - args["start"]) == 2:
                ways.append(ROOK_WAYS[SquareId(args["start"]), SquareId(args["end"])])
            for start, end in ways:
                board[end], cards[end], board[start], cards[start] = board[start], cards[start], 0, -1
        case "promotes":
            board[args["end"]] = PIECES[colour_of(board[args["end"]])][args["role"]]


@pytest.mark.rule("LC-345", "LC-347")
@pytest.mark.slow
def test_the_log_of_normal_chess_tells_where_every_card_is() -> None:
    rebuild(NORMAL_CHESS, chess_start, chess_apply, chess_public)


def lines(*events: tuple[object, dict[str, int | str]]) -> list[str]:
    """What the log says of these events in a small position."""
    state = position(Side([Troop("oshara", "d4"), Troop("cave-bear", "e4")], hand=["fireball", "deathbolt"]),
                     Side([Troop("korganoth", "d5")]))  # fmt: skip
    found = []
    for kind, args in events:
        assert isinstance(kind, EventKind)
        numbers = {key: find(state, n) if isinstance(n, str) else n for key, n in args.items()}
        event = event_of(kind, numbers, state.faces, state.seen)
        found.append(LYTHARIAN.words.event_words(state, event, ["Ann", "Bob"]))
    return found


def test_lines_name_targets_x_amounts_and_squares() -> None:
    nothing: dict[str, int | str] = {"second": -1, "aim": -1, "item": -1, "target": -1}
    assert lines(
        (told.casts, {"seat": 0, "card": "fireball", "n": 3, "harnessed": 1, "x": 3, "troop": 3, **nothing}),
        (told.casts, {"seat": 0, "card": "deathbolt", "n": 1, "harnessed": 0, "x": 0, "troop": 3, **nothing}),
        (
            told.announces,
            {"seat": 1, "card": -1, "troop": 3, "ability": ABILITY_IDS["effect_burn"], "n": 2, "target": 0},
        ),
        (told.dies, {"card": "oshara", "seat": 0, "by": 1, "n": 20, "square": 27}),
        (told.dies, {"card": "oshara", "seat": 0, "by": -1, "n": 20, "square": -1}),
        (told.scores, {"seat": 0, "troop": 1, "n": 1}),
        (told.scores, {"seat": 0, "troop": 1, "n": 2}),
        (told.moves_like, {"troop": 0, "role": 4}),
        (told.protects, {"troop": 0, "n": 2, "whole_turn": 0}),
        (told.chooses, {"troop": 0, "ability": ABILITY_IDS["mobility"], "n": 1, "seat": 0}),
        (told.chooses, {"troop": 1, "ability": ABILITY_IDS["mob_protector"], "n": 0, "seat": 0}),
        (told.disables, {"troop": 3, "ability": ABILITY_IDS["charge"]}),
        (told.mana, {"seat": 1, "n": -3, "now": 0}),
    ) == [
        "Ann casts Fireball, X 3, for 3 mana (1 of it paid with a spell) on Korganoth d5.",
        "Ann casts Deathbolt for 1 mana on Korganoth d5.",
        "Bob uses Burn 2 of Korganoth d5 on Oshara d4.",
        "Oshara on d4 is killed: 20 power for Bob.",
        "Oshara is killed.",
        "Cave Bear e4 of Ann is through: 1 point in all.",
        "Cave Bear e4 of Ann is through: 2 points in all.",
        "Oshara d4 moves and attacks like a Bishop this turn.",
        "2 damage to Oshara d4 will be prevented in this combat.",
        "Oshara d4 uses Mobility for more Att.",
        "Cave Bear e4 does not protect.",
        "Charge of Korganoth d5 is disabled.",
        "Bob loses 3 mana: 0.",
    ]
