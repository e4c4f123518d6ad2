import { mdiArrowTopRight } from '@mdi/js'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSite } from '#src/config/site.tsx'
import { safeHref } from '#src/lib/outbound.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Page } from '#src/ui/Page.tsx'
import { SchemeToggle } from '#src/ui/SchemeToggle.tsx'

/** Link to the external main website (spec §2) and the colour scheme. Large screens only. */
export function TopBar() {
  const { store, retailer } = useSite()
  const mainSite = safeHref(store.mainSiteUrl)
  return (
    <Typography component="div" variant="body2" color="textSecondary" sx={strip}>
      <Page sx={row}>
        <Box component="p" sx={{ marginRight: 'auto' }}>
          Chosen here. Sold and shipped by {retailer.name}.
        </Box>
        {mainSite && (
          <Link href={mainSite} underline="none" sx={mainSiteLink}>
            Visit {store.name}’s main site
            <Icon path={mdiArrowTopRight} size={14} />
          </Link>
        )}
        <SchemeToggle />
      </Page>
    </Typography>
  )
}

const strip = { display: { xs: 'none', md: 'block' }, borderBottom: (theme: Theme) => theme.line.hair }

const row = { display: 'flex', alignItems: 'center', gap: 6, height: 40 }

const mainSiteLink = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  lineHeight: '32px',
  ':hover': { color: 'text.primary' },
}
