import { styled } from '@mui/material/styles'
import type { Cart } from '#src/api/contract.ts'
import { RouterButton } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { CartLines } from './CartLines.tsx'
import { ClearCart } from './ClearCart.tsx'
import { FailedCart, OutdatedCart } from './cart-failures.tsx'
import { LoadingCart } from './LoadingCart.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { useShownCart } from './shown-cart.ts'

/** The cart: its lines, its summary, and the way to the retailer (spec §2, Cart page). */
export function CartPage() {
  const { cart, isError } = useShownCart()
  return (
    <Page>
      <PageHead title="Your cart" description="What you chose, on its way to the retailer." />
      {cart && isError && <OutdatedCart />}
      {cart ? <LoadedCart cart={cart} /> : isError ? <FailedCart /> : <LoadingCart />}
    </Page>
  )
}

function LoadedCart({ cart }: { cart: Cart }) {
  if (cart.length === 0) {
    return (
      <Notice level={1} title="Your cart is empty" hint="What you add to it waits here until you check out.">
        <RouterButton to="/" variant="contained">
          Start Shopping
        </RouterButton>
      </Notice>
    )
  }
  return (
    <>
      <Head>
        <h1>Your cart</h1>
        <ClearCart />
      </Head>
      <Columns>
        <CartLines cart={cart} />
        <OrderSummary cart={cart} />
      </Columns>
    </>
  )
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  marginBlock: '24px 16px',
  minHeight: 44,
  // Its text ends where the page does: padding and border stand beyond.
  '& > button': { marginRight: -9 },
})

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  paddingBottom: 64,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: 48 },
}))
