import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { Reading } from '#src/ui/Reading.tsx'

type ReadingsProps = { readings: { label: string; value: string }[] }

/** Measured values in the style of an instrument's display. */
export function Readings({ readings }: ReadingsProps) {
  return (
    <Box component="dl" sx={panel}>
      {readings.map(({ label, value }) => (
        <div key={label}>
          <Reading label={label} value={value} />
        </div>
      ))}
    </Box>
  )
}

const panel = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  paddingBlock: 3,
  borderBlock: (theme: Theme) => theme.line.hair,
  '@container (min-width: 27.5rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}
