import { mdiOpenInNew } from '@mdi/js'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography, { type TypographyProps } from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Cart } from '#src/api/contract.ts'
import { useMoney, useSite } from '#src/config/site.tsx'
import { countItems, subtotal } from '#src/features/cart/state/cart-lines.ts'
import { PricesAsOf } from '#src/features/products/PricesAsOf.tsx'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { STICKY_TOP, stickyFrom } from '#src/ui/page/sticky.ts'
import { TOAST_SPACE } from '#src/ui/toast/use-toast-place.ts'
import { CheckoutResultPanel } from './CheckoutResultPanel.tsx'
import { purchaseLinks, saveCheckoutResult, useCheckout, useCheckoutResult } from './checkout.ts'

type OrderSummaryProps = {
  cart: Cart
  /** When the server sent the cart, in milliseconds since the epoch. */
  readAt: number
}

/** The number of items, the prices, and the checkout button (spec §2, Cart page). */
export function OrderSummary({ cart, readAt }: OrderSummaryProps) {
  const { retailer } = useSite()
  const checkout = useCheckout(cart)
  const result = useCheckoutResult(cart)
  const tabsId = useId()
  const summary = useRef<HTMLElement>(null)
  const resultPanel = useRef<HTMLDivElement>(null)
  const checkOut = () => {
    // Removed first, so that a result equal to the last one is announced too.
    flushSync(() => saveCheckoutResult(cart, null))
    // `flushSync`, because the result can be scrolled to only once it is rendered.
    flushSync(() => saveCheckoutResult(cart, checkout()))
    // First the whole summary above the toast, then the result, because the summary may be higher than the window.
    summary.current?.scrollIntoView({ block: 'nearest' })
    resultPanel.current?.scrollIntoView({ block: 'nearest' })
  }
  const sum = useMoney().format(subtotal(cart))
  const atRetailer = `Calculated at ${retailer.name}`
  return (
    <Box ref={summary} component="section" aria-label="Order Summary" sx={[PANEL, stickyFrom('md', STICKY_TOP)]}>
      <h2>Order Summary</h2>
      <Box component="dl" sx={SUMS}>
        <div>
          <dt>Items</dt>
          <Amount>{countItems(cart)}</Amount>
        </div>
        <div>
          <dt>Subtotal</dt>
          <Amount>{sum}</Amount>
        </div>
        <div>
          <dt>Shipping</dt>
          <CalculatedLater>{atRetailer}</CalculatedLater>
        </div>
        <div>
          <dt>Tax</dt>
          <CalculatedLater>{atRetailer}</CalculatedLater>
        </div>
        <Box sx={TOTAL}>
          <dt>Estimated Total</dt>
          <Amount sx={{ fontWeight: 'inherit' }}>{sum}</Amount>
        </Box>
      </Box>
      <PricesAsOf time={readAt} />
      <Button
        variant="contained"
        color="signal"
        aria-describedby={tabsId}
        sx={{ textWrap: 'balance' }}
        data-acts-once
        onClick={checkOut}
      >
        <span>
          Check Out & Buy All Products on {retailer.name}
          <Box component={Icon} path={mdiOpenInNew} size="1em" sx={OPENS_TAB} />
        </span>
      </Button>
      <Typography id={tabsId} variant="body2" align="center">
        {describeTabs(cart)}
      </Typography>
      <CheckoutResultPanel ref={resultPanel} result={result} />
      <Typography variant="caption" component="small" color="textSecondary">
        Each product opens at {retailer.name} in a new tab, where you place your order. We may earn a commission from
        purchases made through these links.
      </Typography>
    </Box>
  )
}

/** In the text, so that the label with its icon is centred. */
const OPENS_TAB = { marginInlineStart: 2, verticalAlign: '-0.15em', fontSize: '1.25rem' }

const Amount = (props: TypographyProps) => <Typography component="dd" variant="reading" align="right" {...props} />

const CalculatedLater = (props: TypographyProps) => (
  <Typography component="dd" variant="body2" align="right" color="textSecondary" {...props} />
)

/** Returns how many tabs the checkout button will open. */
function describeTabs(cart: Cart): string {
  const tabs = purchaseLinks(cart).length
  const unlinked = cart.length - tabs
  const opens = tabs === 0 ? 'Opens no tabs' : `Opens ${tabs} new ${tabs === 1 ? 'tab' : 'tabs'}`
  if (unlinked === 0) return tabs === 1 ? `${opens}.` : `${opens}, one per product.`
  return `${opens}. ${unlinked} ${unlinked === 1 ? 'product has' : 'products have'} no purchase link.`
}

const PANEL = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  padding: 6,
  // From 600 to 899, also the centred button of the Demo Lab, half of which the toast would cover.
  scrollMarginBottom: { xs: TOAST_SPACE.xs, sm: '200px', md: TOAST_SPACE.sm },
  borderRadius: ({ shape }) => `${shape.pictureRadius}px`,
  border: ({ line }) => line.hair,
  backgroundColor: 'background.paper',
  breakInside: 'avoid',
} satisfies SxProps<Theme>

/** A row per amount. Large text moves an amount below its name. */
const SUMS = {
  display: 'grid',
  gap: 2,
  marginBlock: '4px 8px',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 },
  '& dd': { flexGrow: 1, minWidth: 0 },
} satisfies SxProps<Theme>

const TOTAL = {
  paddingTop: 3,
  borderTop: ({ line }) => line.hair,
  fontWeight: 600,
} satisfies SxProps<Theme>
