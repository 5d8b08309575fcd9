"""The same work on a Ray cluster: other machines, equal games.

Work is sent as it is sent to processes, so what comes back is what would have come here. Ray does again what was under
way on a machine or in a process that is lost.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from rulewright import __version__
from rulewright.kernel.errors import ImpossibleSetup, RulewrightError

T = TypeVar("T")
R = TypeVar("R")

TRIES = 5  # processes or machines that may be lost over one piece of work before it is given up
IN_LINE = 3  # pieces of work for each processor, so that nobody waits for the next


def on_cluster(work: Callable[[T], R], items: Iterable[T], address: str, at_once: int = 1) -> Iterator[R]:
    """What comes of each item, in order. Items may go on for ever: whoever stops asking stops the work."""
    ray = _joined(address)
    remote = ray.remote(max_retries=TRIES)(_each)
    left, waiting = iter(items), deque[Any]()
    line = IN_LINE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        while some := list(islice(left, at_once)):
            waiting.append(remote.remote(__version__, work, some))
            if len(waiting) > line:
                yield from _result(ray, waiting.popleft())
        while waiting:
            yield from _result(ray, waiting.popleft())
    finally:
        for unfinished in waiting:
            ray.cancel(unfinished, force=True)


def _joined(address: str) -> Any:
    try:
        import ray  # in the extra `ray`
    except ImportError:
        raise ImpossibleSetup("a cluster needs the extra: pip install 'rulewright[ray]'") from None
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as wrong:
            raise ImpossibleSetup(
                f"no Ray cluster answers at '{address}': start one with `ray start --head` and name its address, as "
                f"ray://host:10001 ({str(wrong).splitlines()[0]})"
            ) from None
    return ray


def _result(ray: Any, pending: Any) -> list[Any]:
    try:
        found: list[Any] = ray.get(pending)
    except ray.exceptions.RayTaskError as wrong:
        raise wrong.cause if isinstance(wrong.cause, RulewrightError) else wrong from None
    except ray.exceptions.RayError as wrong:
        said = f"the cluster lost the same games {TRIES} times ({type(wrong).__name__}); what was played before is kept"
        raise RulewrightError(said) from None
    return found


def _each(version: str, work: Callable[[T], R], items: list[T]) -> list[R]:
    if version != __version__:
        raise ImpossibleSetup(f"a machine of the cluster has Rulewright {__version__}, this one {version}: install one")
    return [work(item) for item in items]
