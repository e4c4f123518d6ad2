const MOUSE = { bubbles: true, pointerType: 'mouse' }

/** Events that load the tooltip's code and then open the tooltip. */
const EVENTS = {
  pointer: () => [new PointerEvent('pointerover', MOUSE), new PointerEvent('pointermove', MOUSE)],
  keyboard: () => [new FocusEvent('focusin', { bubbles: true }), new FocusEvent('focus')],
}

/** Interval between two attempts, in milliseconds. */
const INTERVAL = 100

/**
 * Opens the tooltip of a control. Repeats the events until the tooltip appears, because the first event only starts
 * to load the tooltip's code. Returns a function that stops the attempts.
 */
export function openTooltip(control: Element, by: keyof typeof EVENTS): () => void {
  const timer = setInterval(() => {
    if (document.querySelector('[role=tooltip]')) clearInterval(timer)
    else for (const event of EVENTS[by]()) control.dispatchEvent(event)
  }, INTERVAL)
  return () => clearInterval(timer)
}
