import Box from '@mui/material/Box'
import { useId } from 'react'
import type { Product } from '#src/api/contract.ts'
import { FactList } from './FactList.tsx'

/** Facts that all products have (spec §2, Product detail). A missing one is shown as a dash. */
export function ProductInformation({ product }: { product: Product }) {
  const titleId = useId()
  const facts = [
    { label: 'Brand', value: product.brand || '—' },
    { label: 'Category', value: product.category || '—' },
    { label: 'ASIN', value: product.asin || '—', isCode: true },
    { label: 'Availability', value: product.isAvailable ? 'In Stock' : 'Out of Stock' },
  ]
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>Product Information</h2>
      <Box sx={{ marginTop: 2 }}>
        <FactList facts={facts} />
      </Box>
    </section>
  )
}
