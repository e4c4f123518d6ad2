import type { Breakpoint, Theme } from '@mui/material/styles'

/** The attribute of `<html>` while the header is at the top of the window, because the user scrolled up. */
export const HEADER_RETURNED = 'data-header-returned'

/** Distance to the top of the window in pixels that leaves room for a header that has returned. */
export const STICKY_TOP = 72

/** Distance to the top of the window in pixels while the header is out of view. */
const TOP_WITHOUT_HEADER = 24

/** Styles of a sticky box: below a header that has returned, otherwise near the top of the window. */
export const stickyTop = (top: number) => ({
  position: 'sticky' as const,
  top: TOP_WITHOUT_HEADER,
  // Emotion would add a selector that begins with a colon to the box itself.
  [`html[${HEADER_RETURNED}] &`]: { top },
})

/**
 * Returns styles that make a box sticky on windows at least as wide as the breakpoint.
 *
 * A box higher than the window scrolls within itself. `--covered` is the height that a bar covers at the bottom of the
 * window. The box is not sticky on short screens, where it would be too small to scroll in, nor in print.
 *
 * @param top distance to the top of the window below a header that has returned, in pixels
 */
export const stickyFrom =
  (breakpoint: Breakpoint, top: number) =>
  ({ breakpoints }: Theme) => ({
    [`@media screen and (min-width: ${breakpoints.values[breakpoint]}px) and (min-height: 481px)`]: {
      ...stickyTop(top),
      maxHeight: `calc(100dvh - ${2 * top}px - var(--covered, 0px))`,
      overflowY: 'auto',
    },
  })
