"""Every answer of Lytharian Chess: its arguments, its label, and what is clicked in which order.

Words in braces that are no arguments are filled in by `words/labels.py`.
"""

from rulewright.games.lytharian.rules.ids import AbilityId, ArmyId, ElementId, SquareId, StackId, TroopId, WayId
from rulewright.kernel.question import CardId, Face, Seat
from rulewright.kernel.verb import verb

# Without arguments: the option is a constant
_pass = verb("pass", label="Pass")
_done = verb("done", label="Close the Effects Phase")
_end = verb("end", label="End your turn")
_skip = verb("skip", label="Skip the draw")
_stop = verb("stop", label="Stop")
_none = verb("none", label="None")
_charge = verb("charge", label="Charge your obelisk")  # LC-D07
_cut = verb("cut", label="Cut the deck")  # LC-D05
_keep = verb("keep", label="Ready")
_shuffle = verb("shuffle", label="Shuffle")
_pay = verb("pay", label="Pay and attach it")
_prime = verb("hidden_prime", label="Prime Healer, unseen", written="hidden-prime")
_yes = verb("yes", label="Yes")
_no = verb("no", label="No")
_make_room = verb("make_room", label="Discard down and draw", written="make-room")

PASS, DONE, END, SKIP, STOP, NONE, CHARGE = _pass(), _done(), _end(), _skip(), _stop(), _none(), _charge()
KEEP, PAY, PRIME, YES, NO, ROOM, CUT = _keep(), _pay(), _prime(), _yes(), _no(), _make_room(), _cut()
SHUFFLE = _shuffle()
PASSIVE = (PASS,)

# Set-up
ARMY = verb("army", ArmyId, label="{army}")
SWAP = verb("swap", TroopId, TroopId, label="{troop} and {troop2} change places")

# Moving and fighting
MOVE = verb("move", TroopId, SquareId, label="Move {troop} to {square}")
ATTACK = verb("attack", TroopId, TroopId, label="{troop} attacks {troop2}")
REVEAL = verb("reveal", TroopId, label="Reveal {troop}", click=("{troop}", "button-reveal"))  # LC-D06
STEP = verb("step", SquareId, label="To {square}", written="to")
COPY = verb("copy", Face, label="Become {face}")
MOBILITY = verb("mobility", TroopId, int, click=("button-mobility-{n}",))
FORM = verb("form", TroopId, int, click=("button-form-{n}",))
BERSERK = verb("berserk", TroopId, int, label="Berserk: {n} damage for +{n} Att", click=("button-berserk-{n}",))
PROTECT = verb("protect", TroopId, label="{troop} protects: prevent D3", click=("{troop}", "button-protect"))
NO_PROTECT = verb("no_protect", TroopId, label="{troop} does not protect",
    click=("{troop}", "button-no_protect"), written="no-protect")  # fmt: skip
DISABLE = verb("disable", TroopId, int, label="Disable {power}", click=("button-disable-{n}",))
FIRST_RESUPPLY = verb("first_resupply", TroopId, label="Resupply of {numbered}",
    click=("{troop}", "button-first_resupply"), written="first-resupply")  # fmt: skip
FIRST_SUSTENANCE = verb("first_sustenance", TroopId, label="Sustenance of {numbered}",
    click=("{troop}", "button-first_sustenance"), written="first-sustenance")  # fmt: skip

# Abilities
EFFECT = verb("effect", TroopId, AbilityId, label="{troop}: {ability}", click=("{troop}", "button-effect-{ability}"))
MAIN_ABILITY = verb("main", TroopId, AbilityId, label="{troop}: {ability}", click=("{troop}", "button-main-{ability}"))
LASTING = verb("lasting", CardId, int, label="Use {card}{twin}{numbered_effect}", written="use")
HIDDEN_HEAL = verb("hidden_heal", TroopId, int, label="Heal {troop} by {n}, unseen",
    click=("{troop}", "button-heal-{n}"), written="hidden-heal")  # fmt: skip
ELEMENT = verb("element", ElementId, label="{element} damage")
WAY = verb("way", WayId, label="{way}")

# Cards
CAST = verb("cast", CardId, label="Cast {card} ({price}){twin}", own=True)
ATTACH = verb("attach", CardId, label="Attach {card} ({price}){twin}", own=True)
HARNESS = verb("harness", CardId, label="Pay with {card}: {harnessed} mana{twin}", own=True)
REFORGE = verb("reforge", CardId, label="Reforge {card} for {reforged}{twin}", own=True)
DISCARD = verb("discard", CardId, label="Discard {card}{twin}", own=True)
TAKE = verb("take", CardId, label="Take {card}{twin}", own=True)
REPLACE = verb("replace", CardId, label="Replace {card}", own=True)
AMOUNT = verb("x", int, label="{n} mana")

# Targets
AT_TROOP = verb("at_troop", TroopId, label="{troop}", written="at-troop")
AT_SECOND = verb("at_second", TroopId, label="{troop}", written="at-second")
AT_GEAR_OF = verb("at_gear_of", TroopId, label="Equipment of {troop}", written="at-gear-of")
AT_CARD = verb("at_card", CardId, label="{card} {place}", own=True, written="at-card")
AT_STACK = verb("at_stack", StackId, label="{stack}", written="at-stack")
AT_SEAT = verb("at_seat", Seat, label="{seat}", written="at-seat")
REVIVE = verb("revive", TroopId, label="{numbered} returns")

# Battle Duels
SEAT = verb("seat", Seat, label="{seat}")
SEND = verb("send", TroopId, label="Send {numbered}")
