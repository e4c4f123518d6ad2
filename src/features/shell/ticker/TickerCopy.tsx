import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useMoney } from '#src/config/site.tsx'
import { parseAmount } from '#src/lib/money.ts'
import type { TickerItem } from './ticker-items.ts'

/**
 * Renders one copy of the ticker's items. The strip has two copies side by side, so that it has no gap.
 *
 * The duplicate is hidden from assistive technology and not in the tab order. It is not `inert`,
 * because its links can be clicked.
 */
export function TickerCopy({ items, isDuplicate = false }: { items: TickerItem[]; isDuplicate?: boolean }) {
  const money = useMoney()
  const linkProps = isDuplicate ? { tabIndex: -1, onMouseDown: preventFocus } : {}
  return (
    <List aria-hidden={isDuplicate || undefined}>
      {items.map((item) =>
        'product' in item ? (
          <li key={item.product.id}>
            <Link to="/products/$id" params={{ id: item.product.id }} {...linkProps}>
              <span dir="auto">{item.product.title}</span> <b>{money.format(parseAmount(item.product.price))}</b>{' '}
              {!item.product.isAvailable && <span>Sold out</span>}
            </Link>
          </li>
        ) : (
          <li key={item.promotion.to}>
            <Link to={item.promotion.to} {...linkProps}>
              <i />
              {item.promotion.text}
            </Link>
          </li>
        ),
      )}
    </List>
  )
}

/** Prevents a click from focusing a link that is hidden from assistive technology. */
const preventFocus = (event: MouseEvent) => event.preventDefault()

// Descendant selectors: one style rule for all links, prices and dots.
const List = styled('ul')(({ theme }) => ({
  // The same width with and without the duplicate, so that nothing shifts when it is added.
  flex: 'none',
  minWidth: '50%',
  display: 'flex',
  justifyContent: 'space-around',
  // The first items have their places before the browser parses those that fill the strip.
  '[data-parsing] &': { justifyContent: 'flex-start' },
  // Accessibility checks read the contrast of items outside of the visible area from it.
  background: theme.vars.palette.background.default,
  // Skips the layout of items outside a phone's viewport until the HTML is parsed.
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
  '& b': { ...theme.typography.reading, fontWeight: 500, color: theme.vars.palette.text.primary },
  '& i': { width: 6, height: 6, clipPath: 'circle()', background: theme.vars.palette.signal.bright },
  '@media (prefers-reduced-motion: reduce)': {
    '&[aria-hidden]': { display: 'none' },
    // There is no pause button before the first item.
    justifyContent: 'flex-start',
    '& > li:first-of-type > a': { paddingLeft: 0 },
  },
}))
