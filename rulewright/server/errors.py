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


class Unproved(Hidden):
    """A token that opens nothing here, or none where one is needed."""


STATUS = (
    (Unknown, 404),
    (Unproved, 401),
    (Hidden, 403),
    (Stale, 409),
    (Refused, 409),
    (TooMuch, 429),
    (Malformed, 400),
)


def status_of(wrong: Exception, api: bool = False) -> int:
    """The HTTP status of a refusal. What the rules refuse is a bad form, or for programs a conflict."""
    return next((status for kind, status in STATUS if isinstance(wrong, kind)), 409 if api else 400)
