import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { PropsWithChildren } from 'react'
import { DemoNotice } from './DemoNotice.tsx'
import { Footer } from './Footer.tsx'
import { FrameBoundary } from './FrameBoundary.tsx'
import { Header } from './Header.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { Ticker } from './Ticker.tsx'
import { useBfcacheScroll } from './use-bfcache-scroll.ts'

const CONTENT_ID = 'content'

/** Header, footer and everything else around a page's content. */
export function Frame({ children }: PropsWithChildren) {
  useBfcacheScroll()
  return (
    <Stack sx={{ position: 'relative', minHeight: '100vh' }}>
      <SkipLink href={`#${CONTENT_ID}`}>Skip to content</SkipLink>
      <FrameBoundary>
        <Ticker />
      </FrameBoundary>
      <FrameBoundary>
        <Header />
      </FrameBoundary>
      <FrameBoundary>
        <DemoNotice />
      </FrameBoundary>
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={content}>
        {children}
      </Box>
      <FrameBoundary>
        <Footer />
      </FrameBoundary>
      <RouteAnnouncer contentId={CONTENT_ID} />
    </Stack>
  )
}

// The minimum height keeps the footer below the viewport, so that content that loads late does not visibly move it.
const content = { flex: 1, minHeight: '90svh', outline: 'none' }

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  fontWeight: 600,
  background: theme.vars.palette.background.paper,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}))
