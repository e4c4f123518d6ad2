"""Slim laptop, open: metal base with keyboard, trackpad and speaker grilles, thin-bezelled lid with a lit desktop."""
FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    body = kit.aluminium('#4b4c51' if dark else '#b7b5b0', 0.36)
    deck = kit.plastic('#131315' if dark else '#2a2b2e', 0.5)
    caps = kit.plastic('#232427' if dark else '#2b2c30', 0.45)
    ink = kit.paint('#c9ccd2')
    accent = kit.plastic('signal', 0.4)
    glass = kit.gloss('#08090a')
    hole = kit.paint('#08080a')

    kit.slab(2.2, 1.5, 0.085, body, radius=0.1, bevel=0.026)
    kit.slab(1.87, 0.77, 0.006, deck, (0, 0.24, 0.0415), radius=0.03, bevel=0.001)
    kit.keys(kit.KEYBOARD_75, caps, (0, 0.24, 0.044), unit=0.122, height=0.022, gap=0.017, taper=0.95,
             accent=accent, accents={(0, 0)}, legends=ink)
    # trackpad: a hairline gap around a smooth plate
    kit.slab(0.86, 0.5, 0.006, kit.paint('#17171a' if dark else '#77767a'), (0, -0.43, 0.0405), radius=0.04, bevel=0.001)
    kit.slab(0.845, 0.485, 0.006, kit.aluminium('#56575c' if dark else '#c0beb9', 0.3), (0, -0.43, 0.0425), radius=0.035, bevel=0.002)
    for x in (-1.02, 1.02):
        kit.grille(0.07, 0.72, hole, (x, 0.24, 0.0445), pitch=0.032, r=0.009)
    kit.slab(0.34, 0.05, 0.02, hole, (0, -0.735, 0.037), radius=0.02, bevel=0.002)
    kit.feet(1.8, 1.15, 0.06, 0.03, kit.rubber(), (0, 0, -0.04))
    _ports(kit, hole)
    kit.cylinder(0.036, 1.7, kit.plastic('#19191b', 0.4), (0, 0.73, 0.05), (0, 90, 0), bevel=0.01)
    with kit.collect(loc=(0, 0.735, 0.055), rot=(-17, 0, 0)):
        kit.slab(2.2, 1.47, 0.038, body, (0, 0, 0.765), (90, 0, 0), radius=0.1, bevel=0.014)
        kit.slab(2.17, 1.44, 0.006, glass, (0, -0.018, 0.765), (90, 0, 0), radius=0.085, bevel=0.002)
        kit.screen(2.1, 1.312, kit.paint_screen.desktop(960, 600, 'dusk' if dark else 'mint'), (0, -0.023, 0.79), (90, 0, 0), radius=0.05)
        kit.cylinder(0.012, 0.004, kit.lens('#2f5f9a'), (0, -0.022, 1.465), (90, 0, 0), bevel=0.001, segments=24)
        # the maker's mark on the lid: a ring with a bar
        mark = kit.metal('#8b8c91' if dark else '#f1efe9', 0.08)
        kit.pipe(0.12, 0.086, 0.008, mark, (0, 0.019, 0.8), (90, 0, 0), bevel=0.002)
        kit.box((0.034, 0.008, 0.13), mark, (0, 0.019, 0.8), bevel=0.002)
    return kit.Product(
        detail=(-0.62, 0.12, 0.04), span=0.95,
        three_quarter={'turn': 27, 'elevation': 20},
        front={'turn': 148, 'elevation': 20},
        close={'turn': 22, 'elevation': 33},
    )


def _ports(kit, hole):
    left, right = (90, 0, -90), (90, 0, 90)
    kit.slab(0.13, 0.035, 0.02, kit.metal('silver', 0.3), (-1.094, 0.5, 0), left, radius=0.017, bevel=0.003)
    for y in (0.3, 0.16):
        kit.usb_c((-1.094, y, 0), left, 0.48)
    kit.jack(0.022, (-1.098, -0.1, 0), left)
    kit.usb_c((1.094, 0.28, 0), right, 0.48)
    kit.hdmi((1.094, 0.46, 0), right, 0.5)
    kit.slab(0.16, 0.018, 0.02, hole, (1.093, 0.05, 0), right, radius=0.008, bevel=0.002)
