"""Numbers that play has changed since they were drafted, and why (docs/balance/seekers.md)."""

from rulewright.kernel.variant import Drafted

DRAFT = (
    Drafted("ap_later", 0, "the first player won 65 % of 224 games"),
    Drafted("isolde.life", 100, "Isolde won 21 % of 42 games"),
    Drafted("vexia.life", 100, "Vexia won 33 % of 42 games"),
    Drafted("orin.life", 100, "Orin won 36 % of 56 games once the others were stronger"),
    Drafted("nightweave.action_cost", 2, "Mara won 81 % of 42 games, and with 3 AP still 77 % of 112"),
    Drafted("rime-needles.action_hit_plus", 1, "Isolde won 34 % of 56 games with more Life alone"),
    Drafted("frostbolt.hit_plus", 1, "the same; Shadow Bolt and Searing Light deal as much"),
    Drafted("watching-orb.moments", 4, "it fired once: two Moments pass in a turn, and one before it fires"),
    Drafted("lantern-of-the-vigil.moments", 4, "the same"),
    Drafted("glacial-spike.hit_plus", 0, "the same; Ley Lance deals as much"),
    Drafted("pages-quill.action_hit_plus", 0, "Orin won 35 % of 112 games"),
    Drafted("static-charge.hit_plus", 0, "the same"),
    Drafted("ashwood-staff.action_hit_plus", 1, "Theron won 39 % of 56 games and 44 % of 112"),
)
