import { styled } from '@mui/material/styles'
import type { Fact } from '#src/lib/description.ts'
import { Reading } from '#src/ui/Reading.tsx'
import { UnbrokenWords } from '#src/ui/UnbrokenWords.tsx'

const COUNT = 3

/** The first three facts of a product whose value begins with a number, or nothing if there are fewer. */
export function ProductReadings({ facts }: { facts: readonly Fact[] }) {
  const readings = facts.filter(({ value }) => /^[-−]?\p{Nd}/u.test(value)).slice(0, COUNT)
  if (readings.length < COUNT) return null
  return (
    <Container>
      <Panel>
        {readings.map(({ label, value }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Facts are never reordered, and two may be the same.
          <div key={index}>
            <Reading label={<span dir="auto">{label}</span>} value={<UnbrokenWords text={value} />} />
          </div>
        ))}
      </Panel>
    </Container>
  )
}

const Container = styled('div')({ containerType: 'inline-size' })

/** Columns as wide as their texts need, or rows where the text is large. */
const Panel = styled('dl')(({ theme }) => ({
  borderBlock: theme.line.hair,
  overflowWrap: 'anywhere',
  '& > div': { paddingBlock: 10 },
  '& > div + div': { borderTop: theme.line.hair },
  '& > div > dd': { fontSize: `clamp(1rem, 4.6cqi, ${theme.typography.h2.fontSize})` },
  '@container (min-width: 18rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    '& > div': { padding: '12px 8px 12px 12px' },
    '& > div:first-of-type': { paddingInlineStart: 0 },
    '& > div + div': { borderTop: 0, borderInlineStart: theme.line.hair },
  },
}))
