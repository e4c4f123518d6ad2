"""Runs inside Blender: `blender -b -P job.py -- job.json`, with {weights, pictures}.

A picture is {width, height, samples, out} and one view of a product, {shape, finish, view}, or a scene, {things,
elevation, focus, blur, within}.
Prints one line `rendered <out> <seconds>` a picture.
"""
import importlib.util
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, HERE)
import kit  # noqa: E402
import stage  # noqa: E402
import studio  # noqa: E402
import denoise  # noqa: E402


def load_shape(name):
    spec = importlib.util.spec_from_file_location('shape_' + name.replace('-', '_'), os.path.join(HERE, 'shapes', name + '.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(job):
    weights = denoise.load_weights(job['weights']) if job['weights'] else None
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
                product = load_shape(picture['shape']).build(kit, picture['finish'])
                root = studio.adopt(product)
                built = wanted
            studio.frame(scene, root, product, picture['view'])
        studio.render(scene, picture['out'], weights)
        print(f"rendered {picture['out']} {time.time() - start:.1f}", flush=True)


main(json.load(open(sys.argv[sys.argv.index('--') + 1])))
