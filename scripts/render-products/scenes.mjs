/**
 * The scenes: several products on one table, for posts, reviews and shared links. Each row is one picture, named by its
 * path under public/images: AVIF, but JPEG for the one that other sites show.
 *
 * Centimetres from the middle of the table: x to the right, y away from the camera. `turn` is how many degrees the
 * front is turned to the picture's left.
 */

/**
 * `view` is the product picture whose variant and pose it takes; `lift` the height it stands at; `size` its centimetres
 * per build unit, where it is not the shape's usual one.
 * @typedef {{ shape: string, finish: string, at: [x: number, y: number], turn?: number, lift?: number, view?: 1 | 2 | 3,
 *   size?: number }} Product
 * @typedef {{ block: [w: number, d: number, h: number], at: [x: number, y: number], turn?: number, lift?: number,
 *   colour?: string }} Block
 * @typedef {{ elevation: number, things: (Product | Block)[], focus?: number, blur?: number,
 *   size?: [w: number, h: number], within?: [w: number, h: number] }} Scene
 */

/** Centimetres per build unit: how large each shape is in a room. */
export const SIZES = /** @type {Record<string, number>} */ ({
  laptop: 16,
  'gaming-laptop': 16,
  convertible: 14.3,
  dock: 10.5,
  'laptop-stand': 16,
  ultrawide: 28,
  phone: 9.6,
  foldable: 9.7,
  'flip-phone': 9.3,
  charger: 8.5,
  'power-bank': 9,
  'audio-interface': 8.5,
  mixer: 13.5,
  microphone: 11,
  'studio-monitor': 16,
  'keyboard-controller': 13,
  recorder: 8,
  headphones: 7.2,
  'open-back': 7.4,
  turntable: 18.6,
  'portable-speaker': 10,
  earbuds: 5,
  'headphone-amp': 12,
  handheld: 11.5,
  keyboard: 14,
  camera: 6.1,
  tripod: 14,
  telescope: 36,
  'smart-speaker': 8.2,
  thermostat: 5.2,
  doorbell: 6,
  'home-camera': 5.5,
  bulb: 5,
  'smart-plug': 3.4,
  'smart-display': 11,
  'robot-vacuum': 16,
})

/**
 * `focus` is the thing that is sharp, the first one if not said; `within` the share of the picture's width and height
 * that the group may take. Posts show the picture 16:9, and 4:3 on a phone; reviews 4:3, and the first of them square.
 */
export const SCENES = /** @type {Record<string, Scene>} */ ({
  'posts/overtone.avif': {
    elevation: 14,
    focus: 1,
    things: [
      { shape: 'studio-monitor', finish: 'sand', at: [-2, 18], turn: 4 },
      { shape: 'headphones', finish: 'graphite', at: [20, -12], turn: 34 },
      { shape: 'audio-interface', finish: 'graphite', at: [-13, -11], turn: -18 },
    ],
  },
  'posts/small-room.avif': {
    elevation: 19,
    focus: 1,
    things: [
      { shape: 'studio-monitor', finish: 'graphite', at: [-4, 22], turn: 4 },
      { shape: 'keyboard-controller', finish: 'graphite', at: [-8, -14], turn: 8 },
      { shape: 'microphone', finish: 'silver', at: [28, 8], turn: 24 },
      { shape: 'audio-interface', finish: 'silver', at: [26, -16], turn: 24 },
    ],
  },
  'posts/dock.avif': {
    elevation: 16,
    focus: 1,
    things: [
      { shape: 'ultrawide', finish: 'silver', at: [4, 34], turn: 4 },
      { shape: 'laptop-stand', finish: 'silver', at: [-27, 2], turn: -20 },
      { shape: 'dock', finish: 'graphite', at: [30, 2], turn: 20 },
      { shape: 'keyboard', finish: 'sand', at: [5, -20], turn: 6 },
    ],
  },
  'posts/screens.avif': {
    elevation: 14,
    blur: 0.6,
    focus: 1,
    things: [
      { shape: 'gaming-laptop', finish: 'graphite', at: [0, 36], lift: 14 },
      { shape: 'laptop', finish: 'graphite', at: [-21, -6], turn: -16 },
      { shape: 'laptop', finish: 'silver', at: [21, -8], turn: 18 },
      { block: [46, 38, 14], at: [0, 38] },
    ],
  },
  'posts/open-or-closed.avif': {
    elevation: 10,
    focus: 1,
    things: [
      { shape: 'headphones', finish: 'sand', at: [-10, 7], turn: -24, lift: 6 },
      { shape: 'open-back', finish: 'graphite', at: [12, -6], turn: 44 },
      { block: [24, 16, 6], at: [-10, 8], turn: -24 },
    ],
  },
  'posts/loud.avif': {
    elevation: 15,
    blur: 0.7,
    things: [
      { shape: 'headphone-amp', finish: 'silver', at: [-9, 4], turn: -14 },
      { shape: 'headphones', finish: 'sand', at: [16, 4], turn: 32 },
      { shape: 'earbuds', finish: 'silver', at: [5, -13], turn: 16 },
    ],
  },
  'posts/keys.avif': {
    elevation: 24,
    things: [
      { shape: 'keyboard', finish: 'sand', at: [-16, -8], turn: -16 },
      { shape: 'keyboard', finish: 'graphite', at: [18, -5], turn: 18 },
      { shape: 'microphone', finish: 'silver', at: [0, 20], turn: 20 },
    ],
  },
  'posts/doorstep.avif': {
    elevation: 12,
    things: [
      { shape: 'doorbell', finish: 'graphite', at: [-9, 4], turn: -14, lift: 5 },
      { shape: 'doorbell', finish: 'silver', at: [1, -5], turn: 16 },
      { shape: 'home-camera', finish: 'graphite', at: [13, 1], turn: 26 },
      { shape: 'smart-speaker', finish: 'sand', at: [4, 16], turn: 20 },
      { block: [11, 9, 5], at: [-9, 5], turn: -14 },
    ],
  },
  'posts/bag.avif': {
    elevation: 13,
    things: [
      { shape: 'camera', finish: 'silver', at: [-4, -8], turn: -22 },
      { shape: 'tripod', finish: 'silver', at: [10, 5], turn: 20, size: 7 },
      { shape: 'camera', finish: 'graphite', at: [10, 5], turn: 26, lift: 17.35 },
      { shape: 'power-bank', finish: 'sand', at: [-12, 6], turn: -12, view: 2 },
    ],
  },
  'posts/fold.avif': {
    elevation: 13,
    things: [
      { shape: 'foldable', finish: 'silver', at: [-11, 2], turn: -8 },
      { shape: 'foldable', finish: 'graphite', at: [3, 10], turn: 10, view: 2 },
      { shape: 'flip-phone', finish: 'silver', at: [2, -8], turn: 20 },
      { shape: 'phone', finish: 'sand', at: [12, 1], turn: 24, view: 2 },
    ],
  },
  'posts/heat.avif': {
    elevation: 11,
    things: [
      { shape: 'thermostat', finish: 'silver', at: [-10, 0], turn: -16 },
      { shape: 'thermostat', finish: 'graphite', at: [3, 9], turn: 14, lift: 4 },
      { shape: 'smart-plug', finish: 'silver', at: [5, -7], turn: 30 },
      { shape: 'bulb', finish: 'silver', at: [15, 1], turn: 20 },
      { block: [15, 9, 4], at: [3, 10], turn: 14 },
    ],
  },
  'posts/turntable.avif': {
    elevation: 23,
    things: [
      { shape: 'turntable', finish: 'sand', at: [-2, -6], turn: 10 },
      { shape: 'headphone-amp', finish: 'silver', at: [-16, 34], turn: -12 },
      { shape: 'headphones', finish: 'graphite', at: [17, 28], turn: 28 },
    ],
  },
  'posts/window.avif': {
    elevation: 12,
    focus: 1,
    things: [
      { shape: 'tripod', finish: 'graphite', at: [-17, -4], turn: 20, size: 12 },
      { shape: 'camera', finish: 'silver', at: [-17, -4], turn: -20, lift: 29.7 },
      { shape: 'laptop', finish: 'graphite', at: [10, 10], turn: 14 },
    ],
  },
  'posts/pockets.avif': {
    elevation: 15,
    things: [
      { shape: 'power-bank', finish: 'graphite', at: [-11, -1], turn: -10, view: 2 },
      { shape: 'power-bank', finish: 'sand', at: [-1, 9], turn: 6, view: 2 },
      { shape: 'charger', finish: 'silver', at: [11, 2], turn: 28 },
      { shape: 'earbuds', finish: 'silver', at: [0, -9], turn: 14 },
    ],
  },
  'posts/field.avif': {
    elevation: 15,
    things: [
      { shape: 'recorder', finish: 'silver', at: [-6, 0], turn: -16 },
      { shape: 'recorder', finish: 'graphite', at: [5, -19], turn: 40, view: 2 },
      { shape: 'headphones', finish: 'graphite', at: [12, 8], turn: 30 },
    ],
  },
  'posts/train.avif': {
    elevation: 15,
    blur: 0.5,
    things: [
      { shape: 'handheld', finish: 'graphite', at: [-4, -8], turn: -10 },
      { shape: 'handheld', finish: 'silver', at: [4, 12], turn: 14, lift: 6 },
      { shape: 'earbuds', finish: 'graphite', at: [18, -10], turn: 24 },
      { block: [32, 12, 6], at: [4, 13], turn: 14 },
    ],
  },
  'reviews/aurelle-studio-one.avif': {
    elevation: 11,
    size: [960, 720],
    within: [0.66, 0.8],
    things: [
      { shape: 'headphones', finish: 'graphite', at: [4, -8], turn: 30 },
      { shape: 'headphone-amp', finish: 'graphite', at: [-8, 12], turn: -12 },
    ],
  },
  'reviews/norrvane-studio-16.avif': {
    elevation: 17,
    size: [960, 720],
    within: [0.7, 0.76],
    things: [
      { shape: 'laptop', finish: 'graphite', at: [0, 4], turn: 22 },
      { shape: 'camera', finish: 'graphite', at: [-17, -18], turn: -24 },
    ],
  },
  'reviews/lumorel-m1.avif': {
    elevation: 15,
    size: [960, 720],
    within: [0.66, 0.76],
    things: [
      { shape: 'camera', finish: 'silver', at: [0, -2], turn: -24 },
      { shape: 'tripod', finish: 'silver', at: [9, 10], turn: 20, size: 7 },
    ],
  },
  'og.jpg': {
    elevation: 17,
    focus: 1,
    blur: 0.6,
    size: [1200, 630],
    within: [0.88, 0.8],
    things: [
      { shape: 'laptop', finish: 'graphite', at: [-11, 20], turn: -12 },
      { shape: 'headphones', finish: 'sand', at: [18, 4], turn: 28, lift: 5 },
      { shape: 'camera', finish: 'silver', at: [-3, -15], turn: -14 },
      { shape: 'microphone', finish: 'silver', at: [35, 18], turn: -40 },
      { shape: 'smart-speaker', finish: 'graphite', at: [-41, 16], turn: -20, lift: 8 },
      { shape: 'handheld', finish: 'silver', at: [-28, -12], turn: -18 },
      { shape: 'phone', finish: 'sand', at: [11, -14], turn: 18, view: 2 },
      { block: [21, 13, 5], at: [18, 5], turn: 28 },
      { block: [17, 17, 8], at: [-41, 16], turn: -12 },
    ],
  },
})
