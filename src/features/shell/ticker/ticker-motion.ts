/** Duration of one cycle of the ticker, in milliseconds (spec §9). */
export const TICKER_CYCLE = 180_000

/** Distance of a focused item from the strip's faded edge, in pixels. */
const MARGIN = 48

/**
 * Moves the ticker's animation to the item that has keyboard focus, because a strip that is moved by an
 * animation cannot be scrolled.
 */
export function showFocused(target: Element): void {
  const item = target.closest('li')
  const track = item?.closest<HTMLElement>('.track')
  const [motion] = track?.getAnimations?.() ?? []
  if (!item || !track || !motion || !target.matches(':focus-visible')) return
  // One cycle moves the track by the width of one copy, which is half the track.
  const cycle = track.scrollWidth / 2
  motion.currentTime = (Math.max(0, item.offsetLeft - MARGIN) / cycle) * TICKER_CYCLE
}
