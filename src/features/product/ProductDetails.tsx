import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Product } from '#src/api/contract.ts'
import { linesOf } from './description-lines.ts'

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
  const lines = linesOf(product.description)
  return (
    <Box sx={COLUMNS}>
      <section aria-labelledby={descriptionId}>
        <h2 id={descriptionId}>Description</h2>
        <Stack sx={{ gap: 2, marginTop: 3 }}>
          {lines.length > 0 ? (
            lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- The lines of one text: their order is their identity.
              <Typography key={`${index} ${line}`} dir="auto" sx={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}>
                {line}
              </Typography>
            ))
          ) : (
            <p>No description yet.</p>
          )}
        </Stack>
      </section>
      <section aria-labelledby={informationId}>
        <h2 id={informationId}>Product Information</h2>
        <Box component="dl" sx={{ marginTop: 3 }}>
          {rows.map(([name, value]) => (
            <Stack key={name} direction="row" sx={ROW}>
              <Typography component="dt" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" variant="reading" align="right" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {value || '—'}
              </Typography>
            </Stack>
          ))}
        </Box>
      </section>
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: { xs: 8, md: 12 },
  paddingBlock: 8,
  borderTop: ({ line }) => line.hair,
} satisfies SxProps<Theme>

const ROW = {
  justifyContent: 'space-between',
  gap: 4,
  paddingBlock: 2.5,
  borderBottom: ({ line }) => line.hair,
} satisfies SxProps<Theme>
