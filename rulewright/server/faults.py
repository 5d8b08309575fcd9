"""What the server refuses, beside what the rules refuse. Messages are for the person who reads them."""

from rulewright.kernel.errors import RulewrightError


class Stale(RulewrightError):
    """The action was meant for a position that is gone."""


class Refused(RulewrightError):
    """Something that this person may not do here, or not now."""


class TooMuch(RulewrightError):
    """More at once than one client may ask for."""


class Malformed(RulewrightError):
    """A request that can't be read."""


class Unknown(RulewrightError):
    """A game, seat or page that does not exist."""


class Hidden(RulewrightError):
    """Something that this person may not see, or not yet."""
