"""Finishes. Colours are sRGB hex strings ('#1c1d20') or linear triples."""
import math

import bpy

NAMED = {
    'silver': '#c9c8c4',
    'graphite': '#4a4b4f',
    'black': '#26272a',
    'white': '#e9e7e2',
    'sand': '#c9b79c',
    'sage': '#8a9a86',
    'navy': '#27344f',
    'coral': '#d9674f',
    'signal': '#ff5a1f',
    'brass': '#b4956a',
    'copper': '#b8714e',
}


def rgb(colour):
    """Linear (r, g, b) of a name, a hex string or a triple."""
    if not isinstance(colour, str):
        return tuple(colour)[:3]
    h = NAMED.get(colour, colour).lstrip('#')
    srgb = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb)


def _new(colour, metal, rough, coat=0.0, coat_rough=0.1, **more):
    m = bpy.data.materials.new('finish')
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*rgb(colour), 1)
    b.inputs['Metallic'].default_value = metal
    b.inputs['Roughness'].default_value = rough
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = coat_rough
    for name, value in more.items():
        b.inputs[name.replace('_', ' ')].default_value = value
    return m, m.node_tree, b


def _node(nt, kind, **values):
    n = nt.nodes.new(kind)
    for k, v in values.items():
        if k in n.inputs:
            n.inputs[k].default_value = v
        else:
            setattr(n, k, v)
    return n


def _bump(nt, bsdf, height, strength, distance):
    b = _node(nt, 'ShaderNodeBump', Strength=strength, Distance=distance)
    nt.links.new(height, b.inputs['Height'])
    nt.links.new(b.outputs['Normal'], bsdf.inputs['Normal'])
    return b


def _noise_bump(nt, bsdf, scale, strength, distance=0.01):
    c = _node(nt, 'ShaderNodeTexCoord')
    t = _node(nt, 'ShaderNodeTexNoise', Scale=scale)
    t.inputs['Detail'].default_value = 0
    nt.links.new(c.outputs['Object'], t.inputs['Vector'])
    _bump(nt, bsdf, t.outputs['Fac'], strength, distance)


def _math(nt, op, a, b=None):
    n = _node(nt, 'ShaderNodeMath', operation=op)
    for i, v in enumerate((a, b)):
        if v is None:
            continue
        if isinstance(v, (int, float)):
            n.inputs[i].default_value = v
        else:
            nt.links.new(v, n.inputs[i])
    return n.outputs[0]


def _plane(nt, across):
    """Two coordinates of a surface: 'xy', 'xz', 'yz' (flat) or 'cyl:R' (round the z axis, radius R)."""
    c = _node(nt, 'ShaderNodeTexCoord')
    s = _node(nt, 'ShaderNodeSeparateXYZ')
    nt.links.new(c.outputs['Object'], s.inputs[0])
    if across.startswith('cyl'):
        r = float(across.split(':')[1]) if ':' in across else 1.0
        return _math(nt, 'MULTIPLY', _math(nt, 'ARCTAN2', s.outputs['Y'], s.outputs['X']), r), s.outputs['Z']
    return s.outputs[across[0].upper()], s.outputs[across[1].upper()]


def aluminium(colour='silver', rough=0.32):
    """Anodised, bead-blasted aluminium: 'silver', 'graphite', 'black' or any colour."""
    return _new(colour, 1, rough)[0]


def metal(colour='silver', rough=0.18):
    """Polished or satin metal (rough 0.08 mirror … 0.4 satin)."""
    return _new(colour, 1, rough)[0]


def brushed(colour='brass', rough=0.3, axis='x', strength=0.18):
    """Brushed metal (brass, steel); lines run along the object's `axis`."""
    m, nt, b = _new(colour, 1, rough)
    c = _node(nt, 'ShaderNodeTexCoord')
    mp = _node(nt, 'ShaderNodeMapping')
    mp.inputs['Scale'].default_value = [4 if a == axis else 260 for a in 'xyz']
    t = _node(nt, 'ShaderNodeTexNoise', Scale=1.0)
    t.inputs['Detail'].default_value = 3
    nt.links.new(c.outputs['Object'], mp.inputs['Vector'])
    nt.links.new(mp.outputs['Vector'], t.inputs['Vector'])
    _bump(nt, b, t.outputs['Fac'], strength, 0.01)
    return m


def spun(colour='silver', rough=0.28):
    """Turned metal with fine concentric rings about the object's z axis: platters, knob caps."""
    m, nt, b = _new(colour, 1, rough)
    x, y = _plane(nt, 'xy')
    r = _math(nt, 'SQRT', _math(nt, 'ADD', _math(nt, 'MULTIPLY', x, x), _math(nt, 'MULTIPLY', y, y)))
    _bump(nt, b, _math(nt, 'SINE', _math(nt, 'MULTIPLY', r, 500)), 0.12, 0.01)
    return m


def plastic(colour='black', rough=0.42, grain=0):
    """Soft plastic; `grain` (0.1 to 0.4) makes its texture visible in close views, and slow to render."""
    m, nt, b = _new(colour, 0, rough, Specular=0.45)
    if grain:
        _noise_bump(nt, b, 240, grain)
    return m


def gloss(colour='black', rough=0.08):
    """Lacquer or polished plastic: piano black, glossy caps."""
    return _new(colour, 0, rough, coat=0.6, coat_rough=0.03)[0]


def rubber(colour='#1b1b1d', rough=0.75):
    """Matt rubber: feet, eyecups, ear tips."""
    return _new(colour, 0, rough, Specular=0.25)[0]


def leather(colour='#2b2624', rough=0.46, scale=55):
    """Fine-grained leather; `scale` is grains a unit."""
    m, nt, b = _new(colour, 0, rough, coat=0.08, Specular=0.4)
    c = _node(nt, 'ShaderNodeTexCoord')
    t = _node(nt, 'ShaderNodeTexVoronoi', Scale=scale)
    nt.links.new(c.outputs['Object'], t.inputs['Vector'])
    _bump(nt, b, t.outputs['Distance'], 0.22, 0.02)
    return m


def fabric(colour='#3a3b3e', across='xz', scale=46, rough=0.85, contrast=0.55):
    """Woven acoustic cloth. `across` as for perforated(); `scale` is threads a unit."""
    m, nt, b = _new(colour, 0, rough, Sheen=0.4, Specular=0.2)
    u, v = _plane(nt, across)
    k = scale * math.pi
    su, sv = _math(nt, 'SINE', _math(nt, 'MULTIPLY', u, k)), _math(nt, 'SINE', _math(nt, 'MULTIPLY', v, k))
    height = _math(nt, 'ADD', _math(nt, 'MULTIPLY', _math(nt, 'MULTIPLY', su, sv), 0.5), 0.5)
    mix = _node(nt, 'ShaderNodeMixRGB')
    base = rgb(colour)
    mix.inputs[1].default_value = (*[c * (1 - contrast) for c in base], 1)
    mix.inputs[2].default_value = (*[min(1, c * (1 + contrast * 0.6)) for c in base], 1)
    nt.links.new(height, mix.inputs[0])
    nt.links.new(mix.outputs[0], b.inputs['Base Color'])
    _bump(nt, b, height, 0.5, 0.01)
    return m


def perforated(colour='silver', across='xz', pitch=0.045, hole=0.62, rough=0.35, metallic=1.0, inside='#060607'):
    """Sheet with staggered round holes. `across`: the object's own axes that span the face ('xy', 'xz', 'yz') or 'cyl:R'
    for a wall around z of radius R. `pitch` in units, `hole` = diameter / pitch."""
    m, nt, b = _new(colour, metallic, rough)
    u, v = _plane(nt, across)
    row = pitch * 0.866
    rows = _math(nt, 'FLOOR', _math(nt, 'DIVIDE', v, row))
    shift = _math(nt, 'MULTIPLY', _math(nt, 'ABSOLUTE', _math(nt, 'MODULO', rows, 2)), 0.5)
    fu = _math(nt, 'SUBTRACT', _math(nt, 'FRACT', _math(nt, 'ADD', _math(nt, 'DIVIDE', u, pitch), shift)), 0.5)
    fv = _math(nt, 'MULTIPLY', _math(nt, 'SUBTRACT', _math(nt, 'FRACT', _math(nt, 'DIVIDE', v, row)), 0.5), 0.866)
    d = _math(nt, 'SQRT', _math(nt, 'ADD', _math(nt, 'MULTIPLY', fu, fu), _math(nt, 'MULTIPLY', fv, fv)))
    ramp = _node(nt, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
    ramp.inputs['From Min'].default_value = hole / 2 - 0.06
    ramp.inputs['From Max'].default_value = hole / 2 + 0.04
    nt.links.new(d, ramp.inputs['Value'])
    solid = ramp.outputs['Result']
    dark = _node(nt, 'ShaderNodeBsdfDiffuse')
    dark.inputs['Color'].default_value = (*rgb(inside), 1)
    mix = _node(nt, 'ShaderNodeMixShader')
    nt.links.new(solid, mix.inputs[0])
    nt.links.new(dark.outputs[0], mix.inputs[1])
    nt.links.new(b.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    _bump(nt, b, solid, 0.35, 0.01)
    return m


def knurled(colour='silver', radius=0.1, teeth=60, rough=0.3, metallic=1.0):
    """A wall around z with fine vertical ribs: knobs, lens rings."""
    m, nt, b = _new(colour, metallic, rough)
    u, _ = _plane(nt, 'cyl')
    s = _math(nt, 'SINE', _math(nt, 'MULTIPLY', u, teeth))
    _bump(nt, b, s, 0.9, radius * 2.5 / teeth)
    return m


def wood(colour='#8a5a35', dark='#5b3720', axis='x', scale=1.0):
    """Oiled wood, grain along `axis`: walnut by default; oak '#b98d5e' / '#8f6638'."""
    m, nt, b = _new(colour, 0, 0.42, coat=0.1)
    c = _node(nt, 'ShaderNodeTexCoord')
    mp = _node(nt, 'ShaderNodeMapping')
    mp.inputs['Scale'].default_value = [(0.9 if a == axis else 9) * scale for a in 'xyz']
    t = _node(nt, 'ShaderNodeTexNoise', Scale=1.6)
    t.inputs['Detail'].default_value = 6
    t.inputs['Distortion'].default_value = 0.6
    ramp = _node(nt, 'ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.35, 0.65
    ramp.color_ramp.elements[0].color = (*rgb(dark), 1)
    ramp.color_ramp.elements[1].color = (*rgb(colour), 1)
    nt.links.new(c.outputs['Object'], mp.inputs['Vector'])
    nt.links.new(mp.outputs['Vector'], t.inputs['Vector'])
    nt.links.new(t.outputs['Fac'], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], b.inputs['Base Color'])
    _bump(nt, b, t.outputs['Fac'], 0.08, 0.01)
    return m


def glass(colour='#ffffff', rough=0.0, ior=1.45):
    """Clear glass (bulbs, covers). For opaque black glass use gloss('#08090a')."""
    m, nt, b = _new(colour, 0, rough)
    g = _node(nt, 'ShaderNodeBsdfGlass', Roughness=rough, IOR=ior)
    g.inputs['Color'].default_value = (*rgb(colour), 1)
    t = _node(nt, 'ShaderNodeBsdfTransparent')
    lp = _node(nt, 'ShaderNodeLightPath')
    mix = _node(nt, 'ShaderNodeMixShader')
    nt.links.new(lp.outputs['Is Shadow Ray'], mix.inputs[0])
    nt.links.new(g.outputs[0], mix.inputs[1])
    nt.links.new(t.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    return m


def lens(tint='#3b2a78'):
    """The front of a coated lens: black depth with a coloured reflex."""
    m, nt, b = _new('#030305', 0, 0.02, coat=1.0, coat_rough=0.0, Specular=0.8)
    lw = _node(nt, 'ShaderNodeLayerWeight', Blend=0.35)
    mix = _node(nt, 'ShaderNodeMixRGB')
    mix.inputs[1].default_value = (0.002, 0.002, 0.004, 1)
    mix.inputs[2].default_value = (*rgb(tint), 1)
    nt.links.new(lw.outputs['Facing'], mix.inputs[0])
    nt.links.new(mix.outputs[0], b.inputs['Base Color'])
    b.inputs['Specular Tint'].default_value = 0.6
    return m


def led(colour='#5df08a', strength=4.0):
    """A light: LED, ring, lit key."""
    m, nt, b = _new('#000000', 0, 0.4)
    b.inputs['Emission'].default_value = (*rgb(colour), 1)
    b.inputs['Emission Strength'].default_value = strength
    return m


def paint(colour='white', rough=0.5):
    """Flat print ink for markings."""
    return _new(colour, 0, rough, Specular=0.2)[0]


def picture(image, brightness=1.0, coat=0.35):
    """A lit screen showing an image made by screens.py, behind glossy glass."""
    m, nt, b = _new('#020203', 0, 0.12, coat=coat, coat_rough=0.02, Specular=0.35)
    t = _node(nt, 'ShaderNodeTexImage')
    t.image = image
    t.extension = 'EXTEND'
    nt.links.new(t.outputs['Color'], b.inputs['Emission'])
    b.inputs['Emission Strength'].default_value = brightness
    return m


def printed(image, rough=0.5):
    """An unlit print (labels, e-paper, records' labels) from an image made by screens.py."""
    m, nt, b = _new('white', 0, rough)
    t = _node(nt, 'ShaderNodeTexImage')
    t.image = image
    nt.links.new(t.outputs['Color'], b.inputs['Base Color'])
    return m
