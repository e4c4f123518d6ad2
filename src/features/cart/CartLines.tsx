import Box from '@mui/material/Box'
import { type MouseEvent, useRef } from 'react'
import type { Cart } from '#src/api/contract.ts'
import { CartLine } from './CartLine.tsx'

export function CartLines({ cart }: { cart: Cart }) {
  const clicked = useRef<Element | null>(null)
  return (
    <Box
      component="ul"
      sx={{ borderBottom: ({ line }) => line.hair }}
      aria-label="Cart items"
      // When a line goes, the next one moves under the pointer: the second half of a
      // double click belongs to the line that the first one hit.
      onClickCapture={(event: MouseEvent) => {
        const line = event.target instanceof Element ? event.target.closest('li') : null
        if (event.detail > 1 && line !== clicked.current) event.stopPropagation()
        else clicked.current = line
      }}
    >
      {cart.map((line) => (
        <CartLine key={line.product.id} line={line} />
      ))}
    </Box>
  )
}
