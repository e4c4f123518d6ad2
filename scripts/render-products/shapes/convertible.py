"""Convertible laptop standing as a tent: screen on one leaf, keyboard on the other, two round hinges, a pen beside it."""
FINISHES = ('graphite', 'sand')

W, D = 2.1, 1.4


def build(kit, finish):
    dark = finish == 'graphite'
    body = kit.aluminium('#494a4f' if dark else '#c2b199', 0.36)
    made = (body, dark)
    with kit.collect() as tent:
        # hinge at the top: the screen leans back from the viewer, the keyboard leaf props it from behind
        with kit.collect(loc=(0, 0, 1.28)):
            with kit.collect(rot=(26, 0, 180)), kit.collect(rot=(180, 0, 0)):
                _leaf_screen(kit, *made, upside=True)
            with kit.collect(rot=(26, 0, 0)), kit.collect(rot=(90, 0, 180)), kit.collect(loc=(0, -D / 2 - 0.02, 0.03)):
                _leaf_keys(kit, *made)
            _hinges(kit, body, dark)
        _pen(kit, dark, (0.35, -1.02, 0.045), (0, 90, 8))
    with kit.collect() as desk:
        with kit.collect(loc=(0, -D / 2, 0.045)):
            _leaf_keys(kit, *made)
        with kit.collect(loc=(0, 0.0, 0.07), rot=(-22, 0, 0)):
            _leaf_screen(kit, *made)
        with kit.collect(loc=(0, 0.0, 0.07)):
            _hinges(kit, body, dark)
        _pen(kit, dark, (1.25, -0.75, 0.035), (90, 0, -6))
    return kit.Product(
        detail=(0.52, -0.16, 0.1), span=1.0,
        three_quarter={'turn': 34, 'elevation': 17, 'hide': [desk.object]},
        front={'turn': -26, 'elevation': 24, 'hide': [tent.object]},
        close={'turn': -24, 'elevation': 30, 'hide': [tent.object]},
    )


def _leaf_screen(kit, body, dark, upside=False):
    """The lid, standing in xz on its hinge edge (z = 0), facing -y."""
    kit.slab(W, D, 0.05, body, (0, 0, D / 2 + 0.03), (90, 0, 0), radius=0.1, bevel=0.018)
    kit.slab(W - 0.03, D - 0.03, 0.008, kit.gloss('#08090a'), (0, -0.024, D / 2 + 0.03), (90, 0, 0), radius=0.085, bevel=0.002)
    shown = _sketch(kit, dark) if upside else kit.paint_screen.desktop(960, 600, 'night' if dark else 'dawn')
    kit.screen(W - 0.1, (W - 0.1) * 0.625, shown, (0, -0.0305, D / 2 + 0.045), (90, 180 if upside else 0, 0), radius=0.04)
    kit.cylinder(0.012, 0.004, kit.lens('#2f5f9a'), (0, -0.029, D - 0.005), (90, 0, 0), bevel=0.001, segments=24)
    mark = kit.metal('#8b8c91' if dark else '#efe3cf', 0.08)
    kit.pipe(0.1, 0.07, 0.008, mark, (0, 0.025, D / 2 + 0.03), (90, 0, 0), bevel=0.002)


def _leaf_keys(kit, body, dark):
    """The base, lying in xy round the origin, keys upwards, its hinge edge at +y."""
    deck = kit.plastic('#141416' if dark else '#8d7860', 0.5)
    caps = kit.plastic('#232427' if dark else '#e4d8c4', 0.45)
    accent = kit.plastic('signal', 0.4)
    kit.slab(W, D, 0.075, body, radius=0.1, bevel=0.022)
    top = 0.0375
    kit.slab(1.84, 0.74, 0.006, deck, (0, 0.2, top - 0.001), radius=0.03, bevel=0.001)
    kit.keys(kit.KEYBOARD_75, caps, (0, 0.2, top + 0.001), unit=0.12, height=0.02, gap=0.018, taper=0.95, accent=accent, accents={(0, 0)},
             legends=kit.paint('#c9ccd2' if dark else '#6b5a45'))
    kit.slab(0.8, 0.44, 0.006, kit.paint('#1b1c1f' if dark else '#8f7a61'), (0, -0.43, top - 0.001), radius=0.035, bevel=0.001)
    kit.slab(0.784, 0.424, 0.006, kit.aluminium('#55565b' if dark else '#cbbba4', 0.28), (0, -0.43, top + 0.001), radius=0.03, bevel=0.002)
    for s in (-1, 1):
        kit.usb_c((s * (W / 2 - 0.006), 0.42, 0), (90, 0, 90 * s), 0.48)
        kit.usb_c((s * (W / 2 - 0.006), 0.28, 0), (90, 0, 90 * s), 0.48)
    kit.feet(1.7, 1.1, 0.06, 0.025, kit.rubber(), (0, 0, -0.035))
    kit.slots(30, 0.014, 0.09, 0.034, kit.paint('#08080a'), (0, 0.3, -0.0385), (180, 0, 0))


def _hinges(kit, body, dark):
    for x in (-0.66, 0.66):
        kit.cylinder(0.06, 0.32, body, (x, 0, 0), (0, 90, 0), bevel=0.014)
        for e in (-0.125, 0.125):
            kit.cylinder(0.062, 0.012, kit.metal('#1c1c1e' if dark else '#7d6a52', 0.3), (x + e, 0, 0), (0, 90, 0), bevel=0.003)


def _pen(kit, dark, loc, rot):
    with kit.collect(loc, rot):
        kit.turned([(0, -0.62), (0.012, -0.61), (0.04, -0.5), (0.043, 0.5), (0.04, 0.55), (0, 0.555)], kit.aluminium('#3b3c40' if dark else '#d9c7ab', 0.3), bevel=0.008, segments=48)
        kit.cylinder(0.0445, 0.05, kit.paint('signal', 0.35), (0, 0, 0.42), bevel=0.004, segments=48)
        kit.slab(0.018, 0.16, 0.012, kit.plastic('#1a1a1c'), (0, -0.043, -0.34), (90, 0, 0), radius=0.008, bevel=0.003)


def _sketch(kit, dark):
    """A drawing app: a photo's colours, a palette, a few bold strokes."""
    c = kit.paint_screen.wallpaper(960, 600, 'ember' if dark else 'dusk')
    c.rect(24, 40, 62, 520, '#f6f3ec', 30, 0.95)
    for k, col in enumerate(('#ff7a45', '#f6c945', '#28c941', '#25b8c8', '#1f4fd8', '#8a5cf0', '#2b2f38')):
        c.circle(55, 88 + 70 * k, 20, col)
    for k, col in enumerate(('#fff4dc', '#f6c945')):
        points = kit.bezier([(170, 330 + 70 * k), (300, 210 + 60 * k), (400, 330 + 70 * k), (520, 180 + 80 * k), (600, 240 + 90 * k)], 12)
        c.line(points, 15 - 4 * k, col, 0.95)
    c.rect(700, 30, 230, 60, '#101216', 30, 0.6).lines_of_text(730, 54, 170, 1, '#ffffff', 13, 20, 4)
    return c
