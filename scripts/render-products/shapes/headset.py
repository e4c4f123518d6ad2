"""Gaming headset: tall oval cups with a lit ring, wide padded band on forged forks, boom microphone with a foam tip, volume wheel."""
import math

FINISHES = ('graphite', 'sand')
HEIGHT, REACH = 0.72, 0.98  # middle of the cups
BASE, BOW, SQUASH = 1.78, 0.99, 0.84  # centre, radius and flatness of the band


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#303135' if dark else '#c3b294', 0.38)
    metal = kit.aluminium('#77787c' if dark else '#d0c8ba', 0.3)
    black = kit.plastic('#18191b' if dark else '#2b2622', 0.42)
    steel = kit.metal('#5a5b5f' if dark else '#9d958a', 0.36)
    cloth = kit.fabric('#2a2a2d' if dark else '#54453a', across='xy', scale=44, contrast=0.35)
    leather = kit.leather('#1e1e20' if dark else '#6d4d38')
    mesh = kit.perforated('#4b4c50' if dark else '#8a7a63', across='xy', pitch=0.052, hole=0.58, rough=0.36)
    light = kit.led('#ff4d1f' if dark else '#ff6a24', 2.6)

    for side in (-1, 1):
        # the cup looks outwards along its own z; its own x runs down (right cup in the picture) or up
        with kit.collect(loc=(side * REACH, 0, HEIGHT), rot=(0, side * 84, 0)):
            _cup(kit, shell, metal, black, mesh, light)
            _pad(kit, cloth, black)
            _fork(kit, side, metal, black)
            # volume wheel at the back of the rim
            _ribbed(kit, 0.13, 0.075, 30, metal, (side * 0.26, 0.47, 0.09))
        _arm(kit, side, steel, black)
    _band(kit, shell, leather)
    _boom(kit, black, metal, light)
    kit.usb_c((-REACH, -0.06, HEIGHT - 0.655), (180, 0, 90), 0.9)
    return kit.Product(
        detail=(0.92, -0.55, 0.62), span=1.7, pose=(-8, 0, 0),
        three_quarter={'turn': 32, 'elevation': 9},
        front={'turn': 6, 'elevation': 4},
        close={'turn': 48, 'elevation': 10},
    )


def _oval(kit, a, b, z, power=2.35):
    return [(x, y, z) for x, y in kit.outline_super(2 * a, 2 * b, power, 96)]


def _ribbed(kit, r, h, teeth, mat, loc, rot=(0, 0, 0)):
    outline = []
    for i in range(teeth * 4):
        a, k = 2 * math.pi * i / (teeth * 4), r - (0.01 if i % 4 > 1 else 0)
        outline.append((k * math.cos(a), k * math.sin(a)))
    return kit.extrude(outline, h, mat, loc, rot, bevel=0.008, steps=2)


def _cup(kit, shell, metal, black, mesh, light):
    inner = ((0.58, 0.45, -0.16), (0.62, 0.49, -0.14), (0.62, 0.49, -0.05))
    kit.loft([_oval(kit, *r) for r in inner], black, bevel=0.012)
    outer = ((0.62, 0.49, -0.05), (0.655, 0.525, -0.03), (0.655, 0.525, 0.06), (0.62, 0.49, 0.13), (0.53, 0.4, 0.19), (0.505, 0.375, 0.195), (0.49, 0.36, 0.17), (0.48, 0.35, 0.12))
    kit.loft([_oval(kit, *r) for r in outer], shell, bevel=0.016)
    # the lit ring lies in the step between shell and face
    kit.tube(_oval(kit, 0.478, 0.348, 0.172), 0.016, light, closed=True)
    kit.loft([_oval(kit, 0.455, 0.325, z) for z in (0.12, 0.185)] + [_oval(kit, 0.435, 0.305, 0.2), _oval(kit, 0.41, 0.28, 0.2), _oval(kit, 0.4, 0.27, 0.185)], black, bevel=0.006)
    kit.loft([_oval(kit, 0.405, 0.275, 0.18), _oval(kit, 0.4, 0.27, 0.188)], mesh)
    # badge: a bar across with a turned stud
    kit.slab(0.8, 0.11, 0.03, metal, (0, 0, 0.2), radius=0.05, bevel=0.01)
    kit.cylinder(0.115, 0.05, metal, (0, 0, 0.2), bevel=0.012)
    kit.cylinder(0.085, 0.05, black, (0, 0, 0.206), bevel=0.01)
    kit.torus(0.045, 0.01, metal, (0, 0, 0.232))


def _pad(kit, cloth, black):
    rings = []
    for i in range(96):
        a = 2 * math.pi * i / 96
        ring = []
        for j in range(32):
            b = 2 * math.pi * j / 32
            c, s = math.cos(b), math.sin(b)
            # a deep cushion, squarer than a doughnut
            k = 0.15 * math.copysign(abs(c) ** 0.7, c)
            ring.append(((0.46 + k) * math.cos(a), (0.335 + k) * math.sin(a), -0.29 + 0.14 * math.copysign(abs(s) ** 0.7, s)))
        rings.append(ring)
    kit.loft(rings, cloth, loop=True)
    kit.loft([_oval(kit, 0.34, 0.21, -0.22), _oval(kit, 0.34, 0.21, -0.23)], black)


def _fork(kit, side, metal, black):
    bow = kit.arc(0.765, 90, 90 + side * 180, plane='xy', centre=(0, 0, 0.0), squash=0.81)
    kit.strip([(side * 0.06, 0.62, 0), *bow, (side * 0.06, -0.62, 0)], 0.12, 0.05, metal, up=(0, 0, 1), round=0.55)
    for y in (-1, 1):
        kit.cylinder(0.1, 0.05, metal, (side * 0.06, y * 0.62, 0), (90, 0, 0), bevel=0.014)
        kit.cylinder(0.06, 0.2, black, (side * 0.06, y * 0.56, 0), (90, 0, 0), bevel=0.014)
        kit.screw(0.04, black, (side * 0.06, y * 0.648, 0), (-90 * y, 0, 0))


def _arm(kit, side, steel, black):
    # up from the fork's crown, which stands inwards of the cup, into the band's end
    x, top = side * (REACH - 0.08), HEIGHT + 0.76
    kit.slab(0.12, 0.22, 0.13, black, (x, 0, top), (0, side * 6, 0), radius=0.05, bevel=0.02)
    with kit.collect(loc=(x + side * 0.03, 0, top + 0.2), rot=(0, side * 9, 0)):
        kit.box((0.05, 0.17, 0.44), steel, bevel=0.012)
        for k in range(4):
            kit.box((0.006, 0.08, 0.009), black, (side * 0.025, 0, -0.12 + 0.028 * k), bevel=0)
    kit.slab(0.135, 0.33, 0.15, black, (side * (BOW - 0.025), 0, BASE - 0.06), (0, side * 5, 0), radius=0.06, bevel=0.025)


def _bow(kit, mat, shift, start, end, width, thick, n=64):
    """A band of section thick(t) × width(t) along the headband's arc, `shift` outside of it; t runs from end to end."""
    rings = []
    for k in range(n + 1):
        t = k / n
        a = math.radians(start + (end - start) * t)
        c, s = math.cos(a), math.sin(a)
        nx, nz = c * SQUASH, s
        m = math.hypot(nx, nz)
        nx, nz = nx / m, nz / m
        x, z = BOW * c + nx * shift, BASE + BOW * SQUASH * s + nz * shift
        rings.append([(x + nx * u, v, z + nz * u) for u, v in kit.outline_super(thick(t), width(t), 4.5, 40)])
    return kit.loft(rings, mat, bevel=0.012)


def _band(kit, shell, leather):
    bulge = lambda t: math.sin(math.pi * t)
    _bow(kit, shell, 0.0, -8, 188, lambda t: 0.26 + 0.2 * bulge(t), lambda t: 0.085)
    # the cushion: quilted in five
    _bow(kit, leather, -0.085, 22, 158, lambda t: 0.34 + 0.14 * bulge(t) ** 0.6, lambda t: 0.03 + 0.135 * min(1, 3 * bulge(t)) * abs(math.sin(5 * math.pi * t)) ** 0.45, n=120)
    _bow(kit, leather, 0.036, 46, 134, lambda t: 0.3 + 0.06 * bulge(t), lambda t: 0.02 + 0.035 * min(1, 6 * bulge(t)) ** 0.5)


def _boom(kit, black, metal, light):
    # from the front of the cup that shows its face in the picture, forwards and round to the mouth
    hub = (REACH + 0.03, -0.46, HEIGHT - 0.34)
    kit.cylinder(0.12, 0.16, black, hub, (0, 84, 0), bevel=0.025)
    kit.cylinder(0.085, 0.02, metal, (hub[0] + 0.085, hub[1], hub[2] - 0.01), (0, 84, 0), bevel=0.006)
    path = kit.bezier([(hub[0], hub[1] - 0.05, hub[2]), (1.0, -0.74, 0.32), (0.93, -1.0, 0.27), (0.76, -1.2, 0.25), (0.52, -1.3, 0.26)], 40)
    kit.tube(path[:26], 0.045, black, smooth=False)
    _gooseneck(kit, path[20:], black)
    end, before = path[-1], path[-8]
    d = [end[i] - before[i] for i in range(3)]
    yaw = math.degrees(math.atan2(d[1], d[0]))
    with kit.collect(loc=end, rot=(0, 0, yaw)):
        kit.cylinder(0.06, 0.08, metal, rot=(0, 90, 0), bevel=0.012)
        kit.torus(0.06, 0.011, light, (0.03, 0, 0), (0, 90, 0))
        kit.sphere(0.125, kit.fabric('#2e2e31', across='xz', scale=70, contrast=0.5), (0.16, 0, 0), scale=(1.25, 1, 1))


def _gooseneck(kit, path, mat):
    rings = []
    for k, p in enumerate(path):
        a, b = path[max(k - 1, 0)], path[min(k + 1, len(path) - 1)]
        t = [b[i] - a[i] for i in range(3)]
        m = math.sqrt(sum(v * v for v in t))
        t = [v / m for v in t]
        # two directions across the path: level, and up
        h = math.hypot(t[0], t[1])
        u, v = (-t[1] / h, t[0] / h, 0), (-t[2] * t[0] / h, -t[2] * t[1] / h, h)
        r = 0.037 if k % 4 < 2 else 0.03
        rings.append([tuple(p[i] + r * (math.cos(w) * u[i] + math.sin(w) * v[i]) for i in range(3)) for w in [2 * math.pi * j / 24 for j in range(24)]])
    kit.loft(rings, mat)
