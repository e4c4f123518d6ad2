import Box from '@mui/material/Box'
import { type MouseEvent, useRef } from 'react'
import type { Cart } from '#src/api/contract.ts'
import { CartLine } from './CartLine.tsx'

export function CartLines({ cart }: { cart: Cart }) {
  const lastClicked = useRef<Element | null>(null)
  return (
    <Box
      component="ul"
      sx={{ borderBottom: ({ line }) => line.hair }}
      aria-label="Cart items"
      // After the first click of a double click has removed a line, the next line is under the
      // pointer. The second click must not reach it.
      onClickCapture={(event: MouseEvent) => {
        const line = event.target instanceof Element ? event.target.closest('li') : null
        if (event.detail > 1 && line !== lastClicked.current) event.stopPropagation()
        else lastClicked.current = line
      }}
    >
      {cart.map((line) => (
        <CartLine key={line.product.id} line={line} />
      ))}
    </Box>
  )
}
