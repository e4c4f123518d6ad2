/** A stage, and a rail of thumbnails beside it (below it on small screens). */
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'

export const GalleryFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('lg')]: { '&:has(ul)': { gridTemplateColumns: '72px minmax(0, 1fr)' } },
}))

export const Thumbnail = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: 64,
  border: '1px solid transparent',
  borderRadius: theme.shape.pictureRadius,
  overflow: 'hidden',
  '&[aria-pressed=true]': {
    borderColor: theme.vars.palette.text.primary,
    // The picture hides its ground.
    '@media (forced-colors: active)': { borderWidth: 4 },
  },
}))
