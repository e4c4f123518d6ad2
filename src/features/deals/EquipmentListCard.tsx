import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { formatMoney, parseAmount } from '#src/lib/money.ts'
import { ShopLink } from '#src/ui/ShopLink.tsx'
import type { EquipmentList } from './deals-content.ts'
import { priceSum } from './price-sum.ts'

/** What one purpose needs, and why each thing is on the list. */
export function EquipmentListCard({ list: { title, text, items } }: { list: EquipmentList }) {
  const titleId = useId()
  return (
    <Sheet aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p>{text}</p>
      <ol>
        {items.map(({ product, price, why }) => (
          <li key={product}>
            <div>
              <ShopLink product={product} />
              <p>{why}</p>
            </div>
            <span>{formatMoney(parseAmount(price))}</span>
          </li>
        ))}
      </ol>
      <p className="sum">
        <span>{items.length} things, together</span>
        <strong>{formatMoney(parseAmount(priceSum(items).price))}</strong>
      </p>
    </Sheet>
  )
}

const Sheet = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: 'clamp(16px, 3vw, 28px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& > p': { color: theme.vars.palette.text.secondary },
  '& ol': { counterReset: 'item', marginBlock: 16 },
  '& li': {
    counterIncrement: 'item',
    display: 'flex',
    gap: 12,
    paddingBlock: 10,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li::before': {
    ...theme.typography.reading,
    content: 'counter(item, decimal-leading-zero)',
    color: theme.vars.palette.text.secondary,
  },
  '& li > div': { flex: 1, minWidth: 0 },
  '& li a': { fontWeight: 600 },
  '& li p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& li > span, & strong': theme.typography.reading,
  '& .sum': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    marginTop: 'auto',
    paddingTop: 12,
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    color: theme.vars.palette.text.primary,
  },
}))
