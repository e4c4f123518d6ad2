import { mdiArrowTopRight } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { safeHref } from '#src/lib/outbound.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Page } from '#src/ui/Page.tsx'
import { SchemeToggle } from '#src/ui/SchemeToggle.tsx'
import { useSite } from '#src/ui/site.tsx'

/** Large screens only: the way to the external main website (spec §2), and the colour scheme. */
export function TopBar() {
  const { store, retailer } = useSite()
  const mainSite = safeHref(store.mainSiteUrl)
  return (
    <Strip>
      <Page>
        <p>You choose here and buy at {retailer.name}.</p>
        {mainSite && (
          <a href={mainSite}>
            Visit {store.name}’s main site
            <Icon path={mdiArrowTopRight} size={14} />
          </a>
        )}
        <SchemeToggle />
      </Page>
    </Strip>
  )
}

const Strip = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& > div': { display: 'flex', alignItems: 'center', gap: 24, height: 40 },
  '& p': { marginRight: 'auto' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    lineHeight: '32px',
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
