"""What can be broken in a line of rules: each mutation is one small change of one place in a module's syntax tree."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}  # fmt: skip
SILENT = ("tell", "listening")  # what only words are made of: their own tests see to it


@dataclass(frozen=True)
class Mutant:
    """One broken place: where it is, what stood there and what stands there now."""

    path: Path
    number: int  # of the place in its module
    way: int  # in which it is broken
    line: int
    column: int
    function: str  # its qualified name; "" for what stands outside any function
    before: str
    after: str
    on_card: bool  # a number or flag of a declaration, in no class and no function

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}  {self.before}  ->  {self.after}"

    def tree(self) -> ast.Module:
        """The whole module with this place broken."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        node, _, _ = list(_places(tree))[self.number]
        _break(node, self.way)
        return ast.fix_missing_locations(tree)


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every way to break this module."""
    for number, (node, function, name) in enumerate(_places(ast.parse(path.read_text(encoding="utf-8")))):
        before = _line(node)
        for way in range(_ways(node)):
            broken = copy.deepcopy(node)
            _break(broken, way)
            if _line(broken) != before:
                on_card = isinstance(node, ast.Constant) and not name
                line = node.test.lineno if isinstance(node, ast.If) else node.lineno  # which runs, if it has several
                yield Mutant(path, number, way, line, node.col_offset, function, before, _line(broken), on_card)


def _line(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:110]


def _places(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    """Every node that can be broken, the function whose code it is, what it stands in; no annotations or messages."""
    yield from _walk(tree, "", False)


def _walk(node: ast.AST, name: str, in_code: bool) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    """`in_code`: it runs when the function does; bodies of classes and default values run when they are imported."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_comment", "format_spec"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _left_alone(child):
                continue
            inside, runs = name, in_code and not isinstance(child, ast.arguments)
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inside = f"{name}.{child.name}" if name else child.name
                runs = isinstance(child, ast.FunctionDef)
            if isinstance(child, ast.expr | ast.stmt) and _ways(child):
                yield child, name if in_code else "", name
            yield from _walk(child, inside, runs)


def _left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Raise | ast.Assert | ast.JoinedStr):
        return True
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("listening"):
        return True
    return isinstance(node, ast.Expr) and (isinstance(node.value, ast.Constant) or _tells(node.value))


def _tells(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SILENT


def _ways(node: ast.AST) -> int:
    """In how many ways a node can be broken."""
    match node:
        case ast.Compare(ops=[op]):
            return 1 if type(op) in COMPARE else 0
        case ast.BoolOp():
            return 1
        case ast.UnaryOp(op=ast.Not()):
            return 1
        case ast.BinOp(op=op):
            return 1 if type(op) in ARITHMETIC else 0
        case ast.Constant(value=bool()):
            return 1
        case ast.Constant(value=int()):
            return 1
        case ast.AugAssign(op=op):
            return 2 if type(op) in ARITHMETIC else 1
        case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break():
            return 1
        case ast.If():
            return 2
    return 0


def _break(node: ast.AST, way: int) -> None:
    match node:
        case ast.Compare(ops=[op]):
            node.ops = [COMPARE[type(op)]()]
        case ast.BoolOp(op=ast.And()):
            node.op = ast.Or()
        case ast.BoolOp():
            node.op = ast.And()
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            _become(node, ast.Call(ast.Name("bool", ast.Load()), [operand], []))
        case ast.BinOp(op=op):
            node.op = ARITHMETIC[type(op)]()
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + 1
        case ast.AugAssign(op=op) if way == 0 and type(op) in ARITHMETIC:
            node.op = ARITHMETIC[type(op)]()
        case ast.If():
            node.test = ast.Constant(bool(way))
        case ast.AugAssign() | ast.Expr() | ast.Continue() | ast.Break():
            _become(node, ast.Pass())


def _become(node: ast.AST, other: ast.AST) -> None:
    """Turn a node into another in its place."""
    at = {
        name: value
        for name, value in vars(node).items()
        if name in ("lineno", "col_offset", "end_lineno", "end_col_offset")
    }
    node.__class__ = other.__class__
    vars(node).clear()
    vars(node).update(vars(other) | at)
