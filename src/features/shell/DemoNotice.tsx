import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSite } from '#src/config/site.tsx'
import { writeStored } from '#src/lib/storage.ts'
import { Button } from '#src/ui/buttons.tsx'
import { Page } from '#src/ui/Page.tsx'

/**
 * Says once that this is a demonstration. It is prerendered in its place; once
 * dismissed, a style in the page's head hides it before the first paint, so that
 * nothing shifts and nothing is ever covered.
 */
export function DemoNotice() {
  const { api } = useSite()
  if (api.mode === 'live') return null
  return (
    <Typography component="aside" variant="body2" aria-label="About this demonstration" sx={strip}>
      <Page sx={line}>
        <Typography variant="body2" sx={{ paddingBlock: 1.5 }}>
          A demonstration: products and prices are fictional, and nothing can be bought here.
        </Typography>
        <Button
          variant="text"
          onClick={dismiss}
          sx={{
            flex: 'none',
            minWidth: ({ target }) => target,
            paddingInline: 0,
            lineHeight: 'inherit',
            textDecoration: 'underline',
            textUnderlineOffset: '0.25em',
          }}
        >
          Got it
        </Button>
      </Page>
    </Typography>
  )
}

function dismiss(): void {
  writeStored('demo-notice', 'dismissed')
  document.documentElement.dataset.noticeDismissed = ''
  // The button that had the keyboard is gone: the page follows.
  document.querySelector('main')?.focus({ preventScroll: true })
}

const strip = {
  '[data-notice-dismissed] &': { display: 'none' },
  borderBottom: (theme: Theme) => theme.line.hair,
  backgroundColor: 'background.paper',
  '@media print': { display: 'none' },
}

const line = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4 }
