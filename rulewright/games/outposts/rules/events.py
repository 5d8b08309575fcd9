"""Every fact that Outposts tells: its arguments, its sentence in the log, its clause, what it points at."""

from rulewright.games.outposts.rules.state import FactionId, GroupId, OutpostId
from rulewright.kernel.event import event
from rulewright.kernel.question import CardId, Face, Seat

_OUTPOST = "outpost-{seat}-{outpost}"
_TARGET = "outpost-{other}-{outpost}"

# -- set-up


@event("{seat} plays the {faction}.", "OP-042")
def faction(seat: Seat, faction: FactionId) -> None: ...


@event("{seat} takes {n} Shard cards.", "OP-049")
def shards(seat: Seat, n: int) -> None: ...


@event("{seat} brings a deck of {n} cards.", "OP-044")
def deck(seat: Seat, n: int) -> None: ...


@event("{seat} keeps {card}.", "OP-053")
def keeps(seat: Seat, card: CardId) -> None: ...


@event("{seat} begins.", "OP-059")
def first(seat: Seat) -> None: ...


# -- the turn, Outposts and decks


@event("Round {n}: {seat}'s turn.", "OP-066")
def turn(seat: Seat, n: int) -> None: ...


@event("{seat} gains Outpost {outpost}.", "OP-083", about=(_OUTPOST,))
def gains(seat: Seat, outpost: OutpostId) -> None: ...


@event("{seat} draws {card}.", "OP-073")
def draws(seat: Seat, card: CardId) -> None: ...


@event("{seat} shuffles {n} discards into a new deck.", "OP-074")
def reshuffles(seat: Seat, n: int) -> None: ...


@event("{seat} discards {card}.", "OP-021")
def discards(seat: Seat, card: CardId) -> None: ...


@event("{n} damage on {seat}'s Outpost {outpost}.", "OP-026", about=("source", _OUTPOST))
def counters(seat: Seat, outpost: OutpostId, n: int, source: CardId) -> None: ...


@event("{seat} repairs {n} on Outpost {outpost}.", "OP-K04", about=("source", _OUTPOST))
def repairs(seat: Seat, outpost: OutpostId, n: int, source: CardId) -> None: ...


@event("{seat}'s Outpost {outpost} is destroyed!", "OP-028", about=(_OUTPOST,))
def destroyed(seat: Seat, outpost: OutpostId) -> None: ...


@event("{card} regroups.", "OP-030", about=("card", _OUTPOST))
def regroups(seat: Seat, card: CardId, outpost: OutpostId) -> None: ...


@event("{seat}'s {card} is discarded.", "OP-K07")
def dismantled(seat: Seat, card: CardId) -> None: ...


# -- Play Cards


@event("{seat} gains {n} mana.", "OP-088")
def mana(seat: Seat, n: int) -> None: ...


@event("{seat} plays {card}.", "OP-099")
def plays(seat: Seat, card: CardId) -> None: ...


@event("{seat} casts {card}.", "OP-101")
def casts(seat: Seat, card: CardId) -> None: ...


@event("{seat} builds {card} on Outpost {outpost}.", "OP-102", about=("card", _OUTPOST))
def builds(seat: Seat, card: CardId, outpost: OutpostId) -> None: ...


@event("{seat} puts {card} face-down on Outpost {outpost}.", "OP-104", about=("card", _OUTPOST))
def hides(seat: Seat, card: CardId, outpost: OutpostId) -> None: ...


@event("{seat} buys Mana Crystal number {n}.", "OP-115")
def buys(seat: Seat, n: int) -> None: ...


# -- effects


@event("{source} bolts {target} for {n}.", "OP-K01")
def bolts(seat: Seat, target: CardId, n: int, source: CardId) -> None: ...


@event("{seat}'s {card} is destroyed.", "OP-022")
def dies(seat: Seat, card: CardId) -> None: ...


@event("{seat}'s {card} takes {n} damage.", "OP-156")
def wounded(seat: Seat, card: CardId, n: int) -> None: ...


@event("{card}'s Last Breath.", "OP-K21")
def last_breath(seat: Seat, card: CardId) -> None: ...


@event("{seat}'s {card} is pinned.", "OP-K09")
def pinned(seat: Seat, card: CardId) -> None: ...


@event("{card} returns to {seat}'s hand.", "OP-K06")
def returned(seat: Seat, card: CardId) -> None: ...


@event("{seat} loses {card} from the deck.", "OP-K08")
def eroded(seat: Seat, card: CardId) -> None: ...


@event("{seat} looks at {card}.", "OP-R68")
def looks(seat: Seat, card: CardId) -> None: ...


@event("{card} rises into {seat}'s reserve.", "OP-K28")
def raised(seat: Seat, card: CardId) -> None: ...


@event("{seat} takes {card} back from the discard pile.", "OP-K28")
def regained(seat: Seat, card: CardId) -> None: ...


@event("{seat} takes {card} from the deck.", "OP-R63")
def takes(seat: Seat, card: CardId) -> None: ...


# -- Prepare for War, Attack


@event("{seat}'s {card} goes to reserve.", "OP-123")
def to_reserve(seat: Seat, card: CardId) -> None: ...


@event("{seat}'s {card} guards Outpost {outpost}.", "OP-127", about=("card", _OUTPOST))
def to_defense(seat: Seat, card: CardId, outpost: OutpostId) -> None: ...


@event("{seat}'s {card} joins the offense.", "OP-132", about=("card", "group-{seat}-{group}"))
def to_offense(seat: Seat, card: CardId, group: GroupId) -> None: ...


@event("{seat}'s group {group} goes for {other}'s Outpost {outpost}.", "OP-138", about=(_TARGET,))
def aims(seat: Seat, group: GroupId, other: Seat, outpost: OutpostId) -> None: ...


@event("{seat}'s group {group} assaults {other}'s Outpost {outpost}.", "OP-147", about=(_TARGET,))
def assaults(seat: Seat, group: GroupId, other: Seat, outpost: OutpostId) -> None: ...


@event("{seat}'s {card} is turned face-up.", "OP-107", about=("card", _OUTPOST))
def flips(seat: Seat, card: CardId, outpost: OutpostId) -> None: ...


@event("{seat}'s Trap: {card}.", "OP-K22")
def trap(seat: Seat, card: CardId) -> None: ...


@event(
    "Attacker's Strength {attackers}, Defense {defense}, Defender's Strength {defenders}: {remaining} to deal.",
    "OP-151",
)
def totals(seat: Seat, attackers: int, defense: int, defenders: int, remaining: int) -> None: ...


@event("{seat}'s group {group} finds its target gone.", "OP-166")
def no_target(seat: Seat, group: GroupId) -> None: ...


# -- the end


@event("{seat} concedes.", "OP-R122")
def concedes(seat: Seat) -> None: ...


@event("{seat} is out of the game.", "OP-173")
def out(seat: Seat) -> None: ...


@event("{seat} wins!", "OP-168")
def won(seat: Seat) -> None: ...


@event("Nobody wins.", "OP-175")
def drawn() -> None: ...


@event("{seat} takes {face} from {other}'s deck.", "OP-179")
def spoils(seat: Seat, other: Seat, face: Face) -> None: ...
