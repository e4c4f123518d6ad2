/** Styles of the ticker. Each of its two copies is at least as wide as the visible area, so that there is no gap. */
import ButtonBase from '@mui/material/ButtonBase'
import { keyframes, styled } from '@mui/material/styles'
import { TOP_LINE_HEIGHT } from '#src/features/shell/header/use-returning-header.ts'
import { TICKER_CYCLE } from './ticker-motion.ts'

/** Moves the track by the width of one copy. */
const moveByOneCopy = keyframes({ to: { transform: 'translateX(-50%)' } })

/** Pauses the track's animation. Set on its ancestors. */
const paused = { '--ticker-state': 'paused' }

/** Without motion there is no pause button, and the user scrolls the strip. */
const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)'

export const Strip = styled('section')({
  display: 'flex',
  alignItems: 'stretch',
  height: TOP_LINE_HEIGHT - 1,
  '& :focus-visible': { outlineOffset: -4 },
  '&:hover, &[data-paused=true]': paused,
  // Applies until the button is used. Afterwards Play would have no effect while the button has the focus.
  '&:not([data-paused]):has(> button:focus-visible)': paused,
  '@media print': { display: 'none' },
})

export const Pause = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: theme.target,
  // Aligns the icon, not its larger target, with the page's edge.
  marginInlineStart: -12,
  [REDUCED_MOTION]: { display: 'none' },
}))

/** The end of the visible area's mask. */
const FADE_AT_END = 'currentColor calc(100% - 64px), transparent calc(100% - 24px)'

export const VisibleArea = styled('div')({
  flex: 1,
  minWidth: 0,
  // The animation moves to the left on every page.
  direction: 'ltr',
  // `clip` also prevents programmatic scrolling, so that only the animation moves the strip.
  overflow: 'clip',
  maskImage: `linear-gradient(90deg, transparent, currentColor 20px, ${FADE_AT_END})`,
  '&:has(:focus-visible)': paused,
  [REDUCED_MOTION]: {
    overflow: 'auto hidden',
    scrollbarWidth: 'thin',
    maskImage: `linear-gradient(90deg, ${FADE_AT_END})`,
  },
})

export const Track = styled('div')({
  position: 'relative',
  display: 'flex',
  width: 'max-content',
  minWidth: '200%',
  height: '100%',
  '&[data-moving=true]': {
    animation: `${moveByOneCopy} ${TICKER_CYCLE}ms linear infinite`,
    animationPlayState: 'var(--ticker-state, running)',
  },
  [REDUCED_MOTION]: { minWidth: '100%' },
})
