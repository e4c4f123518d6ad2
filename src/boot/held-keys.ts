/** Keys that press the focused control, close a layer or toggle the Demo Lab. */
const ACTION_KEYS = new Set(['Enter', ' ', 'Escape', 'F2'])

/** Elsewhere the space key scrolls or types. */
const PRESSED_BY_SPACE = 'button, summary, select, video, [role=button], [type=checkbox]'

/**
 * Ignores the repeats of a held key that would act again, also on a control that has received the focus meanwhile. Other
 * keys repeat, and so does Enter in a text area or in an element with `data-repeats`.
 */
export function ignoreHeldKeys(options?: AddEventListenerOptions): void {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat || event.isComposing || !ACTION_KEYS.has(event.key) || mayRepeat(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', handleKeyDown, { ...options, capture: true })
}

function mayRepeat({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (key === ' ') return !target.matches(PRESSED_BY_SPACE)
  return key === 'Enter' && (target.matches('textarea') || target.closest('[data-repeats]') !== null)
}
