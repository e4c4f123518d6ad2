import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useLocation } from '@tanstack/react-router'
import { HydrationSignal } from '#src/boot/hydration.tsx'
import { useSite } from '#src/config/site.tsx'
import { headerCategories } from '#src/features/shell/header/header-links.ts'
import { RouterButton } from '#src/ui/controls/buttons.tsx'
import { NeedsScript } from '#src/ui/feedback/NeedsScript.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageHead } from '#src/ui/page/PageHead.tsx'

/** Shown for a path without a route (spec §2). */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const categories = headerCategories(useSite())
  const hasCategories = categories.length > 0
  return (
    <>
      {/* The only part of this page in 404.html, which serves every path that is not prerendered (scripts/build/prerender/pages/page.ts). */}
      <Page>
        <NeedsScript what="This page" />
      </Page>
      <Notice
        level={1}
        title="Page Not Found"
        hint={`We can’t find that page.${hasCategories ? ' Try one of these categories instead.' : ''}`}
      >
        <PageHead title="Page Not Found" noIndex />
        {hasCategories && (
          <Box component="nav" aria-label="Categories" sx={{ width: 1 }}>
            <Box component="ul" sx={CATEGORY_LIST}>
              {categories.map(({ to, label }) => (
                <li key={to}>
                  <RouterButton to={to} fullWidth sx={CATEGORY}>
                    {label}
                  </RouterButton>
                </li>
              ))}
            </Box>
          </Box>
        )}
        <RouterButton to="/" variant="contained">
          Continue shopping
        </RouterButton>
        <Stack sx={FOR_DEVELOPERS}>
          <p>Did you forget to add the page to the router?</p>
          <Chip
            component="code"
            label={`404: no route matches ${pathname}`}
            sx={{ typography: 'reading', fontSize: 'inherit', padding: 0, border: 0 }}
            // Wraps a long path.
            slotProps={{ label: { sx: { display: 'block' } } }}
          />
        </Stack>
      </Notice>
      <HydrationSignal />
    </>
  )
}

/** Two columns on a phone, where the last of an odd number takes both. */
const CATEGORY_LIST = {
  display: { xs: 'grid', sm: 'flex' },
  // In rem, so that large text has one column.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  flexWrap: 'wrap',
  justifyContent: { sm: 'center' },
  maxWidth: { xs: 320, sm: 'none' },
  marginInline: 'auto',
  marginBlock: '8px 12px',
  gap: 2,
  '& > :last-of-type:nth-of-type(odd)': {
    gridColumn: '1 / -1',
  },
}

/** Lighter than the main button below. */
const CATEGORY = { '&': { borderColor: 'text.secondary', fontWeight: 'regular' } }

const FOR_DEVELOPERS = { alignItems: 'center', gap: 1, marginTop: 8, typography: 'caption', color: 'text.secondary' }
