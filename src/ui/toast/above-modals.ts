/** The rest of the page is hidden from assistive technology and from the keyboard while a modal is open. */
const MODAL = '[role="dialog"][aria-modal="true"]'

/**
 * Keeps an element inside the topmost open modal, or inside `parent` if there is none.
 *
 * Returns `update`, which looks for modals again, and `stop`, which removes the element.
 */
export function keepAboveModals(element: HTMLElement, parent: HTMLElement): { update: () => void; stop: () => void } {
  const update = () => {
    const container = [...document.querySelectorAll(MODAL)].at(-1) ?? parent
    if (element.parentNode !== container) container.append(element)
  }
  document.addEventListener('keydown', update, true)
  // MUI adds a modal to the body, and removes it with its content. There is no event for either.
  const observer = new MutationObserver(update)
  observer.observe(document.body, { childList: true })
  update()
  return {
    update,
    stop: () => {
      document.removeEventListener('keydown', update, true)
      observer.disconnect()
      element.remove()
    },
  }
}
