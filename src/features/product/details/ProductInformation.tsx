import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Product } from '#src/api/contract.ts'

/** Facts about a product (spec §2, Product detail). A missing fact is shown as a dash. */
export function ProductInformation({ product }: { product: Product }) {
  const titleId = useId()
  const rows = [
    ['Brand', product.brand],
    ['Category', product.category],
    ['ASIN', product.asin],
    ['Availability', product.isAvailable ? 'In Stock' : 'Out of Stock'],
  ]
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Product Information</h2>
      <Box component="dl" sx={{ marginTop: 2 }}>
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
  )
}

const ROW = {
  justifyContent: 'space-between',
  gap: 4,
  paddingBlock: 1.5,
  borderBottom: ({ line }) => line.hair,
} satisfies SxProps<Theme>
