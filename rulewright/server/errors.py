"""What the server refuses, beside what the rules refuse. Messages are for the person who reads them."""

from rulewright.kernel.errors import RulewrightError


class Stale(RulewrightError):
    """The action was meant for a position that is gone."""


class Refused(RulewrightError):
    """Something that this person may not do here, or not now."""


class TooManyRequests(RulewrightError):
    """More at once than one client may ask for."""


class MalformedRequest(RulewrightError):
    """A request that can't be read."""


class NotFound(RulewrightError):
    """A game, seat or page that does not exist."""


class Forbidden(RulewrightError):
    """Something that this person may not see, or not yet."""


class NotAuthorized(Forbidden):
    """A token that opens nothing here, or none where one is needed."""


STATUS = (
    (NotFound, 404),
    (NotAuthorized, 401),
    (Forbidden, 403),
    (Stale, 409),
    (Refused, 409),
    (TooManyRequests, 429),
    (MalformedRequest, 400),
)


def status_of(wrong: Exception, api: bool = False) -> int:
    """The HTTP status of a refusal. What the rules refuse is a bad form, or for programs a conflict."""
    return next((status for kind, status in STATUS if isinstance(wrong, kind)), 409 if api else 400)
