import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { rangeOf } from '#src/config/range.ts'
import { useSite } from '#src/config/site.tsx'
import { Wordmark } from '#src/features/shell/header/Wordmark.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { FooterColumn } from './FooterColumn.tsx'
import { FooterLegal } from './FooterLegal.tsx'
import { footerCategories, footerPages } from './footer-links.ts'
import { Newsletter } from './Newsletter.tsx'
import { SocialPlaceholders } from './SocialPlaceholders.tsx'

/** The footer (spec §2). */
export function Footer() {
  const site = useSite()
  const { store, retailer } = site
  return (
    <Ground>
      <StringDrawing />
      <Page>
        <Box sx={columns}>
          <Stack component="section" sx={intro}>
            <Wordmark />
            <Typography variant="body2" sx={{ maxWidth: '34ch' }}>
              {rangeOf(site).tagline} Chosen here. Sold and shipped by {retailer.name}.
            </Typography>
            <SocialPlaceholders />
          </Stack>
          <FooterColumn title={store.name} links={footerPages(site)} />
          <FooterColumn title="Shop" links={footerCategories(site)} />
          <Newsletter />
        </Box>
        <FooterLegal />
      </Page>
    </Ground>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '1.4fr 1fr 1fr 1.6fr' },
  gap: { xs: '40px 24px', md: '40px 48px' },
  paddingBottom: 10,
}

const intro = { gridColumn: { xs: '1 / -1', md: 'auto' }, alignItems: 'start', gap: 3 }

/** SVG paths of a musical string: at rest, at its fundamental, and at its first two overtones. */
const STRING_PATHS = [
  'M0 32H1200',
  'M0 32C437-8 763-8 1200 32C763 72 437 72 0 32',
  'M0 32C218 4 382 4 600 32S982 60 1200 32',
  'M0 32C146 14 254 14 400 32S654 50 800 32 1054 14 1200 32',
]

function StringDrawing() {
  return (
    <Box component="svg" viewBox="0 0 1200 64" preserveAspectRatio="none" aria-hidden="true" sx={string}>
      <path fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" d={STRING_PATHS.join('')} />
    </Box>
  )
}

const string = { display: 'block', width: 1, height: 64, marginBlock: '24px 32px', opacity: 0.45 }

const Ground = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  paddingBottom: 24,
  overflow: 'clip',
  isolation: 'isolate',
  borderTop: theme.line.hair,
  color: theme.vars.palette.text.secondary,
  background: theme.vars.palette.background.paper,
  '& a[href]:hover': { color: theme.vars.palette.text.primary },
}))
