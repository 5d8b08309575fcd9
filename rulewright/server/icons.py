"""The one sprite of all icons, made when first asked for from the SVG files of the package fontawesomefree.

Only the icons listed here go into it: a new icon key is added to the list.
"""

import re
from functools import cache
from pathlib import Path

LIST = """
anchor ankh archway arrow-down arrow-left arrow-right arrow-rotate-left arrow-up arrows-rotate
arrows-up-down-left-right backward-step ban bars bell biohazard bolt bolt-lightning bomb bone book book-open
book-skull bridge bug building-columns bullseye burst campground cat certificate chart-column check chess chess-bishop
chess-board chess-king chess-knight chess-pawn chess-queen chess-rook chevron-down chevron-left chevron-right
chevron-up circle circle-check circle-half-stroke circle-info circle-question circle-xmark clock
clock-rotate-left clone cloud cloud-bolt clover code-branch coins comment compass copy cross crosshairs crow
crown cubes diamond dice dice-d20 dice-d6 dice-five dice-four dice-one dice-six dice-three dice-two
diagram-project dog door-open dove download dragon droplet drum dungeon eye eye-slash expand explosion feather
fire fire-flame-curved fire-flame-simple fish flag flag-checkered flask forward forward-step frog
gauge-high gavel gear gem ghost gift glasses globe graduation-cap hammer hand hand-back-fist hand-fist
hand-holding-dollar hand-holding-heart hand-sparkles handcuffs hands-praying handshake hat-wizard heart
heart-crack helmet-safety hill-avalanche hill-rockslide horse horse-head hourglass-half house house-chimney
hurricane icicles infinity kaaba key khanda kiwi-bird landmark layer-group leaf lightbulb link list location-dot
lock magnet magnifying-glass magnifying-glass-minus magnifying-glass-plus map mask masks-theater medal meteor monument
moon mound mountain mountain-sun
music otter palette paper-plane paw pause people-group people-robbery person person-digging
person-falling-burst person-hiking person-praying person-rays person-running person-shelter person-walking
place-of-worship play plus poo-storm question quote-left radiation recycle right-left ring road-barrier
road-spikes robot rotate route sack-dollar sack-xmark scale-balanced scroll seedling shield shield-cat
shield-halved shield-heart shield-virus ship shoe-prints shop shuffle skull skull-crossbones smog snowflake
spider splotch square staff-snake stairs star stopwatch store sun table-cells tent tents thumbtack
tornado tower-observation trash-can tree triangle-exclamation trophy trowel-bricks truck-monster user user-group
user-ninja user-secret user-shield users vault vihara volcano volume-high volume-xmark wand-magic
wand-magic-sparkles warehouse water weight-hanging wheat-awn wind worm wrench xmark yin-yang
"""

SVG = re.compile(r'viewBox="([^"]+)">.*?(<path.*)</svg>', re.S)


@cache
def sprite() -> str:
    """One symbol an icon, in the order of their names."""
    import fontawesomefree  # type: ignore[import-untyped]

    folder = Path(str(fontawesomefree.__file__)).parent / "static" / "fontawesomefree" / "svgs" / "solid"
    symbols = []
    for name in sorted(set(LIST.split())):
        found = SVG.search((folder / f"{name}.svg").read_text(encoding="utf-8"))
        if not found:
            raise ValueError(f"{name}.svg is not as expected: look at it, and at SVG in this file")
        symbols.append(f'<symbol id="{name}" viewBox="{found[1]}">{found[2]}</symbol>')
    credit = "<!-- Icons: Font Awesome Free 6, fontawesome.com, CC BY 4.0 -->"
    return f'<svg xmlns="http://www.w3.org/2000/svg">{credit}\n' + "\n".join(symbols) + "\n</svg>\n"
