import { keyframes, styled } from '@mui/material/styles'
import { TICKER_CYCLE } from './ticker-motion.ts'

const pass = keyframes({ to: { transform: 'translateX(-50%)' } })

const stopped = { animationPlayState: 'paused' }

/** The ticker's looks. Two copies of at least the window's width follow each other, so no width shows a gap. */
export const TickerStrip = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'stretch',
  height: 44,
  color: theme.vars.palette.background.default,
  background: theme.vars.palette.text.primary,
  ...theme.applyStyles('dark', {
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
    boxShadow: `inset 0 -1px ${theme.vars.palette.divider}`,
  }),
  '& :focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
  '& .window': {
    flex: 1,
    minWidth: 0,
    // Clipped, not scrolled: the animation alone moves the strip.
    overflow: 'clip',
    maskImage: 'linear-gradient(90deg, transparent, #000 20px, #000 calc(100% - 64px), transparent)',
  },
  '& .track': {
    position: 'relative',
    display: 'flex',
    width: 'max-content',
    minWidth: '200%',
    height: '100%',
  },
  '& .track[data-moving=true]': { animation: `${pass} ${TICKER_CYCLE}ms linear infinite` },
  '&:hover .track, &[data-paused=true] .track': stopped,
  // Rules of their own: where `:has()` is unknown, a list with it would stop nothing.
  '& .window:has(:focus-visible) .track': stopped,
  // Only until the button was used.
  '&:not([data-paused]):has(> button:focus-visible) .track': stopped,
  // As wide alone as beside its echo, so that nothing moves when that comes.
  '& ul': { flex: 'none', minWidth: '50%', display: 'flex', justifyContent: 'space-around' },
  // Its first frame measures no texts that a phone can't show yet.
  [theme.breakpoints.down('sm')]: { '[data-early] & li:nth-of-type(n + 4)': { display: 'none' } },
  '& a': { display: 'flex', alignItems: 'center', gap: 10, height: '100%', paddingInline: 24, whiteSpace: 'nowrap' },
  '& b': { ...theme.typography.reading, fontWeight: 500 },
  '& i': { width: 6, height: 6, borderRadius: 3, background: theme.vars.palette.signal.bright },
  // Nothing moves, so there is nothing to pause: the strip is scrolled by hand.
  '@media (prefers-reduced-motion: reduce)': {
    '& > button, & ul[aria-hidden]': { display: 'none' },
    '& .window': { overflow: 'auto hidden', scrollbarWidth: 'thin' },
    '& .track': { minWidth: '100%' },
  },
  '@media print': { display: 'none' },
}))
