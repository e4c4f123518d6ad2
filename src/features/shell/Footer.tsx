import { styled } from '@mui/material/styles'
import { Page } from '#src/ui/Page.tsx'
import { useSite } from '#src/ui/site.tsx'

/** spec §9. */
const COPYRIGHT_YEAR = 2024

export function Footer() {
  const { store } = useSite()
  return (
    <Ground>
      <Page>
        <p>
          © {COPYRIGHT_YEAR} {store.name}. Products and their brands are fictional.
        </p>
      </Page>
    </Ground>
  )
}

const Ground = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  paddingBlock: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}))
