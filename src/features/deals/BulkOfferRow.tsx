import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { ShopLink } from '#src/ui/ShopLink.tsx'
import type { BulkOffer } from './deals-content.ts'

/** One product in quantity, what a quote starts from, and the button for it. */
export function BulkOfferRow({ offer: { title, product, text, tiers } }: { offer: BulkOffer }) {
  const titleId = useId()
  return (
    <Row aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>{title}</h3>
        <p>
          <ShopLink product={product} />
        </p>
        <p>{text}</p>
      </div>
      <dl>
        {tiers.map(([pieces, discount]) => (
          <div key={pieces}>
            <dt>from {pieces}</dt>
            <dd>−{discount}</dd>
          </div>
        ))}
      </dl>
      <Button aria-describedby={titleId}>Request Quote</Button>
    </Row>
  )
}

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingBlock: 24,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:first-of-type': { paddingTop: 0 },
  '& > div': { display: 'grid', gap: 4 },
  '& a': { fontWeight: 600 },
  '& dl': { display: 'flex', gap: 32 },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.reading, fontSize: theme.typography.h2.fontSize },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: 40,
  },
}))
