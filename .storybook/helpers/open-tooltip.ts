const MOUSE = { bubbles: true, pointerType: 'mouse' }

/** What the tooltip's region hears, and then the tooltip. */
const EVENTS = {
  pointer: () => [new PointerEvent('pointerover', MOUSE), new PointerEvent('pointermove', MOUSE)],
  keyboard: () => [new FocusEvent('focusin', { bubbles: true }), new FocusEvent('focus')],
}

/** In milliseconds. */
const PAUSE = 100

/**
 * Opens a control's tooltip as if it was pointed at or reached by keyboard, again until it is there: its code comes
 * late, and a hand is never quite still. Returns what gives it up.
 */
export function openTooltip(control: Element, by: keyof typeof EVENTS): () => void {
  const hand = setInterval(() => {
    if (document.querySelector('[role=tooltip]')) clearInterval(hand)
    else for (const event of EVENTS[by]()) control.dispatchEvent(event)
  }, PAUSE)
  return () => clearInterval(hand)
}
