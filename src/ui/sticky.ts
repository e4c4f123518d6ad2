import type { Breakpoint, Theme } from '@mui/material/styles'

/** Distance to the top of the window in pixels that leaves room for a header that has returned. */
export const STICKY_TOP = 72

/**
 * Returns styles that make a box sticky on windows at least as wide as the breakpoint.
 *
 * A box higher than the window scrolls within itself. `--covered` is the height that a bar covers at the bottom of the
 * window. The box is not sticky on short screens, where it would be too small to scroll in, nor in print.
 *
 * @param top distance to the top and the bottom of the window, in pixels
 */
export const stickyFrom =
  (breakpoint: Breakpoint, top: number) =>
  ({ breakpoints }: Theme) => ({
    [`@media screen and (min-width: ${breakpoints.values[breakpoint]}px) and (min-height: 481px)`]: {
      position: 'sticky',
      top,
      maxHeight: `calc(100dvh - ${2 * top}px - var(--covered, 0px))`,
      overflowY: 'auto',
    },
  })
