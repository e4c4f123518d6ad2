"""Details that make products recognisable. Flat parts lie in xy facing +z; turn them with `rot` ((90,0,0) = to the viewer)."""
import math

from . import geometry as g
from . import materials as m

ZERO = (0, 0, 0)


def screen(w, h, canvas, loc=ZERO, rot=ZERO, radius=0.0, brightness=1.0):
    """A lit screen showing a painter's Canvas (or image), facing +z; rot=(90,0,0) makes it face the viewer."""
    return g.plate(w, h, picture_of(canvas, brightness), loc, rot, radius)


def picture_of(canvas, brightness=1.0):
    return m.picture(canvas.image() if hasattr(canvas, 'image') else canvas, brightness)


def knob(r, h, body, cap=None, mark=None, loc=ZERO, rot=ZERO, angle=30, ribs=0):
    """A control knob standing on xy: skirt, cap and pointer line at `angle`. `ribs` > 0 cuts grip ribs."""
    with g.collect(loc, rot) as c:
        if ribs:
            n = ribs * 6
            out = [
                ((r - 0.05 * r * (1 + math.cos(i / 6 * 2 * math.pi)) / 2) * math.cos(2 * math.pi * i / n),
                 (r - 0.05 * r * (1 + math.cos(i / 6 * 2 * math.pi)) / 2) * math.sin(2 * math.pi * i / n))
                for i in range(n)
            ]
            g.extrude(out, h, body, (0, 0, h / 2), bevel=r * 0.06)
        else:
            g.cone(r, r * 0.92, h, body, (0, 0, h / 2), bevel=r * 0.12, segments=64)
        if cap:
            g.cylinder(r * 0.72, h * 0.06, cap, (0, 0, h), bevel=r * 0.02, segments=64)
        a = math.radians(90 - angle)
        if mark:
            top = h + (h * 0.03 if cap else 0)
            g.box((r * 0.6, r * 0.13, r * 0.06), mark, (math.cos(a) * r * 0.55, math.sin(a) * r * 0.55, top), (0, 0, 90 - angle), bevel=r * 0.01)
    return c.object


def fader(length, value, slot, cap, mark, loc=ZERO, rot=ZERO, width=0.09):
    """A channel fader along y: slot, cap at `value` (0 to 1), line on the cap."""
    with g.collect(loc, rot) as c:
        g.slab(width * 0.22, length, 0.012, slot, radius=width * 0.1, bevel=0.003)
        y = (value - 0.5) * length * 0.85
        rings = [
            [(u, y + v * k, z) for u, v in g.outline_rect(width, width * 1.9, width * 0.18, 4)]
            for z, k in ((0.02, 1), (width * 0.35, 0.78), (width * 0.62, 0.9))
        ]
        g.loft(rings, cap, bevel=width * 0.06)
        g.box((width * 1.0, width * 0.12, 0.01), mark, (0, y, width * 0.62), bevel=0.002)
    return c.object


def key(w, d, h, mat, loc=ZERO, rot=ZERO, taper=0.82, bevel=0.02):
    """A keycap standing on xy with its top drawn in (`taper`)."""
    rings = []
    for z, k in ((0, 1), (h * 0.72, 1 - (1 - taper) * 0.75), (h, taper)):
        e = (1 - k) * min(w, d)
        rings.append([(x, y, z) for x, y in g.outline_rect(w - e, d - e, min(w, d) * 0.16, 4)])
    return g.loft(rings, mat, loc, rot, bevel=bevel, sharp=45)


def keys(rows, mat, loc=ZERO, rot=ZERO, unit=0.2, height=0.08, gap=0.02, taper=0.82, accent=None, accents=(), legends=None):
    """A key grid centred on xy. `rows` from back to front, each a list of key widths in units (negative = empty space).
    `accents` = {(row, column)} keys in the `accent` material; `legends` = a paint material for small marks on each key."""
    with g.collect(loc, rot) as c:
        made = {}
        total = max(sum(abs(k) for k in r) for r in rows)
        for i, row in enumerate(rows):
            x, y = -total / 2 * unit, (len(rows) / 2 - i - 0.5) * unit
            for j, width in enumerate(row):
                if width > 0:
                    material = accent if (i, j) in accents else mat
                    at = (x + width * unit / 2, y, 0)
                    if (width, material) in made:
                        o = g.repeat(made[(width, material)], [ZERO])[0]
                        o.location = at
                    else:
                        o = made[(width, material)] = key(
                            width * unit - gap, unit - gap, height, material, at, taper=taper, bevel=min(unit * 0.05, height * 0.3)
                        )
                    if legends:
                        g.box((unit * 0.12, unit * 0.03, 0.004), legends, (at[0] - unit * 0.12, y + unit * 0.14, height), bevel=0)
                x += abs(width) * unit
    return c.object


KEYBOARD_75 = [
    [1] * 13 + [1, 1],
    [1] * 13 + [2],
    [1.5] + [1] * 12 + [1.5],
    [1.75] + [1] * 11 + [2.25],
    [2.25] + [1] * 10 + [1.75, 1],
    [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1],
]


def grille(w, h, mat, loc=ZERO, rot=ZERO, pitch=0.05, r=0.015, round=False):
    """Dark dots on a face in xy, staggered, w × h (or a disc with `round`): speaker and microphone holes."""
    places = []
    rows = int(h / (pitch * 0.866))
    for i in range(rows + 1):
        y = (i - rows / 2) * pitch * 0.866
        n = int(w / pitch)
        for j in range(n + 1):
            x = (j - n / 2 + (0.5 if i % 2 else 0)) * pitch
            if abs(x) <= w / 2 and (not round or math.hypot(x, y) <= w / 2):
                places.append((x, y, 0))
    disc = ([(*p, 0) for p in g.outline_circle(r, 16)], [tuple(range(16))])
    return g.many(disc, places, mat, loc, rot)


def slots(count, w, h, pitch, mat, loc=ZERO, rot=ZERO):
    """A row of dark rounded slots along x in xy: vents."""
    places = [((i - (count - 1) / 2) * pitch, 0, 0) for i in range(count)]
    pts = g.outline_rect(w, h, min(w, h) / 2, 5)
    return g.many(([(*p, 0) for p in pts], [tuple(range(len(pts)))]), places, mat, loc, rot)


def screw(r, mat, loc=ZERO, rot=ZERO):
    """A socket screw head, facing +z."""
    with g.collect(loc, rot) as c:
        g.cylinder(r, r * 0.6, mat, (0, 0, r * 0.1), bevel=r * 0.15, segments=32)
        g.mesh([(*p, 0) for p in g.outline_circle(r * 0.45, 6)], [tuple(range(6))], m.paint('#050506', 0.6), (0, 0, r * 0.405))
    return c.object


def usb_c(loc=ZERO, rot=ZERO, scale=1.0):
    """A USB-C socket facing +z, 0.18 wide at scale 1."""
    with g.collect(loc, rot, scale) as c:
        g.slab(0.18, 0.066, 0.02, m.metal('silver', 0.3), radius=0.033, bevel=0.004)
        g.slab(0.16, 0.046, 0.021, m.paint('#050506', 0.4), radius=0.023, bevel=0.001)
        g.box((0.11, 0.012, 0.022), m.metal('graphite', 0.4), bevel=0.002)
    return c.object


def hdmi(loc=ZERO, rot=ZERO, scale=1.0):
    """An HDMI socket facing +z, 0.28 wide at scale 1."""
    with g.collect(loc, rot, scale) as c:
        w, h = 0.14, 0.05
        pts = [(-w, h), (-w, -h * 0.2), (-w * 0.8, -h), (w * 0.8, -h), (w, -h * 0.2), (w, h)]
        g.extrude(pts, 0.02, m.metal('silver', 0.3), bevel=0.004)
        g.extrude([(x * 0.9, y * 0.75) for x, y in pts], 0.022, m.paint('#050506', 0.4), bevel=0.001)
        g.box((0.19, 0.02, 0.024), m.metal('graphite', 0.4), bevel=0.002)
    return c.object


def usb_a(loc=ZERO, rot=ZERO, scale=1.0):
    """A USB-A socket facing +z, 0.26 wide at scale 1."""
    with g.collect(loc, rot, scale) as c:
        g.slab(0.26, 0.11, 0.02, m.metal('silver', 0.3), radius=0.01, bevel=0.004)
        g.slab(0.235, 0.085, 0.021, m.paint('#050506', 0.4), radius=0.006, bevel=0.001)
        g.box((0.2, 0.03, 0.022), m.paint('#2b5ad0', 0.4), (0, 0.02, 0), bevel=0.002)
    return c.object


def jack(r=0.09, loc=ZERO, rot=ZERO, ring=None):
    """A headphone or line socket (6.3 mm at r 0.09) with nut, facing +z."""
    with g.collect(loc, rot) as c:
        g.pipe(r, r * 0.55, 0.03, ring or m.metal('silver', 0.2), bevel=0.006, segments=48)
        g.cylinder(r * 0.58, 0.012, m.paint('#040405', 0.5), bevel=0.001, segments=48)
    return c.object


def xlr(r=0.2, loc=ZERO, rot=ZERO, combo=True):
    """An XLR (combo) socket facing +z, radius r."""
    with g.collect(loc, rot) as c:
        black = m.plastic('#101012', 0.4)
        g.slab(r * 2.3, r * 2.5, 0.03, black, radius=r * 0.25, bevel=0.008)
        g.pipe(r, r * 0.86, 0.06, m.metal('silver', 0.25), bevel=0.01, segments=64)
        g.cylinder(r * 0.86, 0.04, m.plastic('#1a1a1d', 0.5), bevel=0.004, segments=64)
        pin = m.metal('brass', 0.25)
        for a in (90, 210, 330):
            x, y = r * 0.55 * math.cos(math.radians(a)), r * 0.55 * math.sin(math.radians(a))
            g.cylinder(r * 0.13, 0.045, m.paint('#030303', 0.5), (x, y, 0.002), bevel=0.001, segments=24)
            g.cylinder(r * 0.06, 0.05, pin, (x, y, 0.002), bevel=0.004, segments=16)
        if combo:
            g.cylinder(r * 0.33, 0.044, m.metal('graphite', 0.3), bevel=0.004, segments=32)
            g.cylinder(r * 0.24, 0.047, m.paint('#030303', 0.5), bevel=0.001, segments=32)
        g.box((r * 0.35, r * 0.2, 0.06), m.metal('silver', 0.25), (0, r * 1.05, 0.01), bevel=0.008)
    return c.object


def button(r, h, mat, loc=ZERO, rot=ZERO, ring=None):
    """A round push button standing on xy."""
    with g.collect(loc, rot) as c:
        g.cylinder(r, h, mat, (0, 0, h / 2), bevel=min(r * 0.25, h * 0.4), segments=48)
        if ring:
            g.pipe(r * 1.25, r * 1.04, h * 0.35, ring, (0, 0, h * 0.17), bevel=h * 0.06, segments=48)
    return c.object


def feet(w, d, r, h, mat, loc=ZERO):
    """Four feet under a case w × d, tops at loc."""
    return [g.cylinder(r, h, mat, (loc[0] + sx * w / 2, loc[1] + sy * d / 2, loc[2] - h / 2), bevel=r * 0.15) for sx in (-1, 1) for sy in (-1, 1)]


def lens_front(r, depth, barrel, tint='#3b2a78', loc=ZERO, rot=ZERO, ring=None):
    """A camera lens looking along +z: barrel, stepped throat, coated front element."""
    with g.collect(loc, rot) as c:
        g.pipe(r, r * 0.84, depth, barrel, (0, 0, depth / 2), bevel=r * 0.05)
        black = m.plastic('#0a0a0b', 0.6, 0)
        for k in range(5):
            g.pipe(r * (0.86 - 0.05 * k), r * (0.79 - 0.05 * k), depth * 0.2, black, (0, 0, depth * (0.75 - 0.12 * k)), bevel=r * 0.01)
        g.cylinder(r * 0.86, depth * 0.1, black, (0, 0, depth * 0.05), bevel=0)
        g.dome(r * 0.62, r * 0.2, m.lens(tint), (0, 0, depth * 0.2))
        if ring:
            g.torus(r * 0.93, r * 0.018, ring, (0, 0, depth))
    return c.object


def driver(r, loc=ZERO, rot=ZERO, cone=None, surround=None, cap=None, frame=None, depth=0.35, flat_cap=False):
    """A loudspeaker cone facing +z in the plane z=0: frame, rubber surround, cone sinking in, dust cap."""
    with g.collect(loc, rot) as c:
        d = r * depth
        g.pipe(r, r * 0.9, r * 0.1, frame or m.aluminium('graphite'), (0, 0, r * 0.03), bevel=r * 0.02)
        g.torus(r * 0.83, r * 0.085, surround or m.rubber(), (0, 0, r * 0.02), scale=(1, 1, 0.8))
        prof = g.bezier([(r * 0.24, -d), (r * 0.45, -d * 0.62), (r * 0.77, -r * 0.01)])
        g.lathe([(p[0], p[1]) for p in prof], cone or m.plastic('#2a2a2d', 0.55))
        g.dome(r * 0.28, r * (0.04 if flat_cap else 0.12), cap or m.plastic('#17171a', 0.35), (0, 0, -d * 0.93))
    return c.object


def cable(points, r=0.025, mat=None, plug=False):
    """A soft cable through points; `plug` puts a small metal plug on the last point, along the last stretch."""
    o = g.tube(points, r, mat or m.rubber('#161618', 0.55))
    if plug:
        a, b = points[-2], points[-1]
        g.tube([b, tuple(b[i] + (b[i] - a[i]) * 0.35 for i in range(3))], r * 1.7, m.metal('silver', 0.25), smooth=False)
    return o
