"""Rules, cards and play agree: the pages show the numbers in force. `python -m bench.pages_agree` for all at length."""

import re

import pytest

from bench.pages_agree import contradictions, much_changed
from rulewright.games import GAMES, OURS
from rulewright.kernel.variant import OFFICIAL
from rulewright.server.html import pages


@pytest.mark.parametrize("slug", OURS)
def test_the_pages_show_what_is_played_under_the_official_rules(slug: str) -> None:
    assert contradictions(GAMES[slug], OFFICIAL) == []


@pytest.mark.parametrize("slug", OURS)
def test_the_rules_page_shows_no_signs_of_the_text_it_is_made_of(slug: str) -> None:
    page = pages.rules(GAMES[slug])
    read = re.sub(r"<script.*?</script>|<[^>]+>", "", page, flags=re.DOTALL)
    assert 'class="intro"' in page
    assert [sign for sign in ("**", "`") if sign in read] == []


@pytest.mark.slow
@pytest.mark.parametrize("slug", OURS)
def test_the_pages_show_what_is_played_under_a_variant(slug: str) -> None:
    variant = much_changed(GAMES[slug])
    assert variant.rules
    assert contradictions(GAMES[slug], variant) == []


@pytest.mark.slow
def test_a_page_that_shows_another_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game, variant = GAMES["battleground"], much_changed(GAMES["battleground"])
    cards, rules = pages.cards, pages.rules
    monkeypatch.setattr(pages, "cards", lambda game, filters, variant: cards(game, filters))
    monkeypatch.setattr(pages, "rules", lambda game, variant: rules(game))
    found = contradictions(game, variant)
    assert len([line for line in found if "looks as under the official rules" in line]) > 30
    assert len([line for line in found if " says " in line]) > 10
