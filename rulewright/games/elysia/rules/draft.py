"""What was drafted otherwise, and why play has changed it (docs/balance/elysia.md has the figures)."""

from rulewright.kernel.variant import Drafted

_TOO_STRONG = "with the drafted cards Vega won 41 % of four-player games and Algar 7 %"
DRAFT = (
    Drafted(
        "ruin_repeat", True, "a house rule: the same Ruins paid at every second step, and the Dark Lord won at once"
    ),
    Drafted("dark_lord_darkness", 8, "8 fell in the first or second round"),
    Drafted("merchant_prince_coin", 12, "12 fell in round 4 or 5"),
    Drafted("huntsmaster_main_levels", 10, "even 14 fell in round 5"),
    Drafted(
        "dark_lord_darkness_two",
        18,
        "a house rule: two alone reach 18 in 8 rounds, where the other quests take 14 and more",
    ),
    Drafted("merchant_prince_coin_two", 18, "a house rule: two who fight each other came to 18 in 35 of 60 games"),
    Drafted("huntsmaster_main_levels_two", 18, "a house rule: two took 14 rounds for 18"),
    Drafted("player_level", 0, "a house rule: without it two players fought each other in 5 of 40 games"),
    Drafted("max_rounds_hero", 60, "heroes who need not hurry won 12 of 15 games"),
    Drafted("shield-wall.walk", 1, _TOO_STRONG),
    Drafted("pulse-bow.walk", 0, _TOO_STRONG),
    Drafted("pulse-bow.draw", 1, _TOO_STRONG),
    Drafted("smoke-charge.walk", 2, "a Starting Deck has at most 9 Walk"),
    Drafted("stratagem.draw", 2, "with two cards more Zhao Lin won 42 % of four-player games"),
    Drafted("reckless-charge.coin", 0, "Algar, who has no card that draws, won 12 % of them"),
)
