import { styled } from '@mui/material/styles'

/**
 * Any picture. Those of the studio (`data-studio`) have alpha and stand on the backdrop of the scheme; others may have
 * alpha, too, and nobody knows of what colour: they keep a plain ground.
 */
export const Picture = styled('img')(({ theme }) => ({
  objectFit: 'cover',
  maxWidth: '100%',
  height: 'auto',
  background: theme.vars.palette.divider,
  // Kept in forced colours, too: what is black would be lost on their ground.
  '&[data-studio]': { background: theme.backdrop, forcedColorAdjust: 'none' },
}))
