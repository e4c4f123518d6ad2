import { styled } from '@mui/material/styles'

/** A stage, and a rail of thumbnails beside it (below it on small screens). */
export const GalleryFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& .stage': { position: 'relative', touchAction: 'pan-y' },
  '& .stage img': { width: '100%', height: 'auto', aspectRatio: '1', borderRadius: 8 },
  '& .stage button': {
    position: 'absolute',
    top: 'calc(50% - 22px)',
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .previous': { left: 8 },
  '& .next': { right: 8 },
  '& ul': { display: 'flex', gap: 8, overflowX: 'auto', padding: 2 },
  '& li button': {
    display: 'block',
    width: 64,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: 8,
    overflow: 'hidden',
    background: 'none',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      borderColor: theme.vars.palette.text.primary,
      // The picture hides its ground.
      '@media (forced-colors: active)': { borderWidth: 4 },
    },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    '& .stage': { gridColumn: 2, gridRow: 1 },
    '& ul': { gridColumn: 1, gridRow: 1, flexDirection: 'column', overflow: 'hidden auto', maxHeight: 640 },
    '&:not(:has(ul)) .stage': { gridColumn: '1 / -1' },
  },
}))
