/** Draws a mouse pointer that a flow moves. It takes no clicks, cannot have focus and is hidden from screen readers. */
import { dark, light } from '#src/app/theme/tokens.ts'
import { pause } from './timing.ts'

/** Durations in milliseconds: of a move, and of the ring that marks a click. */
const MOVE_TIME = 450
const RING_TIME = 500

/** An arrow whose tip is at 0, 0. */
const ARROW = `<svg width="30" height="30" viewBox="0 0 30 30" style="display:block;overflow:visible">
  <path d="M0 0v22.5l6-5.5 3.9 8.9 4.3-1.9-3.8-8.7h8.1z" fill="${light.signalBright}" stroke="#fff" stroke-width="2"
    stroke-linejoin="round" style="filter:drop-shadow(0 1px 3px rgb(0 0 0 / .45))"/>
</svg>`

const LAYER_STYLE = { position: 'fixed', inset: '0', overflow: 'clip', pointerEvents: 'none', zIndex: '2147483647' }

const RING_STYLE = {
  position: 'absolute',
  width: '44px',
  height: '44px',
  margin: '-22px',
  borderRadius: '50%',
  border: `3px solid ${light.signalBright}`,
}

const KEY_STYLE = {
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

/** Adds the pointer to the document; the returned functions move and remove it. */
export function showPointer(document: Document) {
  const layer = createBox(LAYER_STYLE)
  layer.ariaHidden = 'true'
  layer.dataset.pointer = ''
  const arrow = createBox({ position: 'absolute', visibility: 'hidden' })
  arrow.innerHTML = ARROW
  const key = createBox({ ...KEY_STYLE, visibility: 'hidden' })
  layer.append(key, arrow)
  document.body.append(layer)
  let position = { x: innerWidth / 2, y: innerHeight / 2 }

  return {
    /** Moves the pointer to the centre of an element. */
    moveTo: async (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const from = translate(position)
      position = { x: left + width / 2, y: top + height / 2 }
      arrow.style.transform = translate(position)
      arrow.style.visibility = 'visible'
      key.style.visibility = 'hidden'
      if (hasMotion())
        arrow.animate({ transform: [from, translate(position)] }, { duration: MOVE_TIME, easing: 'ease-in-out' })
      await pause(MOVE_TIME)
    },

    /** Draws a growing ring at the pointer. */
    showClick: () => {
      if (!hasMotion()) return
      const ring = createBox({ ...RING_STYLE, left: `${position.x}px`, top: `${position.y}px` })
      layer.append(ring)
      ring.animate({ scale: [0.3, 1.2], opacity: [1, 0] }, { duration: RING_TIME, easing: 'ease-out' }).onfinish = () =>
        ring.remove()
    },

    /** Shows the name of a key, or of a browser button, in place of the pointer. */
    showKey: (name: string) => {
      arrow.style.visibility = 'hidden'
      key.style.visibility = 'visible'
      key.textContent = name
    },

    remove: () => layer.remove(),
  }
}

function createBox(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.style, style)
  return element
}

const translate = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px)`

const hasMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
