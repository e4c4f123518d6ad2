import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { MEASURE } from '#src/ui/Prose.tsx'
import { linesOf } from './description-lines.ts'

/** A product's description, split by line (spec §2, Product detail). */
export function ProductDescription({ description }: { description: string | null | undefined }) {
  const titleId = useId()
  const lines = linesOf(description)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Description</h2>
      <Box sx={LINES}>
        {lines.length > 0 ? (
          lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- The lines of one text: their order is their identity.
            <Typography key={`${index} ${line}`} variant="lead" dir="auto">
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

/** A row a line, as readings are: what is looked for is found without reading the rest. */
const LINES = {
  marginTop: 2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& > p': {
    paddingBlock: 2,
    paddingInlineEnd: `max(0px, 100% - ${MEASURE})`,
    borderBottom: ({ line }: Theme) => line.hair,
  },
} satisfies SxProps<Theme>
