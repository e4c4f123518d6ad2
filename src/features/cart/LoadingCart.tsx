import { styled } from '@mui/material/styles'
import { NeedsScript } from '#src/ui/NeedsScript.tsx'

/** The page in its final shape, before the cart has arrived: nothing jumps when it does. */
export function LoadingCart() {
  return (
    <>
      <Title>Your cart</Title>
      <NeedsScript what="The cart" />
      <p role="status">Loading your cart...</p>
      <Skeleton aria-hidden="true">
        <span />
        <span />
        <span />
      </Skeleton>
    </>
  )
}

const Title = styled('h1')({ marginBlock: '24px 16px', lineHeight: '44px' })

const Skeleton = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: '16px 0 64px',
  '& span': {
    height: 128,
    borderRadius: 8,
    background: theme.vars.palette.divider,
    animation: 'cart-breath 1.6s ease-in-out infinite alternate',
    [theme.breakpoints.up('md')]: { marginRight: 360 + 48 },
  },
  '@keyframes cart-breath': { from: { opacity: 0.7 }, to: { opacity: 0.35 } },
}))
