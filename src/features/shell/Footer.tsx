import { styled } from '@mui/material/styles'
import { Page } from '#src/ui/Page.tsx'
import { useSite } from '#src/ui/site.tsx'
import { FooterColumn } from './FooterColumn.tsx'
import { FooterLegal } from './FooterLegal.tsx'
import { CATEGORY_LINKS, STORE_LINKS } from './footer-links.ts'
import { Newsletter } from './Newsletter.tsx'
import { SocialPlaceholders } from './SocialPlaceholders.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The way to everything that is not for sale, and to most of what is (spec §2). */
export function Footer() {
  const { store, retailer } = useSite()
  return (
    <Ground>
      <StringDrawing />
      <Page>
        <div className="columns">
          <section className="store">
            <Wordmark />
            <p>Instruments for the eye and the ear. You choose here; you buy at {retailer.name}.</p>
            <SocialPlaceholders />
          </section>
          <FooterColumn title={store.name} links={STORE_LINKS} />
          <FooterColumn title="Shop" links={CATEGORY_LINKS} />
          <Newsletter />
        </div>
        <FooterLegal />
      </Page>
    </Ground>
  )
}

/** A string at rest, its fundamental and the first two overtones. */
function StringDrawing() {
  return (
    <svg viewBox="0 0 1200 64" preserveAspectRatio="none" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M0 32H1200" />
      <path d="M0 32C437-8 763-8 1200 32C763 72 437 72 0 32" />
      <path d="M0 32C218 4 382 4 600 32S982 60 1200 32" />
      <path d="M0 32C146 14 254 14 400 32S654 50 800 32 1054 14 1200 32" />
    </svg>
  )
}

const Ground = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  paddingBottom: 24,
  overflow: 'clip',
  isolation: 'isolate',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  background: theme.vars.palette.background.paper,
  '& > svg': { display: 'block', width: '100%', height: 64, marginBlock: '24px 32px', opacity: 0.45 },
  '& > svg path': { vectorEffect: 'non-scaling-stroke' },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '40px 24px',
    paddingBottom: 40,
  },
  '& .store': { gridColumn: '1 / -1', display: 'grid', justifyItems: 'start', alignContent: 'start', gap: 12 },
  '& .store > span': { color: theme.vars.palette.text.primary },
  '& .store > p': { maxWidth: '34ch' },
  '& h2': { ...theme.typography.body2, fontWeight: 600, lineHeight: '44px', color: theme.vars.palette.text.primary },
  '& a': { color: 'inherit', '&[href]:hover': { color: theme.vars.palette.text.primary } },
  [theme.breakpoints.up('md')]: {
    '& .columns': { gridTemplateColumns: '1.4fr 1fr 1fr 1.6fr', columnGap: 48 },
    '& .store': { gridColumn: 'auto' },
  },
}))
