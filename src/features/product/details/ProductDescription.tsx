import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { linesOf } from './description-lines.ts'

/** The description of a product, with one paragraph per line (spec §2, Product detail). */
export function ProductDescription({ description }: { description: string | null | undefined }) {
  const titleId = useId()
  const lines = linesOf(description)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Description</h2>
      <Box sx={PARAGRAPHS}>
        {lines.length > 0 ? (
          lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Lines are never reordered.
            <Typography key={`${index} ${line}`} variant={index === 0 ? 'lead' : 'body1'} dir="auto">
              {line}
            </Typography>
          ))
        ) : (
          <p>No description yet.</p>
        )}
      </Box>
    </section>
  )
}

/** Borders separate the paragraphs, so that a visitor finds a fact without reading all of them. */
const PARAGRAPHS = {
  marginTop: 2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& > p': {
    paddingBlock: 2,
    paddingInlineEnd: `max(0px, 100% - ${MEASURE})`,
    borderBottom: ({ line }: Theme) => line.hair,
  },
} satisfies SxProps<Theme>
