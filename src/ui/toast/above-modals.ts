/**
 * Whatever lies outside of an open modal is hidden: not seen by assistive technology,
 * and out of the keyboard's reach. What must be reached all the same has to be
 * inside the topmost one.
 */
const MODAL = '[role="dialog"][aria-modal="true"]'

/**
 * Keeps the element inside the topmost modal, else at home. Returns `place`, to look again, and `stop`, the cleanup.
 */
export function keepAboveModals(element: HTMLElement, home: HTMLElement): { place: () => void; stop: () => void } {
  const place = () => {
    const parent = [...document.querySelectorAll(MODAL)].at(-1) ?? home
    if (element.parentNode !== parent) parent.append(element)
  }
  document.addEventListener('keydown', place, true)
  // MUI's modals fire no event: they are added to the body and removed from it, with all that is in them.
  const comings = new MutationObserver(place)
  comings.observe(document.body, { childList: true })
  place()
  return {
    place,
    stop: () => {
      document.removeEventListener('keydown', place, true)
      comings.disconnect()
      element.remove()
    },
  }
}
