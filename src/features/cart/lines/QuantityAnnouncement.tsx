import { useEffect, useState } from 'react'
import type { Cart, CartItem } from '#src/api/contract.ts'
import { useMoney } from '#src/config/site.tsx'
import { subtotal } from '#src/features/cart/state/cart-lines.ts'
import type { Money } from '#src/lib/money.ts'
import { useAnnouncement } from '#src/ui/feedback/use-announcement.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** Milliseconds without another change, so that several presses are announced once. */
const DELAY = 1000

/** A hidden status that announces changed quantities with the new totals (product/focus.md). */
export function QuantityAnnouncement({ cart }: { cart: Cart }) {
  const money = useMoney()
  const [settled, setSettled] = useState(cart)
  useEffect(() => {
    const timer = setTimeout(setSettled, DELAY, cart)
    return () => clearTimeout(timer)
  }, [cart])
  const announcement = useAnnouncement(settled, (before) => describe(before, settled, money))
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}

/**
 * Returns undefined if no quantity changed. An added or removed line has a toast and empties the text, which would state
 * an old total.
 */
function describe(before: Cart, after: Cart, { format }: Money): string | undefined {
  const isChanged = ({ product: { id }, quantity }: CartItem) =>
    before.some((line) => line.product.id === id && line.quantity !== quantity)
  const text = (line: CartItem) => `${line.product.title}, quantity ${line.quantity}, ${format(subtotal([line]))}. `
  const lines = after.filter(isChanged).map(text).join('')
  if (lines) return `${lines}Estimated Total ${format(subtotal(after))}`
  return before.length === after.length ? undefined : ''
}
