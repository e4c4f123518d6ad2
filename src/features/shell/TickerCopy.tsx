import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { formatMoney, parseAmount } from '#src/lib/money.ts'
import type { TickerItem } from './ticker-items.ts'

/**
 * One round of the ticker. The echo fills the strip behind the first copy: it is
 * only seen, and a pointer may use its links, so it is hidden and out of the tab
 * order rather than inert.
 */
export function TickerCopy({ items, isEcho = false }: { items: TickerItem[]; isEcho?: boolean }) {
  const reach = isEcho ? { tabIndex: -1, onMouseDown: keepFocus } : {}
  return (
    <Round aria-hidden={isEcho || undefined}>
      {items.map((item) =>
        'product' in item ? (
          <li key={item.product.id}>
            <Link to="/products/$id" params={{ id: item.product.id }} {...reach}>
              <span dir="auto">{item.product.title}</span> <b>{formatMoney(parseAmount(item.product.price))}</b>
            </Link>
          </li>
        ) : (
          <li key={item.promotion.to}>
            <Link to={item.promotion.to} {...reach}>
              <i />
              {item.promotion.text}
            </Link>
          </li>
        ),
      )}
    </Round>
  )
}

/** A click must not put the focus where assistive technology sees nothing. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

// One rule for its many links, prices and dots.
const Round = styled('ul')(({ theme }) => ({
  // As wide alone as beside its echo, so that nothing moves when that comes.
  flex: 'none',
  minWidth: '50%',
  display: 'flex',
  justifyContent: 'space-around',
  // Its first frame measures no texts that a phone can't show yet.
  [theme.breakpoints.down('sm')]: { '[data-parsing] & li:nth-of-type(n + 4)': { display: 'none' } },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    height: '100%',
    paddingInline: 24,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& b': { ...theme.typography.reading, fontWeight: 500 },
  '& i': { width: 6, height: 6, clipPath: 'circle()', background: theme.vars.palette.signal.bright },
  '@media (prefers-reduced-motion: reduce)': { '&[aria-hidden]': { display: 'none' } },
}))
