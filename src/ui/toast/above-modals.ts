/**
 * Whatever lies outside of an open modal is inert: not seen by assistive
 * technology, and not to be focused. What must be reached all the same has to
 * stand inside of the topmost one.
 */
const MODAL = 'dialog[open], [role="dialog"][aria-modal="true"]'

const topmostModal = (except: EventTarget | null): Element | undefined =>
  [...document.querySelectorAll(MODAL)].findLast((modal) => modal !== except)

/** Keeps the element inside the topmost modal, else at home. Gives `place`, to look again, and the undo. */
export function keepAboveModals(element: HTMLElement, home: HTMLElement): { place: () => void; stop: () => void } {
  const placeOutside = (closing: EventTarget | null) => {
    const parent = topmostModal(closing) ?? home
    if (element.parentNode !== parent) parent.append(element)
  }
  const place = () => placeOutside(null)
  // A dialog may leave the page as soon as it is closed, and must not take the element with it.
  const leave = (event: Event) => {
    if ('newState' in event && event.newState === 'closed') placeOutside(event.target)
  }
  document.addEventListener('beforetoggle', leave, true)
  document.addEventListener('toggle', place, true)
  document.addEventListener('close', place, true)
  document.addEventListener('keydown', place, true)
  place()
  return {
    place,
    stop: () => {
      document.removeEventListener('beforetoggle', leave, true)
      document.removeEventListener('toggle', place, true)
      document.removeEventListener('close', place, true)
      document.removeEventListener('keydown', place, true)
      element.remove()
    },
  }
}
