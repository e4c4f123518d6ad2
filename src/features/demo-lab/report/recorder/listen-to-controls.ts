/** Turns events of the page into steps. Events of the Demo Lab are ignored. */
import { controlOf } from './control.ts'
import type { Step } from './recording.ts'

const PRESSABLE = 'a, button, summary, [role=button]'
/** The Demo Lab, and the menu's button that opens it. */
const DEMO = 'aside[aria-label="Demo"], [data-demo]'
const NO_TEXT = new Set(['checkbox', 'radio', 'range', 'file', 'submit', 'button', 'reset'])

/** Calls `listener` before the page handles an event, because controls may change or vanish then. */
export function listenToControls(listener: (step: Step) => void): void {
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    stepOf: (event: WindowEventMap[Type], target: Element) => Step | null,
  ) =>
    addEventListener(
      type,
      (event) => {
        const { target } = event
        const step = target instanceof Element && !target.closest(DEMO) && stepOf(event, target)
        if (step) listener(step)
      },
      { capture: true },
    )
  listen('click', pressOrCheck)
  listen('change', (_, target) =>
    target instanceof HTMLSelectElement
      ? { type: 'select', control: controlOf(target), option: target.selectedOptions[0]?.label ?? '' }
      : null,
  )
  listen('input', (_, target) =>
    isTextField(target)
      ? {
          type: 'fill',
          control: controlOf(target),
          field: target.name,
          inputType: target.type,
          ...(target.value === '' && { isEmpty: true }),
        }
      : null,
  )
  listen('keydown', ({ key, isComposing }, target) => {
    if (key === 'Escape') return { type: 'escape', ...openDialog() }
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || !isTextField(target)) return null
    return { type: 'enter', control: controlOf(target) }
  })
}

function pressOrCheck(event: MouseEvent, target: Element): Step | null {
  if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) {
    return { type: target.checked ? 'check' : 'uncheck', control: controlOf(target) }
  }
  const element = target.closest(PRESSABLE)
  if (!element || element.ariaDisabled === 'true') return null
  // Enter in a field presses the form's button.
  const isByKey = event.detail === 0
  if (isByKey && document.activeElement && isTextField(document.activeElement)) return null
  const isLink = element instanceof HTMLAnchorElement
  // The browser opens another tab or window, or downloads the page.
  if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return null
  const leavesShop = isLink && element.href !== '' && element.origin !== location.origin && element.target !== '_blank'
  return {
    type: 'press',
    control: controlOf(element),
    ...(isByKey && { isByKey }),
    ...(leavesShop && { leavesShop }),
  }
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !NO_TEXT.has(element.type))

/** Returns the name of the dialog that Escape closes, which is the last one. */
function openDialog(): { dialog?: string } {
  const dialog = [...document.querySelectorAll('[role=dialog]')].findLast((element) => !element.closest(DEMO))
  return dialog ? { dialog: controlOf(dialog).name } : {}
}
