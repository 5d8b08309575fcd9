"""What every picture is drawn with: seed, colours, palettes, shapes, and the pen that lights and contours them."""
