import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'

/**
 * An image. Studio pictures (`data-studio`) are transparent and get the backdrop of the colour scheme. Others may be
 * transparent too, but their colours are unknown, so they get a plain background.
 */
export const Picture = styled(NoReferrerImage)(({ theme }) => ({
  objectFit: 'cover',
  maxWidth: '100%',
  height: 'auto',
  background: theme.vars.palette.divider,
  // Forced colours would replace the backdrop, on which black products are visible.
  '&[data-studio]': { background: theme.backdrop, forcedColorAdjust: 'none' },
}))

/** Some hosts of pictures refuse requests whose referrer is another site. */
function NoReferrerImage({ alt, ...attributes }: ComponentProps<'img'>) {
  return <img referrerPolicy="no-referrer" alt={alt} {...attributes} />
}
