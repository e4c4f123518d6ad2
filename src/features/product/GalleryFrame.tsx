/** The layout of the gallery: an image with thumbnails beside it, or below it from `sm` to `lg`. */
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'

export const GalleryFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.down('sm')]: { '&:has(ul)': { gridTemplateColumns: '48px minmax(0, 1fr)' } },
  [theme.breakpoints.up('sm')]: { gap: 12 },
  [theme.breakpoints.up('lg')]: { '&:has(ul)': { gridTemplateColumns: '72px minmax(0, 1fr)' } },
  // The thumbnails are buttons.
  '@media print': { display: 'block', maxWidth: 320, '& > ul': { display: 'none' } },
}))

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

/**
 * A list that comes after the image in the DOM, and is shown before it where it is beside it. The list scrolls, so that
 * many thumbnails do not make the gallery higher.
 */
export const Thumbnails = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  order: -1,
  gap: 8,
  height: 0,
  minHeight: '100%',
  padding: 2,
  overflow: 'hidden auto',
  [theme.breakpoints.between('sm', 'lg')]: { flexDirection: 'row', order: 0, height: 'auto', overflow: 'auto hidden' },
}))

export const Thumbnail = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: 64,
  border: '1px solid transparent',
  borderRadius: theme.shape.pictureRadius,
  overflow: 'hidden',
  [theme.breakpoints.down('sm')]: { width: theme.target },
  '&[aria-pressed=true]': {
    borderColor: theme.vars.palette.text.primary,
    // The image covers the background by which GlobalStyle marks pressed buttons in forced colours.
    '@media (forced-colors: active)': { borderWidth: 4 },
  },
}))
