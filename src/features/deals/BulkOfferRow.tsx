import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { ProductSearchLink } from '#src/ui/ProductSearchLink.tsx'
import { Reading } from '#src/ui/Reading.tsx'
import type { BulkOffer } from './deals-content.ts'

/** A bulk offer: product, discounts by quantity, and a Request Quote button. */
export function BulkOfferRow({ offer: { title, product, text, tiers } }: { offer: BulkOffer }) {
  const titleId = useId()
  return (
    <Row aria-labelledby={titleId}>
      <Stack sx={{ gap: 1 }}>
        <h3 id={titleId}>{title}</h3>
        <p>
          <ProductSearchLink product={product} isStrong />
        </p>
        <p>{text}</p>
      </Stack>
      <Stack component="dl" direction="row" sx={{ gap: 8 }}>
        {tiers.map(([pieces, discount]) => (
          <div key={pieces}>
            <Reading label={`${pieces}+ units`} value={`−${discount}`} />
          </div>
        ))}
      </Stack>
      <Button aria-describedby={titleId}>Request Quote</Button>
    </Row>
  )
}

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingBlock: 24,
  '& + &': { borderTop: theme.line.hair },
  '&:first-of-type': { paddingTop: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: 40,
  },
}))
