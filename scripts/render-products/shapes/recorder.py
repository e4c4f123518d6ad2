"""Handheld recorder: crossed microphone capsules in a guard, colour screen with levels, red record key, on a small tripod."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#2b2c30' if dark else '#b3b0a9', 0.4)
    side = kit.rubber('#18181a' if dark else '#5d5e62', 0.6)
    metal = kit.aluminium('#7a7b80' if dark else '#c4c1bb', 0.26)
    mesh = kit.perforated('#a0a1a5' if dark else '#d6d3cc', across='cyl:0.14', pitch=0.034, hole=0.62, rough=0.28)
    cap = kit.perforated('#a0a1a5' if dark else '#d6d3cc', across='xy', pitch=0.034, hole=0.62, rough=0.28)
    black = kit.plastic('#151517', 0.42)
    red = kit.paint('#e2331f', 0.35)
    accent = kit.paint('signal', 0.4)
    ink = kit.paint('#e4e5e8' if dark else '#2b2c30')

    w, h, d = 0.82, 1.62, 0.36
    z0 = 0.62
    with kit.collect(loc=(0, 0, z0), rot=(-12, 0, 0)):
        # the body narrows to the foot
        outline = [(x * (0.9 + 0.1 * (y / h + 0.5)), y + h / 2) for x, y in kit.outline_rect(w, h, 0.13, 10)]
        with kit.collect(rot=(90, 0, 0)):
            kit.extrude(outline, d, shell, bevel=0.05)
            kit.extrude([(x * 1.012, y * 1.006 - 0.004) for x, y in outline], 0.09, side, bevel=0.02)
        y = -d / 2
        # screen
        kit.slab(0.68, 0.56, 0.02, kit.gloss('#08090a', 0.06), (0, y, 1.22), (90, 0, 0), radius=0.05, bevel=0.006)
        kit.screen(0.6, 0.47, _display(kit), (0, y - 0.0135, 1.22), (90, 0, 0), radius=0.02, brightness=1.3)
        # record and transport keys
        with kit.collect(loc=(0, y, 0.68), rot=(90, 0, 0)):
            kit.pipe(0.165, 0.135, 0.03, metal, bevel=0.008)
            kit.cylinder(0.128, 0.05, red, bevel=0.014)
            kit.torus(0.15, 0.008, kit.led('#ff3b30', 6), (0, 0, 0.016))
            for x in (-0.27, 0.27):
                kit.cylinder(0.085, 0.04, black, (x, 0, 0), bevel=0.012)
            kit.mesh([(-0.3, -0.04, 0.0215), (-0.225, 0, 0.0215), (-0.3, 0.04, 0.0215)], [(0, 1, 2)], kit.paint('#e4e5e8'))
            kit.box((0.06, 0.06, 0.006), kit.paint('#e4e5e8'), (0.27, 0, 0.0195), bevel=0.001)
            for k, x in enumerate((-0.24, -0.08, 0.08, 0.24)):
                kit.slab(0.125, 0.075, 0.035, metal if k != 3 else accent, (x, -0.28, 0.004), radius=0.025, bevel=0.01)
                kit.text('1234'[k], 0.045, ink, (x, -0.365, 0.002))
            kit.text('OVERTONE', 0.062, ink, (0, -0.5, 0.002), spacing=1.15)
        # side wheel and sockets
        kit.cylinder(0.12, 0.07, kit.knurled('#8b8c90', 0.12, 50), (0.405, -0.02, 1.25), (90, 0, 0), bevel=0.012)
        kit.jack(0.05, (-0.418, -0.0, 1.3), (0, -90, 0), ring=metal)
        kit.jack(0.05, (-0.418, -0.0, 1.14), (0, -90, 0), ring=metal)
        _capsules(kit, h, metal, mesh, cap, black, accent)
    with kit.collect() as tripod:
        _tripod(kit, z0, metal, black)
    return kit.Product(
        detail=(0, 0.26, 2.3), span=1.35,
        three_quarter={'turn': 26, 'elevation': 10, 'fill': 0.86},
        front={'turn': 28, 'elevation': 42, 'pose': (-78, 0, 0), 'hide': [tripod.object]},
        close={'turn': 26, 'elevation': 14},
    )


def _capsules(kit, h, metal, mesh, cap, black, accent):
    kit.slab(0.56, 0.28, 0.08, black, (0, 0, h + 0.02), radius=0.12, bevel=0.02)
    # each capsule leans over the other's axis, crossing at right angles in front
    for s, y in ((-1, -0.07), (1, 0.07)):
        with kit.collect(loc=(s * 0.19, y, h + 0.24), rot=(0, s * -45, 0)):
            kit.turned([(0, -0.24), (0.1, -0.24), (0.125, -0.18), (0.13, 0.06)], metal, bevel=0.015)
            kit.cylinder(0.14, 0.05, black, (0, 0, -0.02), bevel=0.01)
            kit.torus(0.14, 0.008, accent, (0, 0, 0.01))
            kit.turned([(0.13, 0.05), (0.135, 0.05), (0.135, 0.21), (0.125, 0.23)], mesh, bevel=0.008)
            kit.turned([(0.128, 0.23), (0.11, 0.245), (0, 0.25)], cap, bevel=0.01)
    for y in (-0.2, 0.2):
        hoop = [(-0.33, y, h - 0.03), (-0.36, y, h + 0.2), (-0.3, y * 0.9, h + 0.5), (0, y * 0.8, h + 0.6), (0.3, y * 0.9, h + 0.5), (0.36, y, h + 0.2), (0.33, y, h - 0.03)]
        kit.tube(kit.bezier(hoop, 8), 0.024, metal)
    kit.tube([(0, -0.16, h + 0.598), (0, 0.16, h + 0.598)], 0.024, metal)


def _tripod(kit, z0, metal, black):
    kit.cylinder(0.1, 0.06, black, (0, 0.0, z0 - 0.0), (-12, 0, 0), bevel=0.015)
    kit.sphere(0.085, metal, (0, 0, z0 - 0.08))
    kit.cylinder(0.11, 0.14, black, (0, 0, z0 - 0.16), bevel=0.02)
    kit.cylinder(0.03, 0.1, metal, (0.13, 0, z0 - 0.15), (0, 90, 0), bevel=0.01)
    for a in (-90, 30, 150):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        kit.tube([(0.06 * c, 0.06 * s, z0 - 0.2), (0.3 * c, 0.3 * s, 0.24), (0.52 * c, 0.52 * s, 0.04)], 0.045, black)
        kit.sphere(0.055, kit.rubber(), (0.52 * c, 0.52 * s, 0.045))


def _display(kit):
    c = kit.paint_screen.Canvas(600, 470, '#0a0d12')
    c.rect(0, 0, 600, 70, '#1c2129').circle(40, 35, 15, '#ff3b30')
    c.lines_of_text(75, 26, 200, 1, '#ffffff', 20, 30, 4).rect(500, 22, 70, 28, '#4be37a', 5)
    digits = {'0': 'abcdef', '1': 'bc', '2': 'abged', '4': 'fgbc', '7': 'abc', '3': 'abgcd'}
    segments = {'a': (8, 0, 34, 9), 'b': (42, 8, 9, 38), 'c': (42, 54, 9, 38), 'd': (8, 91, 34, 9), 'e': (0, 54, 9, 38), 'f': (0, 8, 9, 38), 'g': (8, 46, 34, 9)}
    x = 60
    for ch in '00:42:17':
        if ch == ':':
            c.circle(x + 6, 125, 6, '#ffffff').circle(x + 6, 165, 6, '#ffffff')
            x += 28
            continue
        for s in digits[ch]:
            a, b, w, h = segments[s]
            c.rect(x + a, 95 + b, w, h, '#ffffff', 4)
        x += 70
    for row, level in ((0, 0.78), (1, 0.64)):
        for k in range(30):
            lit = k / 30 < level
            colour = '#4be37a' if k < 19 else '#f6c945' if k < 25 else '#ff4b3e'
            c.rect(30 + 18 * k, 245 + 75 * row, 13, 55, colour if lit else '#20262d', 3)
    return c.lines_of_text(30, 420, 540, 1, '#8d96a3', 14, 20, 9)
