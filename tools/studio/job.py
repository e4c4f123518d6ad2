"""Runs inside Blender: `blender -b -P job.py -- job.json`, with {weights, pictures}.

A picture is {width, height, samples, out} and one view of a product, {shape, finish, view, variant}, or a scene,
{things, elevation, focus, blur, within}. `variant` is an entry of variants.ts.
Prints one line `rendered <out> <seconds>` a picture.
"""
import glob
import importlib.util
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, HERE)
import kit  # noqa: E402
from kit import materials  # noqa: E402
import stage  # noqa: E402
import studio  # noqa: E402
import cutout  # noqa: E402
import denoise  # noqa: E402


def load_shape(name):
    [path] = glob.glob(os.path.join(HERE, 'shapes', '*', name + '.py'))
    spec = importlib.util.spec_from_file_location('shape_' + name.replace('-', '_'), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PALETTE = dict(materials.NAMED)


def repaint(colours):
    """Makes materials and screens that are built from now on replace colours. `{}` restores the palette."""
    materials.NAMED.clear()
    materials.NAMED.update(PALETTE, **{old: PALETTE.get(new, new) for old, new in colours.items()})


def build(shape, finish, variant):
    """Builds a product, or each item of a set, and returns the (first) Product."""
    products = []
    for copy in variant.get('copies', [{'at': (0, 0)}]):
        repaint({**variant.get('colours', {}), **copy.get('colours', {})})
        with kit.collect(loc=(*copy['at'], 0), rot=(0, 0, copy.get('turn', 0))):
            products.append(load_shape(shape).build(kit, variant.get('of', finish), **variant.get('model', {})))
    repaint({})
    products[0].views[1].update(variant.get('frame', {}))
    return products[0]


def main(job):
    weights = denoise.load_weights(job['weights'])
    built = None
    for picture in job['pictures']:
        start = time.time()
        if 'things' in picture:
            scene = studio.open_studio(picture['width'], picture['samples'])
            stage.frame(scene, stage.set_up(scene, kit, load_shape, picture['things']), picture)
        else:
            wanted = (picture['shape'], picture['finish'])
            if built != wanted:
                scene = studio.open_studio(picture['width'], picture['samples'])
                product = build(*wanted, picture.get('variant') or {})
                root = studio.adopt(product)
                built = wanted
            studio.frame(scene, root, product, picture['view'])
        cutout.render(scene, picture['out'], weights)
        print(f"rendered {picture['out']} {time.time() - start:.1f}", flush=True)


main(json.load(open(sys.argv[sys.argv.index('--') + 1])))
