"""Action camera: rugged rounded block, big square lens housing off-centre, live status screen, ribbed grip, two-finger mount on a base."""
import math

FINISHES = ('graphite', 'sand')
W, D, H = 2.0, 0.82, 1.42
FOOT = 0.62  # height of the body's underside
MIDDLE = FOOT + H / 2
FRONT = -D / 2
LENS = (0.44, MIDDLE + 0.13)  # the lens axis, x and z


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#34363a' if dark else '#b5a280', 0.42)
    grip = kit.rubber('#27282b' if dark else '#4c443a', 0.6)
    black = kit.plastic('#1b1c1e', 0.4)
    metal = kit.aluminium('#85868b' if dark else '#cfc6b4', 0.28)
    accent = kit.paint('signal', 0.4)

    with kit.collect(loc=(0, 0, MIDDLE), rot=(90, 0, 0)):
        kit.extrude(kit.outline_rect(W, H, 0.27, 12), D, shell, bevel=0.1, steps=8)
        # the seam of the back half
        kit.extrude(kit.outline_rect(W + 0.006, H + 0.006, 0.272, 12), 0.014, black, (0, 0, -0.2), bevel=0.003)
    _front(kit, grip, black)
    _lens(kit, shell, black, metal)
    _screen(kit, black)
    _top(kit, black, metal, accent)
    _door(kit, shell, grip, black, metal)
    _mount(kit, black, metal, grip, accent)
    return kit.Product(
        detail=(0.14, FRONT - 0.1, MIDDLE + 0.16), span=1.95,
        three_quarter={'turn': 30, 'elevation': 14, 'fill': 0.76},
        front={'turn': 0, 'elevation': 8, 'fill': 0.76},
        close={'turn': 26, 'elevation': 22, 'blur': 0.6},
    )


def _front(kit, grip, black):
    # a rubber panel let into the front, its ribs following the rounded corners
    w, h, r = W - 0.2, H - 0.2, 0.2
    kit.extrude(kit.outline_rect(w + 0.03, h + 0.03, r, 10), 0.02, grip, (0, FRONT - 0.002, MIDDLE), (90, 0, 0), bevel=0.006)
    pitch = 0.062
    n = int(h / pitch)
    for k in range(n):
        z = (k - (n - 1) / 2) * pitch
        over = max(0, abs(z) + pitch * 0.35 - (h / 2 - r))
        half = w / 2 - r + math.sqrt(max(0, r * r - over * over))
        kit.box((2 * half, 0.05, pitch * 0.62), grip, (0, FRONT - 0.014, MIDDLE + z), bevel=0.014)
    # microphone openings
    for k in range(3):
        kit.slab(0.16, 0.03, 0.03, black, (-0.5, FRONT - 0.03, MIDDLE - 0.37 - 0.062 * k), (90, 0, 0), radius=0.014, bevel=0.004)


def _lens(kit, shell, black, metal):
    x, z = LENS
    with kit.collect(loc=(x, FRONT, z), rot=(90, 0, 0)):
        kit.slab(1.0, 1.0, 0.24, black, (0, 0, 0.03), radius=0.2, bevel=0.04)
        kit.slab(0.97, 0.97, 0.2, shell, (0, 0, 0.12), radius=0.19, bevel=0.06)
        kit.slab(0.81, 0.81, 0.03, metal, (0, 0, 0.217), radius=0.14, bevel=0.012)
        kit.slab(0.775, 0.775, 0.03, kit.gloss('#0b0c0e', 0.1), (0, 0, 0.222), radius=0.125, bevel=0.01)
        kit.pipe(0.35, 0.305, 0.05, metal, (0, 0, 0.24), bevel=0.014)
        kit.lens_front(0.31, 0.06, black, '#27315f', (0, 0, 0.205))
        kit.dome(0.21, 0.08, kit.lens('#3c3f8c'), (0, 0, 0.235))
        for k in range(4):
            a = math.radians(45 + 90 * k)
            kit.screw(0.03, metal, (0.46 * math.cos(a), 0.46 * math.sin(a), 0.232))


def _screen(kit, black):
    x, z = -0.5, MIDDLE + 0.1
    with kit.collect(loc=(x, FRONT, z), rot=(90, 0, 0)):
        kit.slab(0.74, 0.62, 0.08, black, (0, 0, 0.015), radius=0.1, bevel=0.02)
        kit.slab(0.69, 0.57, 0.02, kit.gloss('#08090a', 0.06), (0, 0, 0.052), radius=0.08, bevel=0.006)
        kit.screen(0.61, 0.49, _display(kit), (0, 0, 0.0655), radius=0.045, brightness=1.5)
    # record lamp
    kit.slab(0.2, 0.085, 0.05, black, (-0.5, FRONT - 0.022, MIDDLE + 0.52), (90, 0, 0), radius=0.04, bevel=0.014)
    kit.slab(0.13, 0.036, 0.02, kit.led('#ff3b30', 5), (-0.5, FRONT - 0.041, MIDDLE + 0.52), (90, 0, 0), radius=0.017, bevel=0.005)


def _top(kit, black, metal, accent):
    x, z = -0.45, FOOT + H
    kit.slab(0.6, 0.42, 0.05, black, (x, 0, z), radius=0.18, bevel=0.016)
    kit.slab(0.5, 0.33, 0.05, accent, (x, 0, z + 0.02), radius=0.15, bevel=0.014)
    kit.slab(0.43, 0.26, 0.07, metal, (x, 0, z + 0.03), radius=0.12, bevel=0.025)
    kit.grille(0.3, 0.14, kit.paint('#0a0a0b'), (0.5, 0.05, z + 0.002), pitch=0.05, r=0.014)


def _door(kit, shell, grip, black, metal):
    x = W / 2
    with kit.collect(loc=(x, 0.02, MIDDLE), rot=(90, 0, 90)):
        kit.slab(0.58, 1.06, 0.012, black, radius=0.14, bevel=0.004)
        kit.slab(0.55, 1.03, 0.03, shell, (0, 0, 0.0), radius=0.13, bevel=0.01)
        for k in range(9):
            kit.box((0.4, 0.026, 0.03), grip, (0, 0.32 - 0.056 * k, 0.014), bevel=0.01)
        # the sliding latch
        kit.slab(0.3, 0.2, 0.02, black, (0, -0.34, 0.01), radius=0.05, bevel=0.006)
        kit.slab(0.24, 0.11, 0.04, metal, (0, -0.365, 0.014), radius=0.04, bevel=0.014)
    with kit.collect(loc=(-x, 0.0, MIDDLE), rot=(90, 0, -90)):
        kit.slab(0.16, 0.36, 0.05, black, (0, 0.2, 0), radius=0.07, bevel=0.015)
        for k in range(6):
            kit.box((0.4, 0.026, 0.03), grip, (0, -0.12 - 0.056 * k, 0.002), bevel=0.01)


def _mount(kit, black, metal, grip, accent):
    z = 0.36
    finger = [(0.15 * math.cos(math.radians(a)), 0.15 * math.sin(math.radians(a))) for a in range(-180, 1, 12)]
    # fingers hang from the body, prongs of the base stand between them
    for x in (-0.11, 0.11):
        kit.extrude(finger + [(0.17, 0.32), (-0.17, 0.32)], 0.11, black, (x, 0, z), (90, 0, 90), bevel=0.018)
    for x in (-0.22, 0, 0.22):
        prong = [(-px, -py) for px, py in finger]
        kit.extrude(prong + [(-0.2, -0.28), (0.2, -0.28)], 0.1, grip, (x, 0, z), (90, 0, 90), bevel=0.018)
    kit.slab(0.62, 0.5, 0.08, black, (0, 0, FOOT - 0.005), radius=0.12, bevel=0.02)
    kit.cylinder(0.06, 0.72, metal, (0.02, 0, z), (0, 90, 0), bevel=0.015)
    lobes = []
    for i in range(120):
        a = 2 * math.pi * i / 120
        r = 0.155 + 0.014 * math.cos(12 * a)
        lobes.append((r * math.cos(a), r * math.sin(a)))
    kit.extrude(lobes, 0.15, black, (0.4, 0, z), (90, 0, 90), bevel=0.025)
    kit.cylinder(0.08, 0.03, accent, (0.475, 0, z), (0, 90, 0), bevel=0.008)
    # the base it stands on
    kit.slab(0.78, 0.62, 0.09, grip, (0, 0, 0.12), radius=0.14, bevel=0.025)
    kit.slab(1.12, 0.92, 0.1, black, (0, 0, 0.05), radius=0.26, bevel=0.03)
    kit.slab(1.14, 0.94, 0.02, grip, (0, 0, 0.01), radius=0.26, bevel=0.008)


def _display(kit):
    c = kit.paint_screen.photo(600, 480)
    c.rect(0, 0, 600, 92, '#000000', 0, 0.55).rect(0, 380, 600, 100, '#000000', 0, 0.55)
    c.circle(52, 46, 20, '#ff3b30').rect(486, 28, 74, 36, '#ffffff', 8).rect(493, 35, 46, 22, '#28c941', 4).rect(562, 38, 8, 16, '#ffffff', 2)
    digits = {'0': 'abcdef', '1': 'bc', '2': 'abged', '4': 'fgbc', '7': 'abc'}
    bars = {'a': (8, 0, 26, 9), 'b': (33, 6, 9, 26), 'c': (33, 37, 9, 26), 'd': (8, 60, 26, 9), 'e': (0, 37, 9, 26), 'f': (0, 6, 9, 26), 'g': (8, 30, 26, 9)}
    x = 170
    for sign in '02:17':
        if sign == ':':
            c.circle(x + 5, 415, 6, '#ffffff').circle(x + 5, 447, 6, '#ffffff')
            x += 24
            continue
        for s in digits[sign]:
            a, b, w, h = bars[s]
            c.rect(x + a, 396 + b, w, h, '#ffffff', 4)
        x += 60
    return c
