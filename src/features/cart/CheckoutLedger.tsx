import { styled } from '@mui/material/styles'
import type { LedgerEntry } from './ledger.ts'
import type { PurchaseLink } from './open-purchase-tabs.ts'

/** What the browser opened and what it didn't, as plain links (product.md, Checkout). */
export function CheckoutLedger({ entry: { opened, blocked } }: { entry: LedgerEntry }) {
  return (
    <Frame role="status">
      <strong>
        {opened.length} of {opened.length + blocked.length} opened
      </strong>
      {blocked.length > 0 && (
        <>
          <p>Your browser blocked the rest. Open them here:</p>
          <Links label="Not opened" links={blocked} />
        </>
      )}
      {opened.length > 0 && (
        <>
          <p>Already open. Closed one by mistake?</p>
          <Links label="Opened" links={opened} />
        </>
      )}
    </Frame>
  )
}

function Links({ label, links }: { label: string; links: PurchaseLink[] }) {
  return (
    <ul aria-label={label}>
      {links.map(({ product, href }) => (
        <li key={product.id}>
          <a href={href} target="_blank" rel="sponsored nofollow noopener">
            {product.title} (opens a new tab)
          </a>
        </li>
      ))}
    </ul>
  )
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 4,
  padding: 16,
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& strong': { fontSize: theme.typography.body1.fontSize },
  '& p': { color: theme.vars.palette.text.secondary },
  '& a': {
    display: 'inline-block',
    paddingBlock: 10,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.primary.main,
  },
}))
