/** How the ticker moves: one cycle, and the jump to what the keyboard has reached. */

/** One full cycle, in milliseconds (spec §9). */
export const TICKER_CYCLE = 180_000

/** Room left before the item that the keyboard has reached, in pixels: it must clear the strip's faded edge. */
const MARGIN = 48

/**
 * Turns the strip to the item that holds the keyboard's focus. The strip can't be
 * scrolled there, since it is moved by its animation.
 */
export function showFocused(target: Element): void {
  const item = target.closest('li')
  const track = item?.closest<HTMLElement>('.track')
  const [motion] = track?.getAnimations?.() ?? []
  if (!item || !track || !motion || !target.matches(':focus-visible')) return
  // A cycle moves the track by one of its two copies.
  const cycle = track.scrollWidth / 2
  motion.currentTime = (Math.max(0, item.offsetLeft - MARGIN) / cycle) * TICKER_CYCLE
}
