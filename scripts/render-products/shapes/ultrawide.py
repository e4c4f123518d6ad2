"""Curved ultrawide monitor: a broad bent screen with a thin frame on a slim column and V-shaped foot."""
import math

FINISHES = ('graphite', 'silver')

W, H, R = 2.9, 1.24, 3.6
LOW = 0.5


def build(kit, finish):
    dark = finish == 'graphite'
    shell = kit.plastic('#2a2b2f' if dark else '#bfbbb3', 0.4)
    metal = kit.aluminium('#3f4045' if dark else '#bab8b3', 0.3)
    black = kit.gloss('#0a0a0b', 0.2)
    light = kit.led('#ff6a2b' if dark else '#4cc9ff', 3)
    middle = LOW + H / 2
    _bent(kit, W, H, 0.05, 0.0, shell, middle)
    _bent(kit, W - 0.03, H - 0.03, 0.012, -0.004, black, middle)
    _bent(kit, W, 0.045, 0.02, -0.008, metal, LOW + 0.022)
    kit.curved_plate(W - 0.07, H - 0.085, _picture(kit, dark), R, (0, -0.0085, middle + 0.012))
    # the back: a bulging shell with vents, a ring of light round the neck, ports
    _bent(kit, 2.2, 0.92, 0.1, 0.02, shell, middle)
    _bent(kit, 1.5, 0.68, 0.1, 0.06, shell, middle)
    kit.slab(0.96, 0.46, 0.06, shell, (0, 0.14, middle), (90, 0, 180), radius=0.1, bevel=0.02)
    kit.cylinder(0.2, 0.05, metal, (0, 0.185, middle), (90, 0, 0), bevel=0.012)
    kit.torus(0.225, 0.014, light, (0, 0.175, middle), (90, 0, 0))
    for s in (-1, 1):
        kit.slots(12, 0.014, 0.16, 0.032, kit.paint('#060607'), (s * 0.62, 0.113, middle + 0.2), (90, 0, 180 - s * 9))
    kit.hdmi((-0.32, 0.15, LOW + 0.36), (90, 0, 180), 0.35)
    kit.hdmi((-0.2, 0.153, LOW + 0.36), (90, 0, 180), 0.35)
    kit.usb_c((0.22, 0.153, LOW + 0.36), (90, 0, 180), 0.45)
    kit.usb_a((0.35, 0.15, LOW + 0.36), (90, 0, 180), 0.4)
    kit.box((0.05, 0.012, 0.01), light, (0, -0.03, LOW + 0.006), bevel=0.003)
    with kit.collect(loc=(0, 0.075, 0)):
        _stand(kit, metal, light, middle)
    return kit.Product(
        detail=(0.05, 0, LOW + 0.08), span=1.35,
        three_quarter={'turn': 25, 'elevation': 13, 'fill': 0.86},
        front={'turn': 152, 'elevation': 14, 'fill': 0.84},
        close={'turn': 32, 'elevation': 10},
    )


def _bent(kit, w, h, d, y, mat, z):
    """A bar w wide and h high bent round the viewer, its front at y, d deep."""
    rings, half, n = [], w / 2 / R, 48
    for i in range(n + 1):
        a = -half + 2 * half * i / n
        s, c = math.sin(a), math.cos(a)
        ring = []
        for u, v in kit.outline_rect(d, h, min(d, h) * 0.3, 3):
            r = R + y + d / 2 + u
            ring.append((r * s, r * c - R, z + v))
        rings.append(ring)
    return kit.loft(rings, mat)


def _picture(kit, dark):
    if dark:
        c = kit.paint_screen.game(1260, 525)
    else:
        c = kit.paint_screen.wallpaper(1260, 525, 'dusk')
        left = kit.paint_screen.editor(560, 400).px
        right = kit.paint_screen.daw(560, 400).px
        c.px[50:450, 50:610], c.px[50:450, 650:1210] = left, right
        c.rect(430, 470, 400, 44, '#ffffff', 20, 0.35)
        for k, col in enumerate(('#ff7a45', '#1f4fd8', '#28c941', '#f6c945', '#8a5cf0', '#e6e2da', '#e8476a', '#25b8c8')):
            c.rect(452 + 46 * k, 476, 32, 32, col, 9)
    return kit.picture(c.image(), 1.0, 0.2)


def _stand(kit, metal, light, middle):
    kit.extrude(kit.outline_rect(0.16, 0.08, 0.03), middle + 0.16, metal, (0, 0.24, (middle + 0.16) / 2 + 0.03), bevel=0.01)
    kit.slab(0.3, 0.3, 0.05, metal, (0, 0.14, middle), (90, 0, 0), radius=0.05, bevel=0.012)
    kit.cylinder(0.07, 0.2, metal, (0, 0.17, middle), (90, 0, 0), bevel=0.01)
    kit.slab(0.1, 0.02, 0.3, kit.plastic('#0c0c0d'), (0, 0.279, 0.45), radius=0.009, bevel=0.004)
    kit.torus(0.055, 0.012, light, (0, 0.275, 0.45), (90, 0, 0), segments=48)
    foot = [(-0.78, -0.36), (-0.7, -0.4), (-0.08, 0.08), (0.08, 0.08), (0.7, -0.4), (0.78, -0.36), (0.22, 0.3), (0.16, 0.42), (-0.16, 0.42), (-0.22, 0.3)]
    kit.extrude(foot, 0.045, metal, (0, 0.02, 0.03), bevel=0.014)
    for x, y in ((-0.68, -0.34), (0.68, -0.34), (0, 0.36)):
        kit.cylinder(0.04, 0.016, kit.rubber(), (x, y, 0.006), bevel=0.004, segments=32)
