"""Power banks, one standing, one lying: grooved rounded block, charge display, row of sockets, orange built-in cable."""
FINISHES = ('graphite', 'sand')

W, H, T = 0.84, 1.6, 0.28


def build(kit, finish):
    dark = finish == 'graphite'
    made = (
        kit.aluminium('#47484d' if dark else '#c0b098', 0.38),
        kit.plastic('#1b1c1e' if dark else '#86775f', 0.4),
        kit.gloss('#08090a'),
        kit.fabric('#ff5a1f', across='xy', scale=60, contrast=0.35),
        dark,
    )
    with kit.collect(loc=(-0.3, 0.25, 0), rot=(0, 0, -6)) as upright:
        _bank(kit, *made)
        _loop(kit, made[3], dark)
    # lying: its sockets look at the viewer
    with kit.collect(loc=(0.42, 0.62, T / 2), rot=(0, 0, 12)) as flat:
        with kit.collect(rot=(90, 0, 0)), kit.collect(rot=(0, 0, 180)):
            _bank(kit, *made, lit=False)
    return kit.Product(
        detail=(-0.22, 0.1, H - 0.22), span=0.95,
        three_quarter={'turn': 18, 'elevation': 22},
        front={'turn': -30, 'elevation': 20, 'hide': [flat.object]},
        close={'turn': 20, 'elevation': 34, 'hide': [flat.object]},
    )


def _bank(kit, body, trim, glass, _, dark, lit=True):
    """Standing on z = 0, display (`lit` or off) towards -y, sockets on top."""
    kit.extrude(kit.outline_rect(W, T, 0.12, 12), H, body, (0, 0, H / 2), bevel=0.03)
    # end caps, and a field of grooves on the lower front
    kit.extrude(kit.outline_rect(W - 0.07, T - 0.07, 0.09, 12), 0.02, trim, (0, 0, H - 0.004), bevel=0.005)
    rib = kit.slab(W - 0.22, 0.034, 0.022, body, (0, -T / 2, 0.16), (90, 0, 0), radius=0.017, bevel=0.008)
    kit.repeat(rib, [(0, 0, 0.066 * k) for k in range(1, 13)])
    # display
    y, z = -T / 2, H - 0.33
    kit.slab(0.62, 0.3, 0.012, glass, (0, y, z), (90, 0, 0), radius=0.06, bevel=0.004)
    if lit:
        kit.text('87', 0.23, kit.led('#ffffff', 1.6), (-0.08, y - 0.0075, z), (90, 0, 0), depth=0.0005)
        kit.text('%', 0.11, kit.led('#ff7a45', 1.8), (0.1, y - 0.0075, z - 0.035), (90, 0, 0), depth=0.0005)
    for k in range(4):
        kit.slab(0.09, 0.028, 0.004, kit.led('#5df08a', 2.2) if lit and k < 3 else kit.paint('#3a3d42'), (0.22, y - 0.006, z - 0.075 + 0.05 * k), (90, 0, 0), radius=0.01, bevel=0.001)
    # sockets and key
    top = H + 0.006
    kit.usb_c((-0.24, 0, top), scale=0.95)
    kit.usb_c((0, 0, top), scale=0.95)
    kit.usb_a((0.26, 0, top), scale=0.85)
    ink = kit.paint('#c9ccd2' if dark else '#f0e6d4')
    kit.text('65 W', 0.04, ink, (-0.24, -0.075, H + 0.006), depth=0.001)
    kit.text('30 W', 0.04, ink, (0, -0.075, H + 0.006), depth=0.001)
    kit.slab(0.22, 0.06, 0.016, trim, (W / 2 + 0.002, 0, H - 0.33), (90, 90, 90), radius=0.028, bevel=0.005)


def _loop(kit, cord, dark):
    """The built-in cable: out of the left side near the top, down in a loop, plug clipped in near the bottom."""
    x = -W / 2
    path = [(x + 0.02, 0, H - 0.2), (x - 0.06, 0, H - 0.2), (x - 0.17, 0, H - 0.24), (x - 0.17, 0, H - 0.5), (x - 0.15, 0, H - 0.9), (x - 0.12, 0, H - 1.1), (x - 0.03, 0, H - 1.2)]
    kit.tube(path, 0.035, cord)
    metal = kit.metal('silver', 0.2)
    grip = kit.plastic('#ff5a1f', 0.4)
    kit.cylinder(0.052, 0.05, grip, (x - 0.015, 0, H - 0.2), (0, 90, 0), bevel=0.01, segments=48)
    with kit.collect(loc=(x - 0.03, 0, H - 1.2), rot=(0, 28, 0)):
        kit.slab(0.09, 0.13, 0.2, grip, (0, 0, -0.06), radius=0.04, bevel=0.02)
        kit.slab(0.046, 0.1, 0.1, metal, (0, 0, -0.2), radius=0.02, bevel=0.006)
