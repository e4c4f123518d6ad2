const MOUSE = { bubbles: true, pointerType: 'mouse' }

/** Input that loads the tooltip's code and then opens the tooltip. */
const INPUT = {
  pointer: (control: HTMLElement) => {
    for (const type of ['pointerover', 'pointermove']) control.dispatchEvent(new PointerEvent(type, MOUSE))
  },
  keyboard: (control: HTMLElement) => {
    control.blur()
    control.focus()
  },
}

/** Interval between two attempts, in milliseconds. */
const INTERVAL = 100

/**
 * Opens the tooltip of a control. Repeats the input until the tooltip appears, because the first one only starts to
 * load the tooltip's code. Returns a function that stops the attempts.
 */
export function openTooltip(control: HTMLElement, by: keyof typeof INPUT): () => void {
  const timer = setInterval(() => {
    if (document.querySelector('[role=tooltip]')) clearInterval(timer)
    else INPUT[by](control)
  }, INTERVAL)
  return () => clearInterval(timer)
}
