"""kernel <- games <- bots <- server <- the command line: nothing imports to the right."""

import ast
from pathlib import Path

import rulewright

ROOT = Path(rulewright.__file__).parent
LAYERS = ["kernel", "games", "bots", "rest"]  # sim, trace, terminal, playing: plain modules beside the packages
TOP = ["server", "cli"]


def layer_of(module: str) -> int:
    parts = module.split(".")
    if len(parts) < 2:
        return 0
    name = parts[1]
    if name in TOP:
        return len(LAYERS) + TOP.index(name)
    return LAYERS.index(name) if name in LAYERS else LAYERS.index("rest")


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("rulewright"):
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.startswith("rulewright")}
    return found


def test_nothing_imports_to_the_right() -> None:
    wrong = []
    for path in ROOT.rglob("*.py"):
        module = "rulewright." + ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for other in imports_of(path):
            if layer_of(other) > layer_of(module):
                wrong.append(f"{module} imports {other}")
    assert not wrong, "\n".join(wrong)


def test_no_game_knows_another() -> None:
    wrong = []
    for folder in (ROOT / "games").iterdir():
        for path in folder.rglob("*.py") if folder.is_dir() else []:
            for other in imports_of(path):
                parts = other.split(".")
                if len(parts) > 2 and parts[1] == "games" and parts[2] != folder.name:
                    wrong.append(f"{path.name} imports {other}")
    assert not wrong, "\n".join(wrong)
