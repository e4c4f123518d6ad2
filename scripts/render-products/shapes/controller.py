"""Gamepad: a moulded body with two full grips, dished sticks in wells, cross pad, four lettered buttons, lit home ring, triggers."""
import math

import numpy as np

FINISHES = ('graphite', 'silver')
FACE = 0.2  # height of the flat the controls stand on
STICKS = ((-0.6, 0.14), (0.32, -0.13))
CROSS = (-0.32, -0.13)
BUTTONS = (0.6, 0.14)
STEP = 0.014


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#43454b' if dark else '#b9b6af', 0.4)
    under = kit.plastic('#1d1e21' if dark else '#8d8b86', 0.45)
    cap = kit.plastic('#222327' if dark else '#303135', 0.45)
    grip = kit.leather('#1d1e20' if dark else '#2c2d31', 0.5, scale=64)
    black = kit.plastic('#151517', 0.42)
    key = kit.plastic('#1b1c1f' if dark else '#2a2b2f', 0.3)
    trigger = kit.plastic('#2b2c30' if dark else '#55565a', 0.38)
    metal = kit.aluminium('#8a8b90' if dark else '#c4c1bb', 0.25)
    accent = kit.paint('signal', 0.4)

    # each part is the same body, cut to its share; a smaller black one shows in the seams
    seam, gap = -0.03, 0.008
    _skin(kit, lambda p: _join(_body(p), gap - _handle(p), seam + gap - p[2]), shell)
    _skin(kit, lambda p: _join(_body(p), gap - _handle(p), p[2] - seam), under)
    _skin(kit, lambda p: _join(_body(p) - 0.004, _handle(p)), grip)
    _skin(kit, lambda p: _body(p) + 0.022, black)
    for s in (-1, 1):
        _shoulders(kit, s, key, trigger)
    for k, (x, y) in enumerate(STICKS):
        _stick(kit, x, y, black, cap, metal, accent, (5, -4, 0) if k == 0 else (0, 0, 0))
    _cross(kit, key, black, metal)
    _buttons(kit, key, black)
    _middle(kit, black, key, metal)
    return kit.Product(
        detail=(0.26, 0.0, FACE), span=1.5, pose=(-6, 0, 0),
        three_quarter={'turn': 26, 'elevation': 28, 'pose': (66, 0, 0), 'fill': 0.84},
        front={'turn': 0, 'elevation': 14, 'pose': (66, 0, 0), 'fill': 0.84},
        close={'turn': 30, 'elevation': 30, 'pose': (30, 0, 0), 'blur': 0.5},
    )


def _skin(kit, field, mat, low=(-1.2, -1.05, -0.62), high=(1.2, 0.8, 0.3)):
    """The surface where `field` is zero: a vertex in each cell the surface crosses, drawn onto it, a face round each crossed edge."""
    axes = [np.arange(a, b + STEP, STEP) for a, b in zip(low, high)]
    f = field(np.stack(np.meshgrid(*axes, indexing='ij')))
    inside = f < 0
    corners = [tuple(slice(d, n - 1 + d) for d, n in zip(c, f.shape)) for c in np.ndindex(2, 2, 2)]
    count = sum(inside[c].astype(int) for c in corners)
    cells = (count > 0) & (count < 8)
    index = np.full(cells.shape, -1)
    index[cells] = np.arange(cells.sum())
    p = (np.array(np.nonzero(cells)) + 0.5) * STEP + np.array(low)[:, None]
    for _ in range(4):
        slope = np.stack([field(p + d) - field(p - d) for d in np.eye(3)[:, :, None] * 1e-3]) / 2e-3
        move = slope * field(p) / np.maximum((slope**2).sum(0), 0.2)
        p = p - np.clip(move, -0.4 * STEP, 0.4 * STEP)
    faces = []
    for axis in range(3):
        a, b = [k for k in range(3) if k != axis]
        n = f.shape[axis]
        crossed = np.take(inside, range(n - 1), axis) != np.take(inside, range(1, n), axis)
        at = np.array(np.nonzero(crossed)).T
        at = at[(at[:, a] > 0) & (at[:, b] > 0) & (at[:, a] < cells.shape[a]) & (at[:, b] < cells.shape[b])]
        ring = []
        for da, db in ((0, 0), (1, 0), (1, 1), (0, 1)):
            q = at.copy()
            q[:, a] -= da
            q[:, b] -= db
            ring.append(index[tuple(q.T)])
        faces.append(np.stack(ring, 1))
    return kit.mesh(p.T, np.concatenate(faces), mat, sharp=70)


def _join(*fields, soft=0.03):
    """What all fields have in common, with an edge as soft as `soft`."""
    out = fields[0]
    for f in fields[1:]:
        h = np.maximum(soft - np.abs(out - f), 0) / soft
        out = np.maximum(out, f) + h * h * soft / 4
    return out


def _blend(a, b, soft):
    h = np.maximum(soft - np.abs(a - b), 0) / soft
    return np.minimum(a, b) - h * h * soft / 4


def _limb(p, a, b, r1, r2):
    """A bar with round ends from a to b whose radius runs from r1 to r2."""
    a, b = (np.array(v).reshape(3, *[1] * (p.ndim - 1)) for v in (a, b))
    d = b - a
    t = np.clip(((p - a) * d).sum(0) / (d * d).sum(0), 0, 1)
    return np.sqrt(((p - a - t * d) ** 2).sum(0)) - (r1 + (r2 - r1) * t)


def _block(p, centre, half, r):
    q = np.stack([np.abs(p[k] - centre[k]) - half[k] + r for k in range(3)])
    return np.sqrt((np.maximum(q, 0) ** 2).sum(0)) + np.minimum(q.max(0), 0) - r


def _outer(p):
    """The body without its wells: a block and two grips that droop and turn outwards, flattened on top."""
    q = np.stack([np.abs(p[0]), p[1], p[2]])
    f = _block(q, (0, 0.05, -0.02), (0.66, 0.47, 0.22), 0.16)
    f = _blend(f, _limb(q, (0.62, 0.16, -0.06), (0.8, -0.3, -0.12), 0.33, 0.275), 0.16)
    f = _blend(f, _limb(q, (0.8, -0.3, -0.12), (0.89, -0.68, -0.24), 0.275, 0.195), 0.12)
    bow = FACE - 0.5 * np.maximum(-q[1] - 0.36, 0) ** 2 - 0.9 * np.maximum(q[0] - 0.8, 0) ** 2
    return _join(f, q[2] - bow, soft=0.1)


def _body(p):
    f = _outer(p)
    for x, y in STICKS:
        r = np.hypot(p[0] - x, p[1] - y)
        f = _join(f, -np.maximum(r - 0.178, FACE - 0.1 - p[2]), soft=0.035)
    dish = 0.62 - np.sqrt((p[0] - CROSS[0]) ** 2 + (p[1] - CROSS[1]) ** 2 + (p[2] - FACE - 0.59) ** 2)
    return _join(f, dish, soft=0.02)


def _handle(p):
    """Below zero in the grips' rubber ends, which part from the shell along an arc."""
    return 1.17 - np.hypot(np.abs(p[0]) - 0.18, p[1] - 0.72)


def _shoulders(kit, s, key, mat):
    def bumper(p):
        x = s * p[0]
        edge = 0.405 - 0.5 * np.maximum(x - 0.45, 0) ** 2
        return _join(_outer(p) - 0.014, edge - p[1], 0.22 - x, -0.075 - p[2], soft=0.02)

    def trigger(p):
        q = np.stack([s * p[0], p[1], p[2]])
        f = _limb(q, (0.5, 0.42, -0.16), (0.68, 0.38, -0.16), 0.17, 0.17)
        f = _blend(f, _limb(q, (0.52, 0.5, -0.3), (0.66, 0.46, -0.3), 0.1, 0.1), 0.12)
        finger = 0.3 - np.hypot(q[1] - 0.78, q[2] + 0.14)
        return _join(f, finger, q[2] + 0.09, soft=0.04)

    _skin(kit, bumper, key)
    _skin(kit, trigger, mat)


def _stick(kit, x, y, black, cap, metal, accent, lean):
    floor = FACE - 0.09
    kit.cylinder(0.19, 0.03, black, (x, y, floor - 0.01), bevel=0.004)
    kit.pipe(0.19, 0.168, 0.075, metal, (x, y, FACE - 0.032), bevel=0.008)
    kit.dome(0.13, 0.075, black, (x, y, floor))
    with kit.collect(loc=(x, y, floor + 0.03), rot=lean):
        kit.cylinder(0.065, 0.18, black, (0, 0, 0.09), bevel=0.01)
        kit.torus(0.072, 0.012, accent, (0, 0, 0.115))
        # the cap: an undercut rim, a raised lip and a dished top
        rim = [(0.06, 0.14), (0.125, 0.145), (0.152, 0.165), (0.156, 0.195), (0.144, 0.218), (0.126, 0.222), (0.11, 0.208)]
        dish = [(r, 0.176 + 2.4 * r * r) for r in (0.1, 0.08, 0.06, 0.04, 0.02, 0)]
        kit.lathe([*kit.bezier(rim, 5), *dish], cap, sharp=60)
        for k in range(40):
            a = 2 * math.pi * k / 40
            kit.box((0.01, 0.009, 0.034), cap, (0.155 * math.cos(a), 0.155 * math.sin(a), 0.18), (0, 0, 9 * k), bevel=0.002)


def _cross(kit, key, black, metal):
    a, b = 0.15, 0.052
    plus = [(b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b), (-b, -a), (b, -a), (b, -b), (a, -b), (a, b)]
    x, y = CROSS
    kit.extrude([(u * 1.07, v * 1.07) for u, v in plus], 0.04, black, (x, y, FACE - 0.02), bevel=0.008)
    kit.extrude(plus, 0.09, key, (x, y, FACE), bevel=0.016)
    kit.dome(0.04, 0.012, black, (x, y, FACE + 0.042))
    for k in range(4):
        p, q = math.cos(math.radians(90 * k)), math.sin(math.radians(90 * k))
        mark = [(0.128, 0), (0.098, 0.022), (0.098, -0.022)]
        kit.mesh([(x + u * p - v * q, y + u * q + v * p, FACE + 0.0462) for u, v in mark], [(0, 1, 2)], metal)


def _buttons(kit, key, black):
    x, y = BUTTONS
    for letter, colour, dx, dy in (('A', '#4ccf7d', 0, -1), ('B', '#ff4f43', 1, 0), ('X', '#4a9bff', -1, 0), ('Y', '#ffc83d', 0, 1)):
        at = (x + dx * 0.132, y + dy * 0.132, FACE)
        kit.cylinder(0.083, 0.012, black, at, bevel=0.004)
        kit.lathe(kit.bezier([(0.07, 0), (0.07, 0.045), (0.061, 0.06), (0.03, 0.066), (0, 0.068)], 5), key, at, sharp=60)
        kit.text(letter, 0.1, kit.led(colour, 0.9), (at[0], at[1] - 0.002, FACE + 0.066), depth=0.003)


def _middle(kit, black, key, metal):
    z = FACE
    kit.cylinder(0.1, 0.014, black, (0, 0.31, z), bevel=0.004)
    kit.torus(0.084, 0.012, kit.led('#ff5a1f', 1.8), (0, 0.31, z + 0.008))
    kit.cylinder(0.07, 0.04, key, (0, 0.31, z), bevel=0.012)
    for s in (-1, 1):
        kit.slab(0.12, 0.056, 0.03, key, (s * 0.2, 0.17, z), (0, 0, s * -14), radius=0.027, bevel=0.009)
    kit.slab(0.07, 0.045, 0.03, key, (0, 0.12, z), radius=0.022, bevel=0.009)
    # lamps that tell the player's number, speaker holes
    for k in range(4):
        kit.slab(0.035, 0.014, 0.012, kit.led('#ff5a1f', 1.8) if k == 0 else black, (-0.09 + 0.06 * k, -0.02, z), radius=0.006, bevel=0.002)
    kit.grille(0.22, 0.06, kit.paint('#0a0a0b'), (0, -0.11, z + 0.002), pitch=0.036, r=0.01)
    kit.usb_c((0, 0.517, -0.02), (-90, 0, 0), 0.9)
    kit.jack(0.045, (0, -0.412, -0.115), (90, 0, 0), ring=metal)
