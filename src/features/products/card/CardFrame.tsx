/**
 * The styled elements of a product card, for the grid and for the list view. The frame sets CSS variables for its
 * parts.
 *
 * They are native elements because a listing has 24 of each, and MUI's take longer to render (docs/decisions/0014).
 */
import { styled } from '@mui/material/styles'

export const CardFrame = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minWidth: 0,
  '&:hover': { '--second-opacity': 1 },
  '&[data-view=list]': {
    '--picture-width': '112px',
    '--badge-position': 'absolute',
    '--badge-inset': 'auto auto 8px 8px',
    '--badge-margin': 0,
    '--badge-size': 'min(0.8125rem, 18px)',
    '--picture-rows': '1 / span 2',
    '--picture-margin': 0,
    '--marks-width': 'var(--picture-width)',
    '--buy-display': 'flex',
    '--buy-rows': 'auto',
    // Keeps the button from making the price as narrow as a digit.
    '--price-wrap': 'break-word',
    '--price-order': -2,
    '--original-order': 0,
    display: 'grid',
    gridTemplateColumns: 'var(--picture-width) minmax(0, 1fr)',
    gap: '8px 16px',
    alignItems: 'start',
    paddingBottom: 16,
    borderBottom: theme.line.hair,
    [theme.breakpoints.up('sm')]: {
      '--picture-width': '160px',
      '--badge-size': 'min(0.8125rem, 26px)',
      '--picture-rows': 'auto',
      '--buy-display': 'grid',
      '--price-wrap': 'anywhere',
      gridTemplateColumns: 'var(--picture-width) minmax(0, 1fr) 200px',
    },
  },
}))

export const PictureBox = styled('div')(({ theme }) => ({
  position: 'relative',
  gridRow: 'var(--picture-rows)',
  aspectRatio: '1',
  marginBottom: 'var(--picture-margin, 4px)',
  // A length instead of a percentage, so that an image that loads causes no layout.
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: 'var(--picture-width, 100%)',
    height: 'var(--picture-width, 100%)',
    maxWidth: 'none',
    borderRadius: theme.shape.pictureRadius,
  },
  // The second image, shown while the pointer is over the card.
  '& > img + img': {
    opacity: 'var(--second-opacity, 0)',
    transition: `opacity ${theme.timing.calm}`,
  },
  // Images that do not ship with the build usually have a light background in both schemes, so the heart keeps the
  // light scheme's colour. Some are dark or transparent, so it is on a light disc.
  '&:has(> img:not([data-studio])) ~ div > button[aria-pressed]': {
    color: theme.palette.text.primary,
    // The shorthand would remove the background that the button has in forced colors.
    backgroundImage: `radial-gradient(${theme.palette.background.paper} 16px, transparent 17px)`,
    '&[aria-pressed=true]': { color: theme.palette.signal.main },
  },
}))

/** Badge and heart over the picture. After the title in the source, so that screen readers say first what they are of. */
export const Marks = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: 'var(--marks-width, 100%)',
  aspectRatio: '1',
  // A press beside the heart is a press on the card's link.
  pointerEvents: 'none',
  // Badge and heart share the first row. If large text leaves no room, the badge is at the bottom of the picture.
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignContent: 'space-between',
  alignItems: 'flex-start',
  '& > span': {
    ...theme.typography.caption,
    fontSize: 'var(--badge-size, 0.75rem)',
    position: 'var(--badge-position, relative)',
    inset: 'var(--badge-inset, auto)',
    maxWidth: 'calc(100% - 16px)',
    marginBlock: 'var(--badge-margin, 8px)',
    marginInline: 'var(--badge-margin, 8px) auto',
    padding: '1px 6px',
    borderRadius: theme.shape.borderRadius,
    color: theme.vars.palette.background.paper,
    backgroundColor: theme.vars.palette.text.primary,
  },
  '& > button': {
    position: 'relative',
    order: -1,
    margin: '4px 4px 0 0',
    zIndex: 1,
    pointerEvents: 'auto',
    '@media (forced-colors: active)': { background: 'ButtonFace' },
  },
}))

export const Text = styled('div')({ display: 'grid', gap: 4, alignContent: 'start' })

export const Maker = styled('p')(({ theme }) => ({
  ...theme.typography.maker,
  color: theme.vars.palette.text.secondary,
}))

export const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 600,
  lineHeight: 1.35,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // The link covers the whole card. The buttons are above it.
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.shape.pictureRadius },
  '& a:focus-visible': { outline: 'none', '&::after': { outline: theme.line.focus, outlineOffset: 2 } },
}))

export const PriceAndButton = styled('div')(({ theme }) => ({
  display: 'var(--buy-display, grid)',
  gap: 12,
  // Price and button are at the bottom of the card, so that those of a row are aligned.
  flex: 1,
  // In a list on a phone, the button is beside the price if both fit.
  flexWrap: 'wrap',
  '& > div': { flex: '1 0 min-content', overflowWrap: 'var(--price-wrap, anywhere)' },
  '& > div, & > div > *': { maxWidth: '100%' },
  // The button's row has its height before the browser has parsed the button, so that the price does not move.
  gridTemplateRows: `var(--buy-rows, 1fr minmax(${theme.target}px, auto))`,
  alignItems: 'end',
  // Limited by the width of a phone's column, so that a price of four digits is not broken.
  '& > div > strong': { order: 'var(--price-order, 0)', fontSize: `min(${theme.typography.h3.fontSize}, 8vw)` },
  // A line break. In the grid, original price and savings are above it; in the list, the price.
  '& > div::before': { content: '""', order: -1, flexBasis: '100%' },
  '& > div > s, & > div > span': { order: 'var(--original-order, -2)' },
}))

/** Looks like MUI's outlined button. */
export const AddButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  zIndex: 1,
  minHeight: theme.target,
  padding: '6px 16px',
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media (hover: hover)': { '&:hover': { background: theme.vars.palette.divider } },
}))
