"""How a game's table lies on a text screen: lines in styles and boxes, as plain data.

`rich` can print them; it is loaded when it does, so that who only plays needs not load it.
"""

from typing import Any, TypeAlias


class Text:
    """Words in a style ('bold', 'dim red'), with more words in others behind them."""

    def __init__(self, words: str = "", style: str = "") -> None:
        self.parts = [(words, style)]

    def append(self, words: str, style: str = "") -> "Text":
        """Put more behind."""
        self.parts.append((words, style))
        return self

    @property
    def plain(self) -> str:
        """The words without their styles."""
        return "".join(words for words, _ in self.parts)

    def __rich__(self) -> Any:
        from rich.text import Text as RichText

        first, *more = self.parts
        drawn = RichText(first[0], first[1])
        for words, style in more:
            drawn.append(words, style)
        return drawn


class Group:
    """One below the other."""

    def __init__(self, *parts: "RenderableType") -> None:
        self.parts = parts

    def __rich__(self) -> Any:
        from rich.console import Group as RichGroup

        return RichGroup(*self.parts)


class Panel:
    """Something in a box with a title."""

    def __init__(self, content: "RenderableType", title: Text) -> None:
        self.content = content
        self.title = title

    def __rich__(self) -> Any:
        from rich.panel import Panel as RichPanel

        return RichPanel(self.content, title=self.title.__rich__(), title_align="left")


RenderableType: TypeAlias = Text | Group | Panel
