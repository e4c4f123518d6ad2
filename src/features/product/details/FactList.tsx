import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Fact } from '#src/lib/description.ts'
import { UnbrokenWords } from '#src/ui/UnbrokenWords.tsx'

type FactListProps = {
  facts: readonly (Fact & {
    /** A value in the monospaced font, such as a code. */
    isCode?: boolean
  })[]
}

/** Rows with a label and a value. Renders nothing without facts. */
export function FactList({ facts }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <dl>
      {facts.map(({ label, value, isCode }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Facts are never reordered, and two may be the same.
        <Stack key={index} direction="row" sx={ROW}>
          <Typography component="dt" color="textSecondary" dir="auto" sx={LABEL}>
            {label}
          </Typography>
          <Typography component="dd" variant={isCode ? 'reading' : 'body1'} dir="auto">
            <UnbrokenWords text={value} />
          </Typography>
        </Stack>
      ))}
    </dl>
  )
}

const ROW = {
  alignItems: 'baseline',
  gap: 4,
  paddingBlock: 1.5,
  borderBottom: ({ line }) => line.hair,
} satisfies SxProps<Theme>

/** Aligns the values. A long label is whole, unless it is as long as the row. */
const LABEL = { flex: 'none', minWidth: 'min(40%, 14rem)', maxWidth: '60%' }
