import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { isFictional, useSite } from '#src/config/site.tsx'
import { rememberDismissal, showNotice } from '#src/demo/demo-notice.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Page } from '#src/ui/page/Page.tsx'

/**
 * Notice that the shop is a demonstration, until the user dismisses it. Mock mode only.
 *
 * It is prerendered. After a dismissal the boot script sets `data-notice-dismissed` before the first
 * paint, so that later pages do not shift.
 */
export function DemoNotice() {
  const site = useSite()
  if (site.api.mode !== 'mock') return null
  return (
    <Typography component="aside" variant="body2" aria-label="About this demonstration" sx={strip}>
      <Page sx={line}>
        <Typography variant="body2" sx={[text, isFictional(site) && { paddingBlock: { xs: 1.5, sm: 3 } }]}>
          {isFictional(site)
            ? 'A demonstration: products and prices are fictional, and nothing can be bought here.'
            : 'A demonstration: nothing can be bought here.'}
        </Typography>
        <Button
          variant="text"
          onClick={dismiss}
          sx={{
            flex: 'none',
            minWidth: ({ target }) => target,
            justifyContent: 'end',
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
  rememberDismissal()
  showNotice(false)
  // The focus would be lost, because the focused button is now hidden.
  document.querySelector('main')?.focus({ preventScroll: true })
}

const strip = {
  '[data-notice-dismissed] &': { display: 'none' },
  borderBottom: (theme: Theme) => theme.line.hair,
  backgroundColor: 'background.paper',
  '@media print': { display: 'none' },
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
}

/**
 * At the top of the line, and one line of it in the middle of the button: the browser may paint a part of the text before
 * it has parsed the rest and the button. On a phone the longer text has two lines.
 */
const text = { alignSelf: 'start', paddingBlock: 3 }
