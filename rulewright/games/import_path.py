"""Things of one's own by import path, `my_bots:Cautious`: found where Python looks, or in the current folder."""

import os
import sys
from importlib import import_module
from types import ModuleType

from rulewright.kernel.errors import UnknownName


def module_of(path: str) -> ModuleType:
    """The module of a path such as 'my_bots:Cautious'; worker processes look in the same places."""
    name = path.partition(":")[0]
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        return import_module(name)
    except ModuleNotFoundError as wrong:
        if wrong.name is not None and f"{name}.".startswith(f"{wrong.name}."):
            raise UnknownName(
                f"'{path}': there is no module '{name}', neither installed nor in {os.getcwd()}"
            ) from None
        raise UnknownName(f"'{path}': {name} can't be imported: {wrong}") from wrong
    except Exception as wrong:
        raise UnknownName(f"'{path}': {name} can't be imported: {type(wrong).__name__}: {wrong}") from wrong
