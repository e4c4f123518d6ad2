import Box from '@mui/material/Box'
import type { Cart } from '#src/api/contract.ts'
import { CartLine } from './CartLine.tsx'

export function CartLines({ cart }: { cart: Cart }) {
  return (
    <Box component="ul" sx={{ borderBottom: ({ line }) => line.hair }} aria-label="Cart items">
      {cart.map((line) => (
        <CartLine key={line.product.id} line={line} />
      ))}
    </Box>
  )
}
