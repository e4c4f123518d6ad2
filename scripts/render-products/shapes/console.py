"""Living-room games console: sloped shell with a disc half drawn in, a crest of cooling fins, a line of light between the two."""
import math

FINISHES = ('graphite', 'silver')
LEFT, SPLIT, RIGHT = -1.12, 0.36, 1.12  # the shell runs from left to split, the fins from split to right
SLOT = (-0.42, 0.47)  # middle of the disc slot, x and z


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#3b3d42' if dark else '#aeaba4', 0.38)
    fin = kit.aluminium('#606267', 0.3) if dark else kit.aluminium('#8f8e8b', 0.3)
    black = kit.plastic('#17181a', 0.42)
    core = kit.plastic('#0d0d0f', 0.6)
    metal = kit.aluminium('#8d8e93' if dark else '#c4c1bb', 0.25)
    light = kit.led('#ff5a1f', 2.2)

    _shell(kit, shell, black, core, metal)
    _fins(kit, fin, core)
    # the line of light follows the shell's outline from the front over the top
    kit.extrude(_outline(kit, 0.002), 0.03, light, (SPLIT + 0.028, 0, 0), (90, 0, 90), bevel=0.004)
    _deck(kit, black, metal, light)
    with kit.collect() as disc:
        _disc(kit)
    with kit.collect() as stand:
        _stand(kit, black)
    return kit.Product(
        detail=(0.02, -0.78, 0.4), span=1.5,
        three_quarter={'turn': 30, 'elevation': 22, 'fill': 0.86},
        front={'turn': -24, 'elevation': 9, 'pose': (0, -90, 0), 'fill': 0.84, 'only': [stand.object], 'hide': [disc.object]},
        close={'turn': 30, 'elevation': 24, 'blur': 0.5},
    )


def _outline(kit, grow=0.0, rise=0.0):
    """The side profile (y, z): a front that leans back under a rounded brow, a top that falls away; `rise` lifts the brow."""
    g = grow
    brow = [(-0.665 - g, 0.52 + rise * 0.6), (-0.61, 0.6 + g + rise), (-0.5, 0.626 + g + rise), (-0.1, 0.622 + g + rise), (0.4, 0.6 + g + rise * 0.6), (0.72, 0.565 + g)]
    back = [(0.78 + g, 0.52), (0.78 + g, 0.27), (0.74, 0.235 - g)]
    foot = [(-0.73, 0.235 - g), (-0.775 - g, 0.262)]
    return kit.bezier(brow, 6) + back + foot


def _shell(kit, shell, black, core, metal):
    x, z = SLOT
    kit.extrude(_outline(kit), SPLIT - LEFT, shell, ((LEFT + SPLIT) / 2, 0, 0), (90, 0, 90), bevel=0.035, steps=6)
    lean = math.degrees(math.atan2(0.11, 0.258))
    with kit.collect(loc=(x, -0.775 + 0.11 * (z - 0.262) / 0.258, z), rot=(90 - lean, 0, 0)):
        kit.slab(1.16, 0.08, 0.01, metal, radius=0.039, bevel=0.003)
        kit.slab(1.14, 0.06, 0.014, black, radius=0.029, bevel=0.003)
        kit.slab(1.1, 0.034, 0.017, core, radius=0.015, bevel=0.002)
    # eject key under the slot's end
    with kit.collect(loc=(LEFT + 0.2, -0.733, 0.36), rot=(90 - lean, 0, 0)):
        kit.slab(0.13, 0.05, 0.02, metal, radius=0.024, bevel=0.007)


def _fins(kit, fin, core):
    a, b = SPLIT + 0.05, RIGHT
    kit.extrude(_outline(kit, -0.06), b - a - 0.02, core, ((a + b) / 2, 0, 0), (90, 0, 90), bevel=0.02)
    n, thick = 11, 0.034
    for k in range(n):
        t = k / (n - 1)
        # the crest swells towards the outer fins and rounds off at the last
        rise = 0.17 * math.sin(math.pi * min(1, t * 0.72)) ** 2
        x = a + thick / 2 + 0.012 + t * (b - a - thick - 0.012)
        kit.extrude(_outline(kit, 0.0, rise), thick if k < n - 1 else thick * 1.4, fin, (x, 0, 0), (90, 0, 90), bevel=0.012)


def _deck(kit, black, metal, light):
    kit.slab(2.12, 1.46, 0.19, black, (0, 0.02, 0.15), radius=0.06, bevel=0.02)
    y = 0.02 - 1.46 / 2 - 0.001
    for x, part, k in ((-0.2, 'usb_c', 0.85), (0.04, 'usb_c', 0.85), (-0.52, 'usb_a', 0.8)):
        getattr(kit, part)((x, y, 0.15), (90, 0, 0), k)
    with kit.collect(loc=(-0.92, y, 0.15), rot=(90, 0, 0)):
        kit.pipe(0.066, 0.052, 0.02, metal, bevel=0.005)
        kit.cylinder(0.05, 0.024, metal, bevel=0.007)
        kit.cylinder(0.012, 0.028, light, bevel=0.002)
    kit.slots(14, 0.024, 0.1, 0.05, kit.paint('#050506'), (0.68, y - 0.001, 0.15), (90, 0, 0))
    kit.feet(1.8, 1.15, 0.09, 0.07, kit.rubber(), (0, 0.02, 0.065))


def _disc(kit):
    x, z = SLOT
    y = -0.62
    kit.pipe(0.44, 0.055, 0.014, kit.metal('silver', 0.12), (x, y, z), bevel=0.004)
    kit.plate(0.84, 0.84, kit.printed(_label(kit).image(), 0.7), (x, y, z + 0.0085), radius=0.42)


def _stand(kit, black):
    # a foot for standing on the left side, drawn where it is clipped on
    wide = [(y, z - 0.02) for y, z in _outline(kit, 0.035)]
    kit.extrude(wide, 0.12, black, (LEFT - 0.02, 0, 0), (90, 0, 90), bevel=0.025)
    kit.slab(1.5, 0.86, 0.06, black, (LEFT - 0.1, 0, 0.36), (90, 0, 90), radius=0.3, bevel=0.02)
    kit.slab(1.44, 0.8, 0.03, kit.rubber(), (LEFT - 0.135, 0, 0.36), (90, 0, 90), radius=0.28, bevel=0.008)


def _label(kit):
    c = kit.paint_screen.Canvas(400, 400).gradient([(0, '#101a38'), (0.5, '#3a1a5c'), (1, '#a8321c')])
    c.circle(200, 120, 60, '#ffd166', 0.9).rect(90, 330, 220, 22, '#ffb08a', 8)
    return c.circle(200, 200, 62, '#c9c8c4').circle(200, 200, 26, '#101012')
