"""Fast prime lens: standing on its bayonet, ribbed focus ring, engraved aperture ring, coated glass in a threaded front, cap beside it."""
import math

FINISHES = ('graphite', 'silver')


def build(kit, finish):
    dark = finish == 'graphite'
    barrel = kit.metal('#46474b', 0.38) if dark else kit.aluminium('#b4b2ac', 0.34)
    ring = kit.metal('#2b2c30', 0.36) if dark else kit.aluminium('#a3a19b', 0.3)
    grip = kit.rubber('#212225', 0.55)
    black = kit.plastic('#17181a', 0.45)
    steel = kit.metal('#d2d1cd', 0.22)
    accent = kit.paint('signal', 0.4) if dark else kit.metal('brass', 0.22)
    ink = kit.paint('#e9e8e3') if dark else kit.paint('#1a1b1d')

    _mount(kit, steel, barrel, accent)
    _aperture_ring(kit, ring, ink, accent)
    _scales(kit, barrel, ink, accent)
    _ribbed(kit, 0.7, 0.46, 64, grip, (0, 0, 1.2), depth=0.024)
    for z in (0.955, 1.445):
        kit.pipe(0.705, 0.6, 0.035, ring, (0, 0, z), bevel=0.01)
    kit.torus(0.693, 0.02, accent, (0, 0, 1.487))
    _front(kit, barrel, black)
    _glass(kit, black, steel)
    cap = _cap(kit, black, kit.paint('#8d8e90'))
    return kit.Product(
        detail=(0, -0.4, 1.14), span=1.85,
        three_quarter={'turn': 14, 'elevation': 32},
        # laid on its side, rolled so that the scales look up to the right
        front={'turn': 34, 'elevation': 14, 'pose': (89, -143, 0), 'hide': [cap]},
        close={'turn': 8, 'elevation': 38, 'hide': [cap]},
    )


def _ribbed(kit, r, h, teeth, mat, loc, rot=(0, 0, 0), depth=0.012):
    n = teeth * 4
    outline = []
    for i in range(n):
        a, k = 2 * math.pi * i / n, r - (depth if i % 4 > 1 else 0)
        outline.append((k * math.cos(a), k * math.sin(a)))
    return kit.extrude(outline, h, mat, loc, rot, bevel=0.008, steps=2)


def _around(r, angle, z):
    """A point on a cylinder and the rotation of something that faces outwards there; 0 degrees is the front."""
    a = math.radians(angle - 90)
    return (r * math.cos(a), r * math.sin(a), z), (90, 0, angle)


def _mount(kit, steel, barrel, accent):
    kit.turned([(0.36, 0.02), (0.36, 0), (0.47, 0), (0.47, 0.13), (0.36, 0.13)], steel, bevel=0.012)
    # three bayonet lugs
    for k in range(3):
        a = 120 * k + 15
        lug = [(r * math.cos(math.radians(t)), r * math.sin(math.radians(t))) for r, ts in ((0.53, range(a, a + 61, 5)), (0.45, range(a + 60, a - 1, -5))) for t in ts]
        kit.extrude(lug, 0.04, steel, (0, 0, 0.03), bevel=0.008)
    kit.pipe(0.585, 0.42, 0.05, steel, (0, 0, 0.135), bevel=0.012)
    kit.turned([(0.4, 0.16), (0.6, 0.16), (0.64, 0.3), (0.64, 0.36), (0.4, 0.36)], barrel, bevel=0.014)
    # index dot for the camera's mount
    loc, rot = _around(0.615, 0, 0.235)
    kit.sphere(0.032, accent, loc, rot, scale=(1, 1, 0.4))


def _aperture_ring(kit, ring, ink, accent):
    kit.turned([(0.5, 0.37), (0.66, 0.37), (0.665, 0.65), (0.64, 0.68), (0.5, 0.68)], ring, bevel=0.01)
    _ribbed(kit, 0.685, 0.11, 92, ring, (0, 0, 0.435), depth=0.014)
    for k, f in enumerate(('1.4', '2', '2.8', '4', '5.6', '8', '11', '16')):
        loc, rot = _around(0.664, -57 + 19 * k, 0.57)
        kit.text(f, 0.13, accent if f == '1.4' else ink, loc, rot, depth=0.004)


def _scales(kit, barrel, ink, accent):
    kit.turned([(0.5, 0.68), (0.652, 0.68), (0.652, 0.78), (0.685, 0.81), (0.685, 0.95), (0.5, 0.95)], barrel, bevel=0.01)
    # index and depth-of-field lines, then the focus ring's distances
    for k in range(-4, 5):
        loc, rot = _around(0.653, 9 * k, 0.735)
        kit.box((0.02 if k == 0 else 0.011, 0.07 if k == 0 else 0.045, 0.006), accent if k == 0 else ink, loc, rot, bevel=0)
    for k, d in enumerate(('0.5', '0.7', '1', '1.5', '3', '∞')):
        loc, rot = _around(0.684, -46 + 20 * k, 0.88)
        kit.text(d, 0.1, ink, loc, rot, depth=0.004)


def _front(kit, barrel, black):
    kit.turned([(0.5, 1.46), (0.685, 1.46), (0.685, 1.52), (0.72, 1.58), (0.72, 1.82), (0.69, 1.84), (0.66, 1.82)], barrel, bevel=0.012)
    # filter thread, then a name ring sloping to the glass
    thread = []
    for k in range(8):
        z = 1.822 - 0.02 * k
        thread += [(0.662, z), (0.646, z - 0.01)]
    kit.lathe(thread, barrel)
    kit.lathe([(0.662, 1.67), (0.64, 1.655), (0.53, 1.62), (0.515, 1.6), (0.51, 1.4)], black)
    # letters by their widths, tops outwards as on a real name ring
    ink, angle = kit.paint('#d9d8d3'), 216
    for c in 'OVERTONE  50 mm  1:1.4  ' * 2:
        step = {'m': 9.5, 'O': 8, 'N': 8, 'E': 5.6, 'T': 6, ' ': 4.4, ':': 3.4, '.': 3.4, '1': 5}.get(c, 6.6)
        angle -= step / 2
        a = math.radians(angle)
        if c != ' ':
            kit.text(c, 0.09, ink, (0.587 * math.cos(a), 0.587 * math.sin(a), 1.642), (0, 0, angle - 90), depth=0.003)
        angle -= step / 2 + 1.6


def _glass(kit, black, steel):
    kit.torus(0.508, 0.012, steel, (0, 0, 1.6))
    # one bulging element whose coating shows as rings of different depth; clear glass would only show grain in here
    bulge = lambda r: 1.52 + 0.13 * (1 - (r / 0.5) ** 2)
    rings = ((0.5, 0.4, '#15133a'), (0.4, 0.385, '#050507'), (0.385, 0.3, '#241a58'), (0.3, 0.29, '#050507'), (0.29, 0, '#2e2358'))
    for outer, inner, tint in rings:
        profile = [(r, bulge(r)) for r in [outer + (inner - outer) * k / 12 for k in range(13)]]
        kit.lathe(profile, kit.lens(tint))
    kit.disc(0.52, black, (0, 0, 1.5))


def _cap(kit, black, mark):
    # leans on the focus ring, its rim on the floor
    tilt, at = 16, -25
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    far = 0.72 + 0.74 * s + 0.06 * c
    a = math.radians(at)
    with kit.collect((far * math.cos(a), far * math.sin(a), 0.7 * c + 0.05 * s), (90 - tilt, 0, at + 90)) as g:
        kit.cylinder(0.7, 0.1, black, bevel=0.025)
        kit.pipe(0.62, 0.58, 0.01, mark, (0, 0, 0.05), bevel=0.003)
        for side in (-1, 1):
            kit.slab(0.12, 0.44, 0.03, black, (side * 0.46, 0, 0.055), radius=0.05, bevel=0.01)
            for k in range(5):
                kit.box((0.07, 0.016, 0.01), mark, (side * 0.46, -0.14 + 0.07 * k, 0.072), bevel=0.003)
        kit.text('OVERTONE', 0.13, mark, (0, 0, 0.052), depth=0.004)
    return g.object
