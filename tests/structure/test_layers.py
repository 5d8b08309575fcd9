"""Nothing imports to the right: between packages (kernel, games, bots, ...) and between the folders of a game."""

from source_files import ROOT, Source, imports_of, sources

LAYERS = {  # who is below whom: a module imports its own layer and those below it
    "art": 0,  # pictures: the standard library alone
    "compiled": 0,  # finds the others, compiled, before they are imported
    "kernel": 0,
    "games": 1,
    "bots": 2,
    "library": 3,
    "": 3,  # rulewright/__init__.py, the library's door
    "clauses": 3,
    "terminal": 3,
    "lab": 3,
    "envs": 3,
    "testing": 3,
    "new_game": 3,
    "server": 4,
    "cli": 5,
}

MAY_IMPORT = {  # the folders of a game, and which others each may know besides the kernel
    "cards": set[str](),
    "rules": {"cards"},
    "words": {"rules", "cards"},
    "page": {"rules", "cards", "words"},
    "mind": {"rules", "cards"},
}


def layer_of(module: str) -> int:
    """The layer of 'rulewright.kernel.dice' is that of 'kernel'."""
    name = [*module.split("."), ""][1]
    assert name in LAYERS, f"{module}: which layer is '{name}'? Say so in LAYERS of {__file__}"
    return LAYERS[name]


def game_of(module: str) -> tuple[str, str]:
    """The game's package and the folder in it: ('rulewright.games.outposts', 'rules')."""
    parts = module.split(".")
    if parts[:2] != ["rulewright", "games"] or len(parts) < 3:
        return "", ""
    size = next((i for i in range(3, len(parts)) if parts[i] in MAY_IMPORT), len(parts))
    return ".".join(parts[:size]), parts[size] if size < len(parts) else ""


def test_nothing_imports_to_the_right() -> None:
    wrong = [
        f"{source.at(line)}: {source.module} must not import {module}"
        for source in sources()
        for module, line, _ in imports_of(source)
        if layer_of(module) > layer_of(source.module)
    ]
    assert not wrong, "\n".join(wrong)


def test_pictures_and_the_kernel_do_not_know_each_other() -> None:
    """Of a game, only its page says what its pictures show."""
    wrong = []
    for source in sources():
        mine = source.module.split(".")[1:2]
        for module, line, _ in imports_of(source):
            other = module.split(".")[1:2]
            if mine == ["art"] and other != ["art"]:
                wrong.append(f"{source.at(line)}: art imports the standard library only ({module})")
            if other == ["art"] and (mine == ["kernel"] or game_of(source.module)[1] not in ("", "page")):
                wrong.append(f"{source.at(line)}: {source.module} must not import {module}: page/ may")
    assert not wrong, "\n".join(wrong)


def test_folders_of_a_game_import_only_what_is_below_them() -> None:
    wrong = []
    for source in sources():
        game, folder = game_of(source.module)
        if not folder:
            continue
        for module, line, _ in imports_of(source):
            other_game, other = game_of(module)
            if other_game == game and other != folder and other not in MAY_IMPORT[folder]:
                what = f"{other}/" if other else "the game itself"
                wrong.append(f"{source.at(line)}: {folder}/ must not import {what} ({module})")
            same_book = (
                game.startswith(f"{other_game}.") and other == "cards"
            )  # a second game with the first one's cards
            if folder == "cards" and other_game not in ("", game) and not same_book:
                wrong.append(f"{source.at(line)}: cards/ imports the kernel only ({module})")
            if module == "rulewright.games":
                wrong.append(f"{source.at(line)}: a game must not import the registry")
    assert not wrong, "\n".join(wrong)


def test_a_module_of_a_game_stands_in_one_of_its_folders() -> None:
    wrong = [
        f"{source.at(1)}: put it into {', '.join(MAY_IMPORT)}"
        for source in sources()
        if game_of(source.module)[0] and not game_of(source.module)[1] and source.path.name != "__init__.py"
        if source.path.parent.name != "games"  # the registry itself
    ]
    assert not wrong, "\n".join(wrong)


def test_no_game_knows_another() -> None:
    """Normal Chess stands within Lytharian Chess, whose cards it is played with."""
    wrong = []
    for source in sources():
        mine = _house(source)
        for module, line, _ in imports_of(source):
            parts = module.split(".")
            if mine and parts[1] == "games" and parts[2:3] not in ([], [mine]):
                wrong.append(f"{source.at(line)}: {mine} must not import {module}")
    assert not wrong, "\n".join(wrong)


def _house(source: Source) -> str:
    """The folder of games/ in which a module lies."""
    parts = source.path.relative_to(ROOT).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""
