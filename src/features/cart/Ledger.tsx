import { styled } from '@mui/material/styles'
import type { PurchaseLink } from './open-purchase-tabs.ts'

export type LedgerEntry = { opened: number; blocked: PurchaseLink[] }

/** What the browser did not open, as plain links (product.md, Checkout). */
export function Ledger({ entry: { opened, blocked } }: { entry: LedgerEntry }) {
  if (blocked.length === 0) return null
  return (
    <Frame role="status">
      <strong>
        {opened} of {opened + blocked.length} opened
      </strong>
      <p>Your browser blocked the rest. Open them here:</p>
      <ul>
        {blocked.map(({ product, href }) => (
          <li key={product.id}>
            <a href={href} target="_blank" rel="sponsored nofollow noopener">
              {product.title} (opens a new tab)
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& a': { color: theme.vars.palette.primary.main, display: 'inline-block', paddingBlock: 8 },
}))
