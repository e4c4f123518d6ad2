import { styled } from '@mui/material/styles'
import type { BlockOf } from './block-of.ts'

export function Quote({ content, cite }: BlockOf<'quote'>) {
  if (!content) return null
  return (
    <Figure>
      <blockquote>{content}</blockquote>
      {cite && <figcaption>{cite}</figcaption>}
    </Figure>
  )
}

const Figure = styled('figure')(({ theme }) => ({
  marginBlock: 40,
  paddingLeft: 24,
  borderLeft: `2px solid ${theme.vars.palette.text.primary}`,
  '& > blockquote': {
    margin: 0,
    fontSize: theme.typography.h2.fontSize,
    lineHeight: 1.4,
    letterSpacing: '-0.01em',
    whiteSpace: 'pre-line',
  },
}))
