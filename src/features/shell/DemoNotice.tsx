import { styled } from '@mui/material/styles'
import { store } from '#src/lib/storage.ts'
import { Page } from '#src/ui/Page.tsx'
import { useSite } from '#src/ui/site.tsx'

/**
 * Says once that this is a demonstration. It is prerendered in its place; once
 * dismissed, a style in the page's head hides it before the first paint, so that
 * nothing shifts and nothing is ever covered.
 */
export function DemoNotice() {
  const { api } = useSite()
  if (api.mode === 'live') return null
  return (
    <Strip aria-label="About this demonstration">
      <Page>
        <p>A demonstration: products and prices are fictional, and nothing can be bought here.</p>
        <button type="button" onClick={dismiss}>
          Got it
        </button>
      </Page>
    </Strip>
  )
}

function dismiss(): void {
  store('demo-notice', 'dismissed')
  document.documentElement.dataset.noticed = ''
  // The button that had the keyboard is gone: the page follows.
  document.querySelector('main')?.focus({ preventScroll: true })
}

const Strip = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  '[data-noticed] &': { display: 'none' },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 },
  '& p': { paddingBlock: 6 },
  '& button': {
    flex: 'none',
    minWidth: 44,
    minHeight: 44,
    padding: 0,
    border: 0,
    font: 'inherit',
    fontWeight: 600,
    color: 'inherit',
    background: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
  },
  '@media print': { display: 'none' },
}))
