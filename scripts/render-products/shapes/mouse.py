"""Gaming mouse: arched shell of separate panels with real seams, split buttons, ribbed wheel, two thumb buttons, airy palm, a lit seam, braided cable."""
import math

FINISHES = ('graphite', 'silver')
# half width and height along the body: y from the cable (-1) to the heel (1)
WIDTH = ((-1.0, 0.37), (-0.85, 0.432), (-0.6, 0.468), (-0.4, 0.472), (-0.1, 0.465), (0.2, 0.49), (0.45, 0.52))
HEIGHT = ((-1.0, 0.235), (-0.75, 0.35), (-0.4, 0.495), (-0.1, 0.605), (0.2, 0.665), (0.45, 0.655))
SQUARE = 2.25  # exponent of the cross-section
EDGE = 0.6  # where the top meets the sides, as a share of the way from the middle round to the floor


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#3c3d41', 0.36) if dark else kit.plastic('#adaba5', 0.36)
    holes = kit.perforated('#3c3d41' if dark else '#adaba5', across='xy', pitch=0.085, hole=0.6, rough=0.36, metallic=0.0)
    side = kit.rubber('#232427' if dark else '#55565a', 0.55)
    core = kit.plastic('#141416', 0.4)
    spine = kit.plastic('#17181a', 0.4)
    key = kit.plastic('#8a8b8f', 0.5)
    steel = kit.metal('#75767a' if dark else '#8f8f8f', 0.36)
    light = kit.led('#ff4d1f' if dark else '#2fb7ff', 3.2)
    surface = _surface()

    _core(kit, core, surface)
    _top(kit, shell, holes, spine, key, light, surface)
    _sides(kit, side, steel, light, surface)
    _wheel(kit, core, light, surface)
    # base plate and gliders
    foot = [(x * 0.92, y * 0.965) for x, y in _footprint(surface)]
    kit.extrude(foot, 0.05, core, (0, 0, 0.045), bevel=0.012)
    for y in (-0.75, 0.78):
        kit.slab(0.5, 0.16, 0.02, kit.plastic('#cfcfcf', 0.3), (0, y, 0.01), radius=0.07, bevel=0.006)
    _cable(kit, core, kit.fabric('#3a3a3e' if dark else '#77787b', across='xy', scale=60))
    return kit.Product(
        detail=(0.12, -0.22, 0.46), span=1.55,
        three_quarter={'turn': 44, 'elevation': 36, 'fill': 0.86},
        front={'turn': 0, 'elevation': 26},
        close={'turn': 52, 'elevation': 32},
    )


def _between(table, y):
    """Softly interpolated value of a (y, value) table."""
    y = max(table[0][0], min(table[-1][0], y))
    k = next(i for i in range(len(table) - 1) if y <= table[i + 1][0])
    (a, p), (b, q) = table[k], table[k + 1]
    slope = lambda i: (table[min(i + 1, len(table) - 1)][1] - table[max(i - 1, 0)][1]) / (table[min(i + 1, len(table) - 1)][0] - table[max(i - 1, 0)][0])
    t, h = (y - a) / (b - a), b - a
    return (2 * t**3 - 3 * t**2 + 1) * p + (t**3 - 2 * t**2 + t) * h * slope(k) + (3 * t**2 - 2 * t**3) * q + (t**3 - t**2) * h * slope(k + 1)


def _size(y):
    """Half width and height at y; behind the palm both close in a quarter ellipse."""
    if y <= 0.45:
        return _between(WIDTH, y), _between(HEIGHT, y)
    t = min(0.9995, (y - 0.45) / 0.56)
    return 0.52 * (1 - t**2.2) ** 0.5, 0.655 * (1 - t**2) ** 0.62


def _surface():
    """The body's skin: s(t, y, lift) with t from -1 (floor, little finger) over 0 (ridge) to 1 (floor, thumb)."""
    def point(t, y):
        w, h = _size(y)
        a = math.radians(90 - 90 * t)
        c, s = math.cos(a), max(0.0, math.sin(a))
        x = w * math.copysign(abs(c) ** (2 / SQUARE), c)
        up = s ** (2 / SQUARE)
        # sides draw in to the floor, the thumb's more and with a hollow; the ridge leans to the thumb
        x *= 1 - (0.16 if t > 0 else 0.1) * (1 - up) ** 1.5
        if t > 0:
            x -= 0.05 * math.exp(-((y + 0.02) / 0.4) ** 2) * math.exp(-((up - 0.45) / 0.3) ** 2)
        # each button is hollowed a little along the finger
        hollow = 0.026 * math.exp(-((abs(x) - 0.24) / 0.11) ** 2) * min(1, max(0, -0.05 - y) / 0.5)
        return x, y, 0.07 + h * up * (1 + 0.07 * x / 0.5) - hollow

    def lifted(t, y, lift=0.0):
        p = point(t, y)
        e = 0.01
        a, b = point(min(1, t + e), y), point(max(-1, t - e), y)
        c, d = point(t, min(1.0, y + e)), point(t, y - e)
        u, v = [a[i] - b[i] for i in range(3)], [c[i] - d[i] for i in range(3)]
        n = (v[1] * u[2] - v[2] * u[1], v[2] * u[0] - v[0] * u[2], v[0] * u[1] - v[1] * u[0])
        k = math.sqrt(sum(q * q for q in n)) or 1
        return tuple(p[i] - n[i] / k * lift for i in range(3))

    return lifted


def _panel(kit, mat, surface, ts, ys, lift=0.0, thick=0.05, soft=0.0, n=(28, 44), bevel=0.014):
    """A piece of the skin. `ts(y)` gives its two long edges, `ys(f)` its two ends at share f across; `soft` rounds its plan."""
    outer, inner = [], []
    for j in range(n[1] + 1):
        for i in range(n[0] + 1):
            u, v = 2 * i / n[0] - 1, 2 * j / n[1] - 1
            f, g = (u * (1 - soft * v**4) + 1) / 2, (v * (1 - soft * u**4) + 1) / 2
            y0, y1 = ys(f)
            y = y0 + (y1 - y0) * g
            t0, t1 = ts(y)
            t = t0 + (t1 - t0) * f
            outer.append(surface(t, y, lift))
            inner.append(surface(t, y, lift - thick))
    w, count = n[0] + 1, len(outer)
    faces = []
    for j in range(n[1]):
        for i in range(n[0]):
            q = (j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i)
            faces += [q, tuple(count + k for k in reversed(q))]
    rim = [i for i in range(w)] + [j * w + n[0] for j in range(1, n[1] + 1)]
    rim += [n[1] * w + i for i in range(n[0] - 1, -1, -1)] + [j * w for j in range(n[1] - 1, 0, -1)]
    faces += [(a, b, count + b, count + a) for a, b in zip(rim, rim[1:] + rim[:1])]
    return kit.mesh(outer + inner, faces, mat, bevel=bevel)


def _inner(x, y):
    """t of the ridge's edge, x away from the middle."""
    c = (x / _size(y)[0]) ** (SQUARE / 2)
    return 1 - math.degrees(math.acos(min(1, c))) / 90


def _core(kit, core, surface):
    """The dark body under the panels; what the seams show."""
    cuts = [(-0.9, -0.11), (-0.895, -0.085), (-0.88, -0.06)]
    cuts += [(-0.86 + 1.8 * math.sin(math.radians(90 * k / 40)), -0.045) for k in range(41)]
    kit.loft([[surface(-1 + 2 * i / 60, y, lift) for i in range(61)] for y, lift in cuts], core)


def _footprint(surface):
    ys = [-0.86 + 1.83 * math.sin(math.radians(90 * k / 30)) for k in range(31)]
    thumb, finger = ([surface(t, y)[:2] for y in ys] for t in (1, -1))
    # corners cut in front
    front = [(x * 0.88, y - 0.04) for x, y in (finger[0], thumb[0])]
    return front + thumb + finger[::-1]


def _top(kit, shell, holes, spine, key, light, surface):
    for s in (-1, 1):
        def ts(y, s=s):
            inside = _inner(0.088, y) if y < -0.1 else _inner(0.088 - 0.07 * min(1, (y + 0.1) / 0.14), y)
            return (inside, EDGE) if s > 0 else (-EDGE, -inside)
        # tips are swept back towards the outside
        tip = lambda f, s=s: -1.0 + 0.16 * (f if s > 0 else 1 - f) ** 2.5
        _panel(kit, shell, surface, ts, lambda f, tip=tip: (tip(f), 0.02), lift=0.004, thick=0.08, n=(30, 56))
    _panel(kit, shell, surface, lambda y: (-EDGE, EDGE), lambda f: (0.046, 0.995), n=(56, 48))
    # airy palm, as light mice have it
    _panel(kit, holes, surface, lambda y: (-0.4, 0.4), lambda f: (0.13, 0.78), lift=0.006, thick=0.02, soft=0.16, n=(40, 40), bevel=0.005)
    # the ridge between the buttons carries the DPI keys
    _panel(kit, spine, surface, lambda y: (-_inner(0.078, y), _inner(0.078, y)), lambda f: (-0.29, 0.0), lift=-0.008, n=(10, 16), bevel=0.01)
    for y, length, mat in ((-0.235, 0.1, key), (-0.115, 0.022, light), (-0.075, 0.022, light)):
        _panel(kit, mat, surface, lambda y: (-_inner(0.042, y), _inner(0.042, y)), lambda f, y=y, d=length: (y, y + d), lift=0.014 if mat is key else 0.0, thick=0.05, soft=0.08, n=(10, 10), bevel=0.008)


def _sides(kit, side, steel, light, surface):
    for s in (-1, 1):
        edges = lambda y, s=s: (EDGE + 0.045, 0.99) if s > 0 else (-0.99, -EDGE - 0.045)
        _panel(kit, side, surface, edges, lambda f, s=s: (-0.945 + 0.07 * (f if s > 0 else 1 - f) ** 3, 0.975), lift=-0.004, thick=0.07, n=(20, 60))
        path = [surface(s * (EDGE + 0.022), -0.9 + 1.87 * k / 50, -0.012) for k in range(51)]
        kit.tube(path, 0.013, light)
        # grip ribs under the fingers
        for k in range(7):
            y = -0.42 + 0.11 * k
            kit.tube([surface(s * t, y - 0.14 * (t - 0.8), 0.0) for t in (0.84, 0.88, 0.92, 0.96)], 0.012, side)
    for y in (-0.31, 0.08):
        _panel(kit, steel, surface, lambda _: (EDGE + 0.06, EDGE + 0.15), lambda f, y=y: (y, y + 0.35), lift=0.024, thick=0.05, soft=0.12, n=(14, 24), bevel=0.012)


def _wheel(kit, core, light, surface):
    r, y = 0.21, -0.56
    z = surface(0, y)[2] + 0.1 - r
    outline = []
    for i in range(160):
        a, k = 2 * math.pi * i / 160, r - (0.016 if i % 5 > 2 else 0)
        outline.append((k * math.cos(a), k * math.sin(a)))
    kit.extrude(outline, 0.085, kit.rubber('#1d1e20', 0.5), (0, y, z), (0, 90, 0), bevel=0.01)
    for s in (-1, 1):
        kit.cylinder(r * 0.95, 0.02, core, (s * 0.05, y, z), (0, 90, 0), bevel=0.006)
        kit.torus(r * 0.84, 0.01, light, (s * 0.058, y, z), (0, 90, 0))


def _cable(kit, core, braid):
    kit.turned([(0, 0), (0.07, 0), (0.055, 0.1), (0.045, 0.2), (0, 0.2)], core, (0, -0.9, 0.17), (90, 0, 0), bevel=0.012)
    points = [(0, -1.05, 0.17), (0, -1.18, 0.14), (-0.05, -1.28, 0.04), (-0.22, -1.33, 0.03), (-0.46, -1.24, 0.03), (-0.58, -0.95, 0.03), (-0.63, -0.5, 0.03), (-0.65, 0.2, 0.03), (-0.6, 0.9, 0.03)]
    kit.cable(points, 0.028, braid)
