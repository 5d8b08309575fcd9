"""A link as a code to scan."""

import segno
from markupsafe import Markup


def qr_code(link: str) -> Markup:
    """Dark on light whatever the colours of the page: cameras want it so."""
    return Markup(segno.make(link, error="m").svg_inline(border=2, dark="#1d1712", light="#fff", omitsize=True))
