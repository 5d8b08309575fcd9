"""Numbers that play has changed since they were drafted: see docs/balance/lytharian.md."""

from rulewright.kernel.variant import Drafted

_STONEBORN = "Stoneborn won 30 % of its games"
_BONUS = "the bonus mana of the first player (LC-052) decided too much: "

DRAFT = (
    Drafted("forgequeen-hildra.att", 9, _STONEBORN),
    Drafted("stoneborn-slinger.att", 2, _STONEBORN),
    Drafted("stoneborn-slinger.defense", 4, _BONUS + "Stoneborn had the highest power score"),
    Drafted("stoneborn-delver.att", 2, _STONEBORN),
    Drafted("stoneborn-delver.defense", 3, _STONEBORN),
    Drafted("stoneborn-axedwarf.defense", 3, _STONEBORN),
    Drafted("surictavi-mobber.att", 2, "Surictavi won 35 % of its games"),
    Drafted("deepdark-prowler.defense", 4, _BONUS + "Deepdark had the lowest power score"),
    Drafted("deepdark-spiderrider.att", 4, _BONUS + "Deepdark had the lowest power score"),
    Drafted("nightmother-vexa.att", 9, "Deepdark won 65 % of 81 games still"),
    Drafted("archivist-selwyn.att", 3, _BONUS + "Brudakian won 58 % of 300 games and goes first less often now"),
    Drafted("archivist-selwyn.defense", 5, "the same"),
    Drafted("kevetni-watcher.defense", 3, _BONUS + "Kevetni won 40 % of 100 games and goes first more often now"),
    Drafted("kevetni-starcaller.defense", 5, "Kevetni won 44 % of 82 games still"),
    Drafted("zuk-gar-raider.defense", 3, "Zuk Gar won 41 % of 300 games"),
    Drafted("zuk-gar-boarrider.att", 5, "the same"),
    Drafted("zuk-gar-ironhide.att", 6, "the same"),
)
