import { mdiOpenInNew } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Cart } from '#src/api/contract.ts'
import { formatMoney } from '#src/lib/money.ts'
import { Button } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/site.tsx'
import { CheckoutLedger } from './CheckoutLedger.tsx'
import { countItems, subtotal } from './cart-lines.ts'
import { keepLedger, useLedger } from './ledger.ts'
import { purchaseLinks } from './open-purchase-tabs.ts'
import { useCheckout } from './use-checkout.ts'

/** Counts, sums, and the one button that leaves for the retailer (spec §2, Cart page). */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { retailer } = useSite()
  const checkout = useCheckout(cart)
  const ledger = useLedger(cart)
  const tabsId = useId()
  const total = formatMoney(subtotal(cart))
  const later = `Calculated at ${retailer.name}`
  return (
    <Panel aria-label="Order Summary">
      <h2>Order Summary</h2>
      <dl>
        <dt>Items</dt>
        <dd>{countItems(cart)}</dd>
        <dt>Subtotal</dt>
        <dd>{total}</dd>
        <dt>Shipping</dt>
        <dd className="later">{later}</dd>
        <dt>Tax</dt>
        <dd className="later">{later}</dd>
        <dt className="total">Estimated Total</dt>
        <dd className="total">{total}</dd>
      </dl>
      <Button variant="contained" color="signal" aria-describedby={tabsId} onClick={() => keepLedger(cart, checkout())}>
        Check Out & Buy All Products on {retailer.name}
        <Icon path={mdiOpenInNew} />
      </Button>
      <p id={tabsId}>{tabsLine(cart)}</p>
      {ledger && <CheckoutLedger entry={ledger} />}
      <small>
        Each product opens at {retailer.name} in a new tab, where you buy it. We may earn a commission from purchases
        made through these links.
      </small>
    </Panel>
  )
}

/** How many tabs the button will open, said before it does. */
function tabsLine(cart: Cart): string {
  const tabs = purchaseLinks(cart).length
  const unlinked = cart.length - tabs
  const opens = tabs === 0 ? 'Opens no tabs' : `Opens ${tabs} new ${tabs === 1 ? 'tab' : 'tabs'}`
  if (unlinked === 0) return `${opens}, one per product.`
  return `${opens}: ${unlinked} ${unlinked === 1 ? 'product has' : 'products have'} no purchase link.`
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '8px 16px',
    marginBlock: '4px 8px',
  },
  '& dd': { ...theme.typography.reading, textAlign: 'right', overflowWrap: 'anywhere' },
  '& .later': {
    ...theme.typography.body2,
    alignSelf: 'center',
    letterSpacing: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& .total': { fontWeight: 600, paddingTop: 12, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt.total': { marginRight: -16 },
  '& > p': { ...theme.typography.body2, textAlign: 'center' },
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 16 },
}))
