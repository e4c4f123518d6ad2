import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import type { Cart } from '#src/api/contract.ts'
import { RouterButton } from '#src/ui/controls/buttons.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageHead } from '#src/ui/page/PageHead.tsx'
import { FailedCart, OutdatedCart } from './cart-failures.tsx'
import { OrderSummary } from './checkout/OrderSummary.tsx'
import { LoadingCart } from './LoadingCart.tsx'
import { CartLines } from './lines/CartLines.tsx'
import { ClearCart } from './lines/ClearCart.tsx'
import { QuantityAnnouncement } from './lines/QuantityAnnouncement.tsx'
import { useOptimisticCart } from './state/optimistic-cart.ts'

/** The cart's lines and its order summary (spec §2, Cart page). */
export function CartPage() {
  const { cart, readAt, isError } = useOptimisticCart()
  return (
    <Page data-toasts="bottom">
      <PageHead title="Your cart" description="Review the products in your cart, then check out at the retailer." />
      {cart && isError && <OutdatedCart />}
      {cart ? <LoadedCart cart={cart} readAt={readAt} /> : isError ? <FailedCart /> : <LoadingCart />}
    </Page>
  )
}

function LoadedCart({ cart, readAt }: { cart: Cart; readAt: number }) {
  if (cart.length === 0) {
    return (
      <Notice drawing="cart" level={1} title="Your cart is empty" hint="Products you add will appear here.">
        <RouterButton to="/" variant="contained">
          Start Shopping
        </RouterButton>
      </Notice>
    )
  }
  return (
    <>
      <Stack direction="row" sx={HEAD}>
        <h1>Your cart</h1>
        <ClearCart />
      </Stack>
      <QuantityAnnouncement cart={cart} />
      <Box sx={COLUMNS}>
        <CartLines cart={cart} />
        <OrderSummary cart={cart} readAt={readAt} />
      </Box>
    </>
  )
}

const HEAD = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  // Like the loading state. A margin would move the page's box when the cart turns out to be empty.
  paddingBlock: '24px 16px',
  // Aligns the button's text, not its border and padding, with the page's edge.
  marginInlineEnd: '-9px',
} satisfies SxProps<Theme>

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px', lg: 'minmax(0, 1fr) 400px' },
  gap: { xs: 8, md: '32px 48px', lg: '32px 64px' },
  alignItems: 'start',
  paddingBottom: 16,
} satisfies SxProps<Theme>
