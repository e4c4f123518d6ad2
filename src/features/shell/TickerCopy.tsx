import type { MouseEvent } from 'react'
import { formatMoney, parseAmount } from '#src/lib/money.ts'
import { PlainLink } from '#src/ui/links.tsx'
import type { TickerItem } from './ticker-items.ts'

/**
 * One round of the ticker. The echo fills the strip behind the first copy: it is
 * only seen, and a pointer may use its links, so it is hidden and out of the tab
 * order rather than inert.
 */
export function TickerCopy({ items, isEcho = false }: { items: TickerItem[]; isEcho?: boolean }) {
  const reach = isEcho ? { tabIndex: -1, onMouseDown: keepFocus } : {}
  return (
    <ul aria-hidden={isEcho || undefined}>
      {items.map((item) =>
        'product' in item ? (
          <li key={item.product.id}>
            <PlainLink to="/products/$id" params={{ id: item.product.id }} {...reach}>
              {item.product.title} <b>{formatMoney(parseAmount(item.product.price))}</b>
            </PlainLink>
          </li>
        ) : (
          <li key={item.promotion.to}>
            <PlainLink to={item.promotion.to} {...reach}>
              <i />
              {item.promotion.text}
            </PlainLink>
          </li>
        ),
      )}
    </ul>
  )
}

/** A click must not put the focus where assistive technology sees nothing. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
