"""Smart display: a tilted tablet screen with the rooms of a home, on a cloth-covered loudspeaker foot."""

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    cloth = kit.fabric('#34363a' if dark else '#aeaba4', across='xz', scale=44, contrast=0.45)
    shell = kit.plastic('#1d1e21' if dark else '#dcd8d0', 0.38)
    rim = kit.aluminium('#55565b' if dark else 'silver', 0.28)
    black = kit.gloss('#08090b', 0.1)
    accent = kit.paint('signal', 0.4)
    w, h, tilt = 2.1, 1.36, 72

    _foot(kit, cloth, shell, accent)
    with kit.collect(loc=(0, -0.36, 0.2), rot=(tilt, 0, 0)):
        # the screen's plane is xy here, its lower edge at y 0
        kit.slab(w, h, 0.075, rim, (0, h / 2, -0.02), radius=0.13, bevel=0.03)
        kit.slab(w - 0.03, h - 0.03, 0.07, shell, (0, h / 2, -0.045), radius=0.12, bevel=0.02)
        kit.slab(w - 0.035, h - 0.035, 0.02, black, (0, h / 2, 0.014), radius=0.115, bevel=0.008)
        kit.screen(w - 0.2, h - 0.2, _panel(kit), (0, h / 2, 0.028), radius=0.03, brightness=1.15)
        _words(kit, h)
        kit.cylinder(0.028, 0.008, kit.lens('#3b2a78'), (0, h - 0.05, 0.025), bevel=0.002, segments=32)
        kit.cylinder(0.012, 0.008, kit.led('#5df08a', 3), (0.09, h - 0.05, 0.024), bevel=0.002, segments=24)
        for x in (-0.42, 0.42):
            kit.cylinder(0.008, 0.006, kit.paint('#3a3b40'), (x, h - 0.05, 0.024), bevel=0.001, segments=16)
        for x in (0.5, 0.66):
            kit.slab(0.12, 0.03, 0.02, rim, (x, h, -0.02), (90, 0, 0), radius=0.014, bevel=0.005)
        kit.slab(0.09, 0.03, 0.02, accent, (-0.6, h, -0.02), (90, 0, 0), radius=0.014, bevel=0.005)
    return kit.Product(
        detail=(-0.52, -0.2, 0.62), span=1.15,
        three_quarter={'turn': 30, 'elevation': 14},
        front={'turn': -8, 'elevation': 8},
        close={'turn': 26, 'elevation': 14, 'blur': 0.8},
    )


def _foot(kit, cloth, shell, accent):
    rings = []
    for z, width, depth, y in ((0.03, 1.5, 0.86, 0.06), (0.05, 1.56, 0.92, 0.06), (0.25, 1.56, 0.86, 0.1), (0.55, 1.44, 0.62, 0.2), (0.8, 1.24, 0.36, 0.28), (0.86, 1.1, 0.2, 0.3)):
        rings.append([(x, y + v, z) for x, v in kit.outline_super(width, depth, 3.2, 96)])
    kit.loft(rings, cloth, subsurf=1)
    kit.extrude(kit.outline_super(1.46, 0.82, 3.2), 0.05, kit.rubber(), (0, 0.06, 0.025), bevel=0.012)
    kit.slab(0.06, 0.012, 0.05, accent, (0.6, -0.34, 0.16), radius=0.005, bevel=0.003)
    kit.tube([(0.1, 0.45, 0.08), (0.2, 0.85, 0.03), (0.8, 0.95, 0.026), (1.15, 0.7, 0.026)], 0.024, shell)


def _panel(kit):
    """Rooms as tiles: a wide picture of the garden with the time, lights, heating, music and a camera."""
    w, h = 1140, 696
    c = kit.paint_screen.Canvas(w, h).gradient([(0, '#101a24'), (1, '#24343c')], 60)
    view = kit.paint_screen.photo(470, 380)
    c.px[30:410, 30:500] = view.px
    c.rect(30, 300, 470, 110, '#0a0f14', 0, 0.55)
    tiles = [(524, 30, 276, 178, '#f5b54a'), (824, 30, 286, 178, '#2f424c'), (524, 232, 276, 178, '#2f424c'), (824, 232, 286, 178, '#ff6a2b'), (30, 434, 470, 232, '#16222b'), (524, 434, 586, 232, '#e9e6df')]
    for x, y, tw, th, col in tiles:
        c.rect(x, y, tw, th, col, 20)
    for x, y, ink in ((566, 76, '#3b2906'), (866, 76, '#bfe3f0'), (566, 278, '#a8e6b0'), (866, 278, '#401405')):
        c.circle(x, y, 24, ink, 0.9)
    c.rect(740, 60, 40, 22, '#3b2906', 11).circle(769, 71, 8, '#ffffff')
    # the heating's arc, the music's wave, the week's energy as bars
    c.ring(1010, 320, 62, 13, '#401405', 220, 500, 0.5).ring(1010, 320, 62, 13, '#fff3e6', 220, 400)
    for k in range(34):
        b = 20 + 110 * abs(((k * 37) % 23) / 23 - 0.4)
        c.rect(60 + k * 12.4, 590 - b / 2, 6, b, '#59c7ff' if k < 19 else '#4a5a66', 3)
    for k, b in enumerate((70, 104, 58, 128, 90, 150, 112)):
        c.rect(700 + k * 56, 634 - b, 32, b, '#ff6a2b' if k == 5 else '#34444d', 8)
    return c


def _words(kit, h):
    white, ink = kit.led('#ffffff', 1.1), kit.paint('#20262b')
    kit.text('10:24', 0.2, white, (-0.85, h / 2 - 0.025, 0.031), align='LEFT', depth=0.001)
    for words, x, y, m, size in (('Lights', -0.04, 0.325, ink, 0.075), ('Door', 0.46, 0.325, white, 0.075), ('Air', -0.04, -0.03, white, 0.075), ('21°', 0.46, -0.02, ink, 0.1), ('Kitchen radio', -0.86, -0.2, white, 0.065), ('Energy', -0.04, -0.22, ink, 0.075), ('4.2 kWh', -0.04, -0.34, ink, 0.06)):
        kit.text(words, size, m, (x, h / 2 + y, 0.031), align='LEFT', depth=0.001)
