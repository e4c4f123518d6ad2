import { styled } from '@mui/material/styles'
import { Reading } from '#src/ui/Reading.tsx'
import { readingsOf } from './readings.ts'

/** Three figures of a product, each with the line of the description that has it, or nothing if there are fewer. */
export function ProductReadings({ description }: { description: string | null | undefined }) {
  const readings = readingsOf(description)
  if (readings.length === 0) return null
  return (
    <Container>
      <Panel>
        {readings.map(({ value, caption }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines are never reordered, and two may be the same.
          <div key={index}>
            <Reading label={<span dir="auto">{caption}</span>} value={value} />
          </div>
        ))}
      </Panel>
    </Container>
  )
}

const Container = styled('div')({ containerType: 'inline-size' })

/** Columns, or rows where columns would be too narrow for a sentence. */
const Panel = styled('dl')(({ theme }) => ({
  borderBlock: theme.line.hair,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 2fr)',
    alignItems: 'center',
    gap: '4px 16px',
    paddingBlock: 10,
  },
  '& > div + div': { borderTop: theme.line.hair },
  '& dt': { textWrap: 'pretty' },
  // The value comes first on the screen, and its term first in the DOM.
  '& dd': { order: -1, fontSize: theme.typography.title.fontSize, lineHeight: 1.2 },
  '@container (min-width: 27.5rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', padding: '12px 12px 12px 16px' },
    '& > div:first-of-type': { paddingInlineStart: 0 },
    '& > div + div': { borderTop: 0, borderInlineStart: theme.line.hair },
  },
}))
