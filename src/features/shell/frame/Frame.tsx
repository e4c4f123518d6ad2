import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Activity, type PropsWithChildren, type ReactNode } from 'react'
import { DemoNotesRegion } from '#src/features/demo-lab/panel/DemoRegion.tsx'
import { Footer } from '#src/features/shell/footer/Footer.tsx'
import { Header } from '#src/features/shell/header/Header.tsx'
import { SkipLink } from '#src/ui/page/SkipLink.tsx'
import { DemoNotice } from './DemoNotice.tsx'
import { FrameBoundary } from './FrameBoundary.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { useBfcacheScroll } from './use-bfcache-scroll.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

const CONTENT_ID = 'content'

/** Header, footer and everything else around a page's content. `demo` is the button of the Demo Lab. */
export function Frame({ demo, children }: PropsWithChildren<{ demo?: ReactNode }>) {
  useBfcacheScroll()
  return (
    <Stack {...useFocusFallback()} onSubmit={closeKeyboard} sx={{ position: 'relative', minHeight: '100vh' }}>
      <SkipLink href={`#${CONTENT_ID}`}>Skip to content</SkipLink>
      <FrameBoundary>
        <Header />
      </FrameBoundary>
      <FrameBoundary>
        <DemoNotice />
        <DemoNotesRegion />
      </FrameBoundary>
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={content}>
        {children}
      </Box>
      <FrameBoundary>{demo}</FrameBoundary>
      <FrameBoundary>
        {/* Hydrated in a task of its own. */}
        <Activity>
          <Footer />
        </Activity>
      </FrameBoundary>
      <RouteAnnouncer contentId={CONTENT_ID} />
    </Stack>
  )
}

/** Closes the on-screen keyboard of a touch device after a search, because it covers the results. */
function closeKeyboard() {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches) field.blur()
}

// The minimum height keeps the footer below the viewport, so that content that loads late does not visibly move it.
const content = { flex: 1, minHeight: '90svh', outline: 'none' }
