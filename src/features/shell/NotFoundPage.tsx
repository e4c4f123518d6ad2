import Chip from '@mui/material/Chip'
import { useLocation } from '@tanstack/react-router'
import { RouterButton } from '#src/ui/buttons.tsx'
import { NeedsScript } from '#src/ui/NeedsScript.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { HydrationSignal } from './HydrationSignal.tsx'

/** Shown for a path without a route (spec §2). */
export function NotFoundPage() {
  const { pathname } = useLocation()
  return (
    <>
      {/* The only part of this page in 404.html, which serves every path that is not prerendered (scripts/build/prerender/page.ts). */}
      <Page>
        <NeedsScript what="This page" />
      </Page>
      <Notice level={1} title="Page Not Found" hint="Did you forget to add the page to the router?">
        <PageHead title="Page Not Found" noIndex />
        <Chip
          component="code"
          label={`404: no route matches ${pathname}`}
          sx={{ typography: 'reading', padding: '8px 16px' }}
          // Wraps a long path.
          slotProps={{ label: { sx: { display: 'block' } } }}
        />
        <RouterButton to="/" variant="contained">
          Continue shopping
        </RouterButton>
      </Notice>
      <HydrationSignal />
    </>
  )
}
