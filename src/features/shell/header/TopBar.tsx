import { mdiArrowTopRight } from '@mdi/js'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSite } from '#src/config/site.tsx'
import { FrameBoundary } from '#src/features/shell/frame/FrameBoundary.tsx'
import { Ticker } from '#src/features/shell/ticker/Ticker.tsx'
import { safeHref } from '#src/lib/outbound.ts'
import { SchemeToggle } from '#src/ui/controls/SchemeToggle.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { TOP_LINE_HEIGHT } from './use-returning-header.ts'

/**
 * The line above the header's row: the ticker and, on large screens, the link to the external main website (spec §2)
 * and the color scheme.
 */
export function TopBar() {
  const { store } = useSite()
  const mainSite = safeHref(store.mainSiteUrl)
  return (
    <Typography component="div" variant="body2" color="textSecondary" sx={strip}>
      <Page sx={row}>
        <Box sx={ticker}>
          <FrameBoundary>
            <Ticker />
          </FrameBoundary>
        </Box>
        <Box sx={links}>
          {mainSite && (
            <Link href={mainSite} underline="none" sx={mainSiteLink}>
              Visit {store.name}’s main site
              <Icon path={mdiArrowTopRight} size={14} />
            </Link>
          )}
          <SchemeToggle />
        </Box>
      </Page>
    </Typography>
  )
}

const strip = {
  borderBottom: (theme: Theme) => theme.line.hair,
  // Out of view, so its links must not receive the focus.
  '[data-returned] > &': { visibility: 'hidden' },
}

// The border is part of the height.
const row = { display: 'flex', alignItems: 'center', gap: 6, height: TOP_LINE_HEIGHT - 1 }

const ticker = { flex: 1, minWidth: 0 }

const links = { display: { xs: 'none', md: 'flex' }, flex: 'none', alignItems: 'center', gap: 6 }

const mainSiteLink = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  lineHeight: '32px',
  ':hover': { color: 'text.primary' },
}
