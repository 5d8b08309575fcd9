"""Colours as '#rrggbb': mixed, lightened, darkened. Shadows are cooler and fuller than what they fall on, never grey."""

import colorsys
from functools import cache


@cache
def channels(colour: str) -> tuple[float, float, float]:
    """Red, green and blue from 0 to 1."""
    return int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255


def of_channels(red: float, green: float, blue: float) -> str:
    return "#" + "".join(f"{round(max(0.0, min(1.0, value)) * 255):02x}" for value in (red, green, blue))


@cache
def mix(one: str, other: str, share: float) -> str:
    """`share` of the other colour in the one."""
    a, b = channels(one), channels(other)
    return of_channels(*(x + (y - x) * share for x, y in zip(a, b, strict=True)))


@cache
def lighter(colour: str, by: float) -> str:
    """Lighter by a share of the way to white, or darker where `by` is negative."""
    hue, light, full = colorsys.rgb_to_hls(*channels(colour))
    light = light + by * ((1 - light) if by > 0 else light)
    full = full * (1.15 if by < 0 else 1.0)
    return of_channels(*colorsys.hls_to_rgb(hue, max(0.02, min(0.98, light)), min(1.0, full)))


def darker(colour: str, by: float) -> str:
    return lighter(colour, -by)
