/**
 * The layout of the gallery: a picture with thumbnails and buttons below it, or beside it from `lg`. An attribute says
 * that there are thumbnails, because the browser may paint the picture before it parses them.
 */
import ButtonBase from '@mui/material/ButtonBase'
import { styled, type Theme } from '@mui/material/styles'

export const GalleryFrame = styled('div')(({ theme }) => ({
  // On a page from right to left, scroll positions are negative, "1 / 3" reads "3 / 1", and arrow keys are reversed.
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  [theme.breakpoints.up('sm')]: { gap: 12 },
  [theme.breakpoints.up('lg')]: {
    '&[data-thumbnails]': { gridTemplateColumns: `${2 * theme.target}px minmax(0, 1fr)`, gridTemplateRows: '1fr auto' },
  },
  '@media print': { display: 'block', maxWidth: 320, '& > ul, & > ul ~ div': { display: 'none' } },
}))

/** The place of the picture, which is as wide as the window on a phone. */
export const PictureArea = styled('div')(({ theme }) => ({
  position: 'relative',
  gridColumn: '1 / -1',
  [theme.breakpoints.down('sm')]: { marginInline: -16 },
  [theme.breakpoints.up('lg')]: { '[data-thumbnails] > &': { gridColumn: 2, gridRow: '1 / span 2' } },
}))

/** Less high than wide on a phone, so that name and price stay on the first screen. */
export const pictureShape = (theme: Theme) => ({
  aspectRatio: '5 / 4',
  borderRadius: 0,
  [theme.breakpoints.up('sm')]: { aspectRatio: '1', borderRadius: `${theme.shape.pictureRadius}px` },
})

/**
 * Shows one image at a time. Users scroll it by touch only: browsers make other scroll containers a tab stop, and the
 * buttons and thumbnails are enough. They also show the position, so the scrollbar is hidden.
 */
export const Strip = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflow: 'hidden',
  '@media (any-pointer: coarse)': { overflowX: 'auto' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > *': { scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '&&[data-zoomed=true]': { overflowX: 'hidden' },
})

/** The list scrolls, so that many thumbnails do not make the gallery higher. */
export const Thumbnails = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  // Room for focus rings, which the scrolling box would clip.
  padding: 4,
  margin: -4,
  scrollPadding: 4,
  overflow: 'auto hidden',
  [theme.breakpoints.up('lg')]: { flexDirection: 'column', height: 0, minHeight: '100%', overflow: 'hidden auto' },
}))

export const Thumbnail = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: theme.target,
  border: '1px solid transparent',
  borderRadius: theme.shape.pictureRadius,
  overflow: 'hidden',
  // From `lg` on, the list is wider than the image's own width.
  '& img': { width: '100%' },
  [theme.breakpoints.up('md')]: { width: 64 },
  [theme.breakpoints.up('lg')]: { width: '100%' },
  '&[aria-pressed=true]': {
    borderColor: theme.vars.palette.text.primary,
    // The image covers the background by which GlobalStyle marks pressed buttons in forced colours.
    '@media (forced-colors: active)': { borderWidth: 4 },
  },
}))
