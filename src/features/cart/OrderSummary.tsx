import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Cart } from '#src/api/contract.ts'
import { formatMoney } from '#src/lib/money.ts'
import { Button } from '#src/ui/buttons.tsx'
import { useSite } from '#src/ui/site.tsx'
import { countItems, subtotal } from './cart-lines.ts'
import { Ledger, type LedgerEntry } from './Ledger.tsx'
import { useCheckout } from './use-checkout.ts'

/** Counts, sums, and the one button that leaves for the retailer (spec §2, Cart page). */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { retailer } = useSite()
  const checkout = useCheckout(cart)
  // What the last checkout opened belongs to the cart it was made from.
  const [last, setLast] = useState<{ of: Cart; entry: LedgerEntry } | null>(null)
  const items = countItems(cart)
  const total = formatMoney(subtotal(cart))
  const later = `Calculated at ${retailer.name}`
  return (
    <Panel aria-label="Order Summary">
      <h2>Order Summary</h2>
      <dl>
        <dt>Items</dt>
        <dd>{items}</dd>
        <dt>Subtotal</dt>
        <dd>{total}</dd>
        <dt>Shipping</dt>
        <dd>{later}</dd>
        <dt>Tax</dt>
        <dd>{later}</dd>
        <dt className="total">Estimated Total</dt>
        <dd className="total">{total}</dd>
      </dl>
      <Button
        variant="contained"
        color="signal"
        onClick={() => {
          const entry = checkout()
          setLast(entry && { of: cart, entry })
        }}
      >
        Check Out & Buy All Products on {retailer.name}
        <OpenInNewOutlined aria-hidden="true" />
      </Button>
      {last?.of === cart && <Ledger entry={last.entry} />}
      <small>
        Each product opens at {retailer.name} in a new tab, where you buy it. We may earn a commission from purchases
        made through these links.
      </small>
    </Panel>
  )
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& dl': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '8px 16px' },
  '& dd': { ...theme.typography.reading, textAlign: 'right' },
  '& .total': { fontWeight: 600, paddingTop: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 16 },
}))
