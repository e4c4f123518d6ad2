/** The ticker's looks. Two copies of at least the window's width follow each other, so no width shows a gap. */
import ButtonBase from '@mui/material/ButtonBase'
import { keyframes, styled } from '@mui/material/styles'
import { TICKER_CYCLE } from './ticker-motion.ts'

const pass = keyframes({ to: { transform: 'translateX(-50%)' } })

/** Read by the track: whatever is around it may stop it. */
const stopped = { '--passing': 'paused' }

/** Nothing moves, so there is nothing to pause: the strip is scrolled by hand. */
const STILL = '@media (prefers-reduced-motion: reduce)'

export const Strip = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'stretch',
  height: theme.target,
  color: theme.vars.palette.background.default,
  background: theme.vars.palette.text.primary,
  ...theme.applyStyles('dark', {
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
    boxShadow: `inset 0 -1px ${theme.vars.palette.divider}`,
  }),
  '& :focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
  '&:hover, &[data-paused=true]': stopped,
  // Only until the button was used. A rule of its own: where `:has()` is unknown, a list with it would stop nothing.
  '&:not([data-paused]):has(> button:focus-visible)': stopped,
  '@media print': { display: 'none' },
}))

export const Pause = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: theme.target,
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
  [STILL]: { display: 'none' },
}))

export const Window = styled('div')({
  flex: 1,
  minWidth: 0,
  // Clipped, not scrolled: the animation alone moves the strip.
  overflow: 'clip',
  maskImage: 'linear-gradient(90deg, transparent, currentColor 20px, currentColor calc(100% - 64px), transparent)',
  '&:has(:focus-visible)': stopped,
  [STILL]: { overflow: 'auto hidden', scrollbarWidth: 'thin' },
})

export const Track = styled('div')({
  position: 'relative',
  display: 'flex',
  width: 'max-content',
  minWidth: '200%',
  height: '100%',
  '&[data-moving=true]': {
    animation: `${pass} ${TICKER_CYCLE}ms linear infinite`,
    animationPlayState: 'var(--passing, running)',
  },
  [STILL]: { minWidth: '100%' },
})
