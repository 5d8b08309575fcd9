"""Numbers that play has changed since they were drafted: see docs/balance/lytharian.md."""

from rulewright.kernel.variant import Drafted

_STONEBORN = "Stoneborn won 30 % of its games"

DRAFT = (
    Drafted("forgequeen-hildra.att", 9, _STONEBORN),
    Drafted("stoneborn-slinger.att", 2, _STONEBORN),
    Drafted("stoneborn-delver.att", 2, _STONEBORN),
    Drafted("stoneborn-delver.defense", 3, _STONEBORN),
    Drafted("stoneborn-axedwarf.defense", 3, _STONEBORN),
    Drafted("surictavi-mobber.att", 2, "Surictavi won 35 % of its games"),
    Drafted("brudakian-gatekeeper.defense", 8, "Brudakian won 58 % of its games"),
)
