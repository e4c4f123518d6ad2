/** The hand that is seen. Nothing can press it, read it out or tab to it. */
import { dark, light } from '#src/app/theme/tokens.ts'
import { pause } from './pace.ts'

/** In milliseconds: from one place to the next, and a ring's life. */
const WAY = 450
const RING = 500

/** An arrow whose point is at 0, 0. */
const ARROW = `<svg width="30" height="30" viewBox="0 0 30 30" style="display:block;overflow:visible">
  <path d="M0 0v22.5l6-5.5 3.9 8.9 4.3-1.9-3.8-8.7h8.1z" fill="${light.signalBright}" stroke="#fff" stroke-width="2"
    stroke-linejoin="round" style="filter:drop-shadow(0 1px 3px rgb(0 0 0 / .45))"/>
</svg>`

const LAYER = { position: 'fixed', inset: '0', overflow: 'clip', pointerEvents: 'none', zIndex: '2147483647' }

const RIPPLE = {
  position: 'absolute',
  width: '44px',
  height: '44px',
  margin: '-22px',
  borderRadius: '50%',
  border: `3px solid ${light.signalBright}`,
}

const KEY = {
  position: 'absolute',
  left: '50%',
  bottom: '32px',
  translate: '-50%',
  padding: '8px 20px',
  border: `1px solid ${dark.quiet}`,
  borderRadius: '8px',
  fontSize: '1.0625rem',
  fontWeight: '600',
  color: dark.ink,
  background: dark.surface,
}

/** Laid over the document until it `leaves`. */
export function showPointer(document: Document) {
  const layer = part(LAYER)
  layer.ariaHidden = 'true'
  layer.dataset.pointer = ''
  const arrow = part({ position: 'absolute', visibility: 'hidden' })
  arrow.innerHTML = ARROW
  const key = part({ ...KEY, visibility: 'hidden' })
  layer.append(key, arrow)
  document.body.append(layer)
  let place = { x: innerWidth / 2, y: innerHeight / 2 }

  return {
    /** To the middle of what is about to be pressed. */
    goTo: async (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const from = translate(place)
      place = { x: left + width / 2, y: top + height / 2 }
      arrow.style.transform = translate(place)
      arrow.style.visibility = 'visible'
      key.style.visibility = 'hidden'
      if (moves()) arrow.animate({ transform: [from, translate(place)] }, { duration: WAY, easing: 'ease-in-out' })
      await pause(WAY)
    },

    /** A ring where it is. */
    press: () => {
      if (!moves()) return
      const ring = part({ ...RIPPLE, left: `${place.x}px`, top: `${place.y}px` })
      layer.append(ring)
      ring.animate({ scale: [0.3, 1.2], opacity: [1, 0] }, { duration: RING, easing: 'ease-out' }).onfinish = () =>
        ring.remove()
    },

    /** What is pressed on the keyboard, or in the browser's own bar. */
    say: (pressed: string) => {
      arrow.style.visibility = 'hidden'
      key.style.visibility = 'visible'
      key.textContent = pressed
    },

    leave: () => layer.remove(),
  }
}

function part(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.style, style)
  return element
}

const translate = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px)`

const moves = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
