import { styled } from '@mui/material/styles'
import { Page } from '#src/ui/Page.tsx'
import { SchemeToggle } from '#src/ui/SchemeToggle.tsx'
import { useSite } from '#src/ui/site.tsx'

/** Large screens: the way to the external main website (spec §2). Everywhere: the colour scheme. */
export function TopBar() {
  const { store } = useSite()
  return (
    <Strip>
      <Page>
        <a href={store.mainSiteUrl}>Visit {store.name}’s main site</a>
        <SchemeToggle />
      </Page>
    </Strip>
  )
}

const Strip = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', alignItems: 'center', gap: 16 },
  '& > div > :last-child': { marginLeft: 'auto' },
  '& a': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { '& a': { display: 'none' } },
}))
