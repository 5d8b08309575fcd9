"""Goes along the tree of `nodes` and reads a state into numbers; numbers options. `walk.c` is the same, compiled.

`seen` has a bit for each seat that knows a card; what `seat` does not know is read as a hidden one. None: all of
`faces` is known. A tree is made into Python code once, which writes into bytes: far faster than an array's items.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from rulewright.envs import nodes
from rulewright.envs.nodes import MOST, Node, Numbering
from rulewright.kernel.question import HIDDEN, Face, Option, Question, Seat

Fill: TypeAlias = Callable[[Any, Seat, Sequence[Face], bytearray, Callable[[int, int], int]], None]


def prepare(tree: Node, seats: int) -> Fill:
    """What `observe` goes along."""
    return _Writer(seats).function(tree)


def observe(
    prepared: Fill, state: Any, seat: Seat, faces: list[Face], seen: list[int] | None, vector: NDArray[np.float32]
) -> None:
    """Fill a vector of zeros with what the seat sees."""
    known = _known(faces, seen, seat)
    out, odd = bytearray(len(vector)), []

    def keep(place: int, value: int) -> int:
        """Numbers that no byte holds are put in at the end."""
        odd.append((place, MOST if value > 0 else max(value, -MOST)))
        return 0

    prepared(state, seat, known, out, keep)
    vector[:] = np.frombuffer(out, np.uint8)
    for place, value in odd:
        vector[place] = value


def lay(vector: NDArray[np.float32], first: int, counted: list[int], places: list[int], values: list[int]) -> None:
    """Planes of a board: count one up at some places, put numbers in at others, all from `first` on."""
    board = vector[first:]
    if counted:
        found = np.bincount(np.array(counted))
        board[: len(found)] += found
    if places:
        board[places] = np.clip(values, -MOST, MOST)


def number(
    numbering: Numbering, state: Any, seat: Seat, faces: list[Face], seen: list[int] | None,
    options: Sequence[Option], mask: NDArray[np.int8],
) -> list[int]:  # fmt: skip
    """The numbers of options, also set in a mask; -1 where even the spare ones ran out."""
    recipes, seats, spare = numbering
    found: list[int] = []
    used: set[int] = set()
    end = len(mask)
    for option in options:
        recipe = recipes.get(option[0])
        at, by_state = -1, False
        if recipe is not None:
            at, copies, arguments = recipe
            for (kind, size, step, function), value in zip(arguments, option[1:], strict=False):
                v = value
                if kind == nodes.PLACE:
                    assert function is not None
                    v, by_state = function(state, v), True
                elif v >= 0 and kind == nodes.CARD:
                    v = ((faces[v] if seen is None or seen[v] >> seat & 1 else HIDDEN) + 1) * copies
                    by_state = True
                elif v >= 0 and kind == nodes.SEAT:
                    v = (v - seat) % seats
                if not 0 <= v < size:
                    at = -1
                    break
                at += v * step
            else:
                for _ in range(copies - 1):
                    at += at in used
                if by_state and at in used:
                    at = -1
        if at < 0 and spare < end:
            at, spare = spare, spare + 1
        if at >= 0:
            used.add(at)
        found.append(at)
    mask[list(used)] = 1
    return found


def look(
    prepared: Fill, numbering: Numbering, asked: tuple[int, int], state: Any, seat: Seat, seen: list[int] | None,
    question: Question | None, vector: NDArray[np.float32], mask: NDArray[np.int8],
) -> list[int]:  # fmt: skip
    """What a seat sees, what it is asked, and the numbers of its options; who is not asked can only wait.

    `asked` says where the prompts stand in the vector, and how many they are; after them the card that it is about.
    """
    faces: list[Face] = state.faces
    observe(prepared, state, seat, faces, seen, vector)
    if question is None:
        mask[0] = 1
        return []
    _, options, prompt, about = question
    first, prompts = asked
    vector[first + crc32(prompt.key.encode()) % prompts] = 1
    if about >= 0:
        face = faces[about] if seen is None or seen[about] >> seat & 1 else HIDDEN
        vector[first + prompts + face + 1] = 1
    return number(numbering, state, seat, faces, seen, options, mask)


def _known(faces: list[Face], seen: list[int] | None, seat: Seat) -> list[Face]:
    if seen is None:
        return faces
    bit = 1 << seat
    return [face if known & bit else HIDDEN for face, known in zip(faces, seen, strict=True)]


class _Writer:
    """Writes the code that reads a state along a tree."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines = ["def fill(s, me, faces, out, odd):"]
        self.names: dict[str, Any] = {}
        self.made = 0

    def function(self, tree: Node) -> Fill:
        self.node(tree, "s", "", 1)
        exec("\n".join([*self.lines, "    return"]), self.names)
        fill: Fill = self.names["fill"]
        return fill

    def put(self, line: str, depth: int) -> None:
        self.lines.append("    " * depth + line)

    def local(self, letter: str) -> str:
        self.made += 1
        return f"{letter}{self.made}"

    def constant(self, value: Any) -> str:
        name = self.local("c")
        self.names[name] = value
        return name

    def node(self, node: Node, x: str, base: str, depth: int) -> None:
        """What reads `x`; `base` is "b3 + " within a list, whose items are all read by the same lines."""
        kind = node[0]
        if kind == nodes.RECORD:
            if x != "s" and len(node[1]) > 1:
                own = self.local("r")
                self.put(f"{own} = {x}", depth)
                x = own
            for field, inner in node[1]:
                self.node(inner, x if field is None else f"{x}.{field}", base, depth)
            return
        if kind == nodes.BOARD:
            self.board(node, x, base, depth)
            return
        if kind == nodes.LIST:
            self.items(node, x, base, depth)
            return
        if kind == nodes.BY_SEAT:
            own = self.local("p")
            self.put(f"{own} = {x}", depth)
            self.put(f"if len({own}) == {len(node[1])}:", depth)
            for i, inner in enumerate(node[1]):
                self.node(inner, f"{own}[(me + {i}) % {len(node[1])}]", base, depth + 1)
            return
        first = f"{base}{node[1]}"
        if kind in (nodes.CARDS, nodes.FACES):
            first = f"{base}{node[1] + 1}"
            self.put(f"for v in {x}:", depth)
            self.put(f"if v >= 0: out[{first} + {'v' if kind == nodes.FACES else 'faces[v]'}] += 1", depth + 1)
        elif kind == nodes.OPTIONAL:
            own = self.local("o")
            self.put(f"{own} = {x}", depth)
            self.put(f"if {own} is not None:", depth)
            self.put(f"out[{first}] = 1", depth + 1)
            self.node(node[2], own, base, depth + 1)
        elif kind in (nodes.AMOUNTS, nodes.AMOUNTS_BY_CARD, nodes.AMOUNTS_BY_FACE):
            place = {nodes.AMOUNTS: "k", nodes.AMOUNTS_BY_CARD: "1 + faces[k]", nodes.AMOUNTS_BY_FACE: "1 + k"}[kind]
            self.put(f"for k, v in {x}.items():", depth)
            if kind == nodes.AMOUNTS:
                self.put(f"if 0 <= k < {node[2]}:", depth + 1)
            deeper = depth + 1 + (kind == nodes.AMOUNTS)
            self.put(f"out[{first} + {place}] = v if 0 <= v <= {MOST} else odd({first} + {place}, v)", deeper)
        else:
            self.put(f"v = {x}", depth)
            self.single(node, first, depth)

    def single(self, node: Node, first: str, depth: int) -> None:
        """A value that is one number or word: `v`."""
        match node[0]:
            case nodes.NUMBER:
                self.put(f"if v: out[{first}] = v if 0 < v <= {MOST} else odd({first}, v)", depth)
            case nodes.ONE_OF:
                self.put(f"if 0 <= v < {node[2]}: out[{first} + v] = 1", depth)
            case nodes.SEAT:
                self.put(f"if v >= 0: out[{first} + (v - me) % {self.seats}] = 1", depth)
            case nodes.CARD:
                self.put(f"if v >= 0: out[{first} + 1 + faces[v]] = 1", depth)
            case nodes.FACE:
                self.put(f"if v >= 0: out[{first} + 1 + v] = 1", depth)
            case nodes.PLACE:
                self.put("if v >= 0:", depth)
                self.put(f"v = {self.constant(node[3])}(s, v)", depth + 1)
                self.put(f"if 0 <= v < {node[2]}: out[{first} + v] = 1", depth + 1)
            case nodes.WORD:
                words = self.constant(node[2])
                self.put(f"if v in {words}: out[{first} + {words}[v]] = 1", depth)
            case nodes.BITS:
                self.put(f"for k in range({node[2]}) if v else ():", depth)
                self.put(f"if v >> k & 1: out[{first} + k] = 1", depth + 1)
            case kind:
                raise ValueError(f"there is no node of kind {kind}")

    def board(self, node: Node, x: str, base: str, depth: int) -> None:
        """The layers of a board: a thing after the other."""
        _, first, cells, kinds, (things, owner, kind, copy), flags, holds, facts = node
        put = self.put
        put(f"for c, t in enumerate({x}.{things}[:{cells}], {base}{first}):", depth)
        put("if t >= 0:", depth + 1)
        put(f"out[c + ({x}.{kind}[t] + (0 if {x}.{owner}[t] == me else {kinds})) * {cells}] += 1", depth + 2)
        for at, flag in enumerate(flags, 2 * kinds):
            put(f"if {x}.{flag}[t]: out[c + {at * cells}] = 1", depth + 2)
        layer = 2 * kinds + len(flags)
        put(f"f = {x}.{copy}[t]", depth + 2)
        put("if f < 0: f = faces[t]", depth + 2)
        put("if f >= 0:", depth + 2)
        for at, value in enumerate(["f + 1", *[f"{self.constant(fact)}[f]" for fact in facts]], layer):
            put(f"v, p = {value}, c + {at * cells}", depth + 3)
            put(f"out[p] = v if 0 <= v <= {MOST} else odd(p, v)", depth + 3)
        for at, held in enumerate(holds, layer + 1 + len(facts)):
            put(f"if {x}.{held}[t] >= 0: out[c + {at * cells}] = 1", depth + 2)

    def items(self, node: Node, x: str, base: str, depth: int) -> None:
        """All items of a list, each `stride` places after the one before it."""
        _, length, stride, inner = node
        start, item = self.local("b"), self.local("i")
        self.put(f"{start} = {base}{-stride}", depth)
        self.put(f"for {item} in {x}[:{length}]:", depth)
        self.put(f"{start} += {stride}", depth + 1)
        self.node(inner, item, f"{start} + ", depth + 1)
