import { rememberElement } from './find-replacement.ts'

const TEXT_CONTROLS = 'input:not([type=checkbox], [type=radio]), textarea'

/**
 * Remembers typed texts and the focus. Returns functions that restore them after React has replaced their elements,
 * because it cannot hydrate a page into which, for example, a password manager has inserted elements.
 */
export function rememberInput(): (() => void)[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_CONTROLS)
  const restores = [...controls]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((control) => {
      const { value } = control
      const find = rememberElement(control)
      return () => restoreText(find(), value)
    })
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return restores
  const find = rememberElement(focused)
  const restoreFocus = () => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true })
  }
  return [...restores, restoreFocus]
}

function restoreText(control: HTMLInputElement | HTMLTextAreaElement | undefined, text: string) {
  if (!control || control.value === text) return
  // The prototype's setter, because React overrides the control's own and would then ignore the event.
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
