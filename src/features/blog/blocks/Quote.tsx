import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { BlockOf } from './block-of.ts'
import { Caption } from './Caption.tsx'

export function Quote({ content, cite }: BlockOf<'quote'>) {
  if (!content) return null
  return (
    <Box component="figure" sx={figure}>
      <Typography component="blockquote" dir="auto" sx={words}>
        {content}
      </Typography>
      {cite && <Caption text={cite} />}
    </Box>
  )
}

const figure = {
  clear: 'both',
  marginBlock: 10,
  paddingInlineStart: 6,
  borderInlineStart: (theme: Theme) => theme.line.sum,
}

const words = { fontSize: 'h2.fontSize', lineHeight: 1.4, letterSpacing: '-0.01em', whiteSpace: 'pre-line' }
