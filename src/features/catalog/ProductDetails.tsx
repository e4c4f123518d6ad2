import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Product } from '#src/api/contract.ts'

/** The information card and the description (spec §2, Product detail). */
export function ProductDetails({ product }: { product: Product }) {
  const informationId = useId()
  const descriptionId = useId()
  const rows = [
    ['Brand', product.brand],
    ['Category', product.category],
    ['ASIN', product.asin],
    ['Availability', product.isAvailable ? 'In Stock' : 'Out of Stock'],
  ]
  const lines = product.description?.split('\n').filter((line) => line.trim()) ?? []
  return (
    <Columns>
      <section aria-labelledby={descriptionId}>
        <h2 id={descriptionId}>Description</h2>
        {lines.length > 0 ? (
          // The lines of one text: their order is their identity.
          lines.map((line, index) => <p key={`${index} ${line}`}>{line}</p>)
        ) : (
          <p>No description yet.</p>
        )}
      </section>
      <section aria-labelledby={informationId}>
        <h2 id={informationId}>Product Information</h2>
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || '—'}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Columns>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  paddingBlock: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { marginBottom: 12 },
  '& p': { maxWidth: '68ch', overflowWrap: 'anywhere', '& + p': { marginTop: 8 } },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 10,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.reading, textAlign: 'right', overflowWrap: 'anywhere' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 48 },
}))
