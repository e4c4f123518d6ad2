import { styled } from '@mui/material/styles'

/** A product card's look, upright or as a row of the list view. */
export const CardFrame = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& .picture': { position: 'relative', aspectRatio: '1', marginBottom: 4 },
  // A length, not a share: a picture that arrives then lays nothing out again.
  '& .picture img': {
    width: 'var(--picture-width, 100%)',
    height: 'var(--picture-width, 100%)',
    maxWidth: 'none',
    borderRadius: 8,
  },
  '& .picture .second': {
    position: 'absolute',
    inset: 0,
    objectFit: 'cover',
    opacity: 0,
    transition: 'opacity 200ms ease-out',
  },
  '&:hover .picture .second': { opacity: 1 },
  '& .picture button': {
    position: 'absolute',
    top: 4,
    right: 4,
    zIndex: 1,
    // Pictures keep their light backdrop in both schemes, and so does what lies on them.
    color: theme.palette.text.primary,
    '&[aria-pressed=true]': { color: theme.palette.signal.main },
    '@media (forced-colors: active)': { background: 'ButtonFace' },
  },
  '& .badge': {
    ...theme.typography.caption,
    position: 'absolute',
    top: 8,
    left: 8,
    padding: '2px 8px',
    borderRadius: 4,
    color: theme.palette.background.paper,
    background: theme.palette.text.primary,
  },
  '& .text': { display: 'grid', gap: 4, alignContent: 'start' },
  '& .brand': {
    ...theme.typography.caption,
    minHeight: '1.4em',
    fontVariantCaps: 'all-small-caps',
    letterSpacing: '0.06em',
    color: theme.vars.palette.text.secondary,
  },
  '& h3': {
    ...theme.typography.body1,
    fontWeight: 600,
    lineHeight: 1.35,
    minHeight: '2.7em',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  // The link's target is the whole card; the buttons lie above it.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '& h3 a:focus-visible': {
    outline: 'none',
    '&::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
  '& .buy': { display: 'grid', gap: 8, marginTop: 'auto' },
  '& .buy button': { position: 'relative', zIndex: 1 },
  // Two lines, the second one empty where nothing is saved: prices of a row stand level.
  '& .price': { alignContent: 'start', minHeight: '2.9rem', '& strong': { flexBasis: '100%' } },

  '&[data-view=list]': {
    display: 'grid',
    '--picture-width': '112px',
    gridTemplateColumns: 'var(--picture-width) minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'start',
    paddingBottom: 16,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& h3': { minHeight: 0 },
    '& .line': { ...theme.typography.body2, maxWidth: '68ch', color: theme.vars.palette.text.secondary },
    '& .buy': { gridColumn: '1 / -1', marginTop: 0 },
    '& .price': { minHeight: 0 },
    '& .badge': { top: 'auto', bottom: 8 },
    [theme.breakpoints.up('sm')]: {
      '--picture-width': '160px',
      gridTemplateColumns: 'var(--picture-width) minmax(0, 1fr) 200px',
      '& .buy': { gridColumn: 'auto' },
    },
  },
}))
