"""One figure while it is drawn: its pen, its build, its colours, how it is dressed."""

from dataclasses import dataclass

from rulewright.art.drawing.pen import Pen
from rulewright.art.figures.build import Build
from rulewright.art.subject import Wear


@dataclass(slots=True)
class Figure:
    """What all parts of a figure need to know of it."""

    pen: Pen
    race: str
    build: Build
    wear: Wear
    skin: str
    hair: str
    cloth: str
    sleeve: str
    glove: str
    woman: bool
    old: bool
    turn: float  # where the face looks: -1 left, 1 right
    element: str
    foot: float = 92  # where the torso is cut off

    @property
    def head(self) -> Pen:
        x, y, size = self.build.head
        return self.pen.at(x, y, size)
