"""The numbers that play has changed since they were drafted, and why; measured in docs/balance/battleground.md."""

from rulewright.kernel.variant import Drafted

DRAFT = (
    Drafted("first_exp_paladin", 0, "a Paladin who begins is met first, and lost with no more than the others"),
    Drafted("first_exp_warlock", 0, "who begins is met first; with 5 a Warlock who began won too often"),
    Drafted("first_exp_elementalist", 0, "who begins is met first"),
    Drafted("start_orbs_paladin", "WWUSSS", "the Paladin won 38 % without the third white orb"),
    Drafted("start_orbs_elementalist", "RRUUWSS", "bodies for removal: half of its mirrors ended at the turn limit"),
    Drafted("smite.damage", 2, "the Paladin won 75 % against the Elementalist"),
    Drafted("ghoul.hp", 2, "the Warlock won 28 %, and 5 % against the Elementalist"),
    Drafted("plague-ghoul.shield", 0, "next to the Ghoul of today its Chill alone was not worth a token"),
    Drafted("stone-golem.attack", 2, "Elementalist mirrors ended at the turn limit"),
    Drafted("stone-golem.hp", 5, "with Attack 3 the Warlock won 31 % against it"),
    Drafted("ice-wall.hp", 3, "Elementalist mirrors ended at the turn limit"),
    Drafted("lightning.cost", "WW", "the Elementalist won 31 % with two white"),
    Drafted("lightning.damage", 2, "the Elementalist won 22 % with it"),
)
