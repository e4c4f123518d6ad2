/** The elements that a press on their content presses. */
const CONTROL = 'a, button, input, select, summary, textarea, video'

/** Controls that act once in a double press, because they open a tab, send a form or go back. */
const ACTS_ONCE = '[target=_blank], [type=submit], [data-acts-once]'

/** Pixels between the presses of a double press, and milliseconds between taps, which not all browsers count. */
const DISTANCE = 24
const TAP_INTERVAL = 500

/**
 * Ignores the second press of a double press if it hits another control than the first one, because the first press has
 * changed what is under the pointer. Single presses are not delayed. Clicks by keys and assistive technology have no mouse
 * press before them, or the `detail` 0.
 */
export function ignoreStrayPresses(options?: AddEventListenerOptions): void {
  let isTap = false
  let isStray = false
  let first: Element | null = null
  let last: MouseEvent | undefined
  const listen = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, listener, { ...options, capture: true })
  listen('pointerdown', ({ pointerType }) => {
    isTap = pointerType === 'touch'
  })
  // Also fired for taps, just before the click.
  listen('mousedown', (event) => {
    const pressed = controlAt(event.target)
    // The first press may have been on the page that linked to this one.
    const isNear = !last || Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) <= DISTANCE
    const isTapAgain = isTap && last !== undefined && event.timeStamp - last.timeStamp <= TAP_INTERVAL
    const isFurther = isNear && (event.detail > 1 || isTapAgain)
    isStray = isFurther && (pressed !== first || pressed?.matches(ACTS_ONCE) === true)
    if (!isFurther) first = pressed
    last = event
    // Otherwise the press would open a select, or move the focus.
    if (isStray) ignore(event)
  })
  listen('click', (event) => {
    if (!isStray || event.detail === 0) return
    ignore(event)
    isStray = false
  })
}

function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label')?.control ?? target.closest(CONTROL) ?? target
}

function ignore(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
