/**
 * Focuses the section around the pressed control of another page. The window then scrolls to the top, which leaves the
 * control out of view (product/focus.md).
 */
export const focusSection = (): void =>
  document.activeElement?.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
