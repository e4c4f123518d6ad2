import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { Cart } from '#src/api/contract.ts'
import { Button, RouterButton } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { CartLine } from './CartLine.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { cartOptions } from './queries.ts'

/** The cart: its lines, its summary, and the way to the retailer (spec §2, Cart page). */
export function CartPage() {
  const { data: cart, isError, refetch } = useQuery(cartOptions())
  return (
    <Page>
      <PageHead title="Your cart" description="What you chose, on its way to the retailer." />
      {cart ? <LoadedCart cart={cart} /> : isError ? <FailedCart onRetry={refetch} /> : <LoadingCart />}
    </Page>
  )
}

function LoadedCart({ cart }: { cart: Cart }) {
  if (cart.length === 0) {
    return (
      <Notice level={1} title="Your cart is empty" hint="Nothing here yet.">
        <RouterButton to="/" variant="contained">
          Start Shopping
        </RouterButton>
      </Notice>
    )
  }
  return (
    <>
      <Title>Your cart</Title>
      <Columns>
        <ul aria-label="Cart items">
          {cart.map((line) => (
            <CartLine key={line.product.id} line={line} />
          ))}
        </ul>
        <OrderSummary cart={cart} />
      </Columns>
    </>
  )
}

function FailedCart({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Notice
      level={1}
      role="alert"
      title="Failed to load cart"
      hint="There was a problem loading your cart. Please try again."
    >
      <Button variant="contained" onClick={() => onRetry()}>
        Retry
      </Button>
    </Notice>
  )
}

function LoadingCart() {
  return (
    <>
      <Title>Your cart</Title>
      <p role="status">Loading your cart...</p>
    </>
  )
}

const Title = styled('h1')({ marginBlock: '32px 24px' })

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  paddingBottom: 64,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}))
