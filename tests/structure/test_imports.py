"""No module of ours is imported inside a function, and nobody looks for a game's parts by name: the registry does."""

import ast
from collections.abc import Iterator

from source_files import Source, calls_in, imports_of, sources

REGISTRY = "rulewright.games"
EXTRAS = {  # commands and doors that belong to an extra of the package, and what they may import when they are used
    "rulewright.cli.web": "rulewright.server",
    "rulewright.cli.research": "rulewright.envs",
    "rulewright.server.store": "rulewright.server.store.postgres",
}
BY_NAME = {  # who may look for things by name, and for what
    "rulewright.games": "the registry: a game in the module that its import path names",
    "rulewright.games.import_path": "games and bots of one's own, by import path",
    "rulewright.bots": "whether what an import path names is a bot",
    "rulewright.kernel.page.plain_scene": "the piles and numbers of a state that has no scene of its own",
    "rulewright.server.http.api.table_json": "any value of a view, as JSON",
    "rulewright.kernel.copying": "what kind of class a field of a state has",
}


def test_no_module_of_ours_is_imported_inside_a_function() -> None:
    """A cycle says that something stands in the wrong folder."""
    wrong = []
    for source in sources():
        for module, line, within in imports_of(source):
            if within and source.module != REGISTRY and not _extra(source.module, module):
                wrong.append(f"{source.at(line)}: {within}() imports {module}: import it at the top")
    assert not wrong, "\n".join(wrong)


def _extra(importer: str, module: str) -> bool:
    return any(importer.startswith(who) and module.startswith(what) for who, what in EXTRAS.items())


def test_nobody_but_the_registry_looks_for_things_by_name() -> None:
    """A part of a game is a typed field with a default: nobody asks whether it is there.

    What may be is `getattr(thing, name)` of a dataclass whose field is chosen by data: a variable, no default.
    """
    wrong = []
    for source in sources():
        for call, within in _lookups(source):
            if source.module not in BY_NAME:
                wrong.append(f"{source.at(call.lineno)}: {within or 'the module'}: {ast.unparse(call)[:80]}")
    assert not wrong, "\n".join([*wrong, f"(allowed in: {', '.join(BY_NAME)})"])


def test_who_may_look_for_things_by_name_does() -> None:
    """An entry of BY_NAME that nobody needs any more is taken out."""
    assert {source.module for source in sources() if [*_lookups(source)]} >= set(BY_NAME)


def _lookups(source: Source) -> Iterator[tuple[ast.Call, str]]:
    for call, within in calls_in(source, "getattr", "hasattr", "import_module", "__import__"):
        field = (
            ast.unparse(call.func) == "getattr" and len(call.args) == 2 and not isinstance(call.args[1], ast.Constant)
        )
        if not field:
            yield call, within
