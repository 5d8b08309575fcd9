"""Chess figures: a body that holds a face, and a head that says which piece it is."""

from markupsafe import Markup

from rulewright.kernel.page.scene import Piece
from rulewright.server.html.elements import el, svg_icon
from rulewright.server.html.pictures import picture_address

BODY = "M-24 31q0 -10 5 -17a20.5 20.5 0 1 1 38 0q5 7 5 17z"
HEADS = {
    "pawn": "M0 -28a9 9 0 0 1 5 16.500h-10a9 9 0 0 1 5 -16.500z",
    "rook": "M-15 -9v-20h7.500v5.500h4.500v-5.500h6v5.500h4.500v-5.500h7.500v20z",
    "bishop": "M0 -33q14 11 12 24h-24q-2 -13 12 -24z",
    "knight": "M13 -9q9 1 9 -6q-5 -9 -12 -12l-1 -7 -6 5q-15 1 -18 20z",
    "queen": "M-17 -9l-5 -19 10 9 3 -14 9 13 9 -13 3 14 10 -9 -5 19z",
    "king": "M-17 -9q-8 -15 3 -18q8 -1 14 8q6 -9 14 -8q11 3 3 18zM0 -34l5.500 6.500 -5.500 6.500 -5.500 -6.500z",
}
GROUND = "M-24 26q24 10 48 0q-24 -9 -48 0z"
DETAILS = {"bishop": "M1 -28l-6 10", "knight": "M9 -20h.1M19 -14l-3 1", "rook": "M-13 -15h26", "king": "M-15 -13h30",
           "queen": "M-15 -13h30"}  # fmt: skip


def figure(piece: Piece) -> list[Markup]:
    """The figure of a piece of chess; one that is nobody in particular stands as everywhere in the world."""
    kind = piece.icon.removeprefix("chess-")
    if not piece.signed:
        return [el("path", d=GROUND, class_="rim ground"), svg_icon(piece.icon, 0, 0, 50, "classic")]
    face = picture_address(piece.picture, portrait=True)
    inside = (
        el("image", href=face, x="-16.5", y="-8.5", width="33", height="33", class_="face")
        if face
        else svg_icon(piece.icon, 0, 10, 23, "emblem")
    )
    return [
        el("path", d=BODY, class_="shadow", transform="translate(0 3)"),
        el("path", d=HEADS[kind], class_="rim head"),
        el("path", d=DETAILS[kind], class_="detail") if kind in DETAILS else Markup(""),
        el("path", d=BODY, class_="rim body"),
        el("circle", cx="0", cy="8", r="17.5", class_="disc"),
        inside,
    ]
