import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { parseDescription } from '#src/lib/description.ts'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { UnbrokenWords } from '#src/ui/UnbrokenWords.tsx'
import { FactList } from './FactList.tsx'

/** The description of a product: one paragraph per line (spec §2, Product detail), then its facts. */
export function ProductDescription({ description }: { description: string | null | undefined }) {
  const titleId = useId()
  const { facts, lines } = parseDescription(description)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Description</h2>
      <Box sx={PARAGRAPHS}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines are never reordered.
          <Typography key={`${index} ${line}`} variant={index === 0 ? 'lead' : 'body1'} dir="auto">
            <UnbrokenWords text={line} />
          </Typography>
        ))}
        {facts.length + lines.length === 0 && <p>No description yet.</p>}
      </Box>
      {facts.length > 0 && (
        <Box sx={SPECIFICATIONS}>
          <h3>Specifications</h3>
          <FactList facts={facts} />
        </Box>
      )}
    </section>
  )
}

/** Borders separate the paragraphs, so that a visitor finds a statement without reading all of them. */
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

const SPECIFICATIONS = { marginTop: 6, '& > dl': { marginTop: 1 } } satisfies SxProps<Theme>
