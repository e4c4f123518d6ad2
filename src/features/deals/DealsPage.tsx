import { styled } from '@mui/material/styles'
import { Button } from '#src/ui/buttons.tsx'
import { TextLink } from '#src/ui/links.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTop } from '#src/ui/PageTop.tsx'
import { MEASURE } from '#src/ui/Prose.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useSite } from '#src/ui/site.tsx'
import { BulkOfferRow } from './BulkOfferRow.tsx'
import { BundleCard } from './BundleCard.tsx'
import { bulkOffers, bundles, equipmentLists, flashDeals } from './deals-content.ts'
import { EquipmentListCard } from './EquipmentListCard.tsx'
import { FlashDeal } from './FlashDeal.tsx'

/** Things that go together, and things that cost less, in the order of spec §2. Its buttons do nothing. */
export function DealsPage() {
  const { retailer } = useSite()
  return (
    <Page>
      <PageTop
        title="Deals"
        lead={`Bundles, equipment lists, bulk offers and price drops. Every part is sold by ${retailer.name}, at the price it shows when you order.`}
      />
      <Disclosure>
        <span>We may earn a commission from purchases at {retailer.name}.</span>
        <TextLink to="/affiliate">Affiliate disclosure</TextLink>
      </Disclosure>
      <Section title="Featured bundles" note="What you save is the sum of the price drops of the parts.">
        <Bundles>
          {bundles.map((bundle) => (
            <BundleCard key={bundle.id} bundle={bundle} />
          ))}
        </Bundles>
      </Section>
      <Section title="Equipment lists" note="Put together by us, each for one purpose.">
        <Lists>
          {equipmentLists.map((list) => (
            <EquipmentListCard key={list.id} list={list} />
          ))}
        </Lists>
      </Section>
      <Section
        title="Bulk orders"
        note={`For schools, offices and studios. The offer itself is made by ${retailer.name}.`}
      >
        {bulkOffers.map((offer) => (
          <BulkOfferRow key={offer.id} offer={offer} />
        ))}
      </Section>
      <Section title="Flash deals" note="Short by nature. A price that has gone back up was here yesterday.">
        <Shelf>
          {flashDeals.map((deal) => (
            <FlashDeal key={deal.product} deal={deal} />
          ))}
        </Shelf>
      </Section>
      <Experts aria-labelledby="experts">
        <div>
          <h2 id="experts">Not sure what goes together?</h2>
          <p>Tell us the room, the purpose and the sum, and we will write you a list.</p>
        </div>
        <Button>Contact Our Experts</Button>
      </Experts>
    </Page>
  )
}

const Disclosure = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 24px',
  paddingBlock: 12,
  color: theme.vars.palette.text.secondary,
}))

const Bundles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '40px 32px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

const Shelf = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 16px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}))

const Experts = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  marginBlock: '16px 64px',
  padding: 'clamp(24px, 5vw, 56px)',
  borderRadius: 8,
  color: theme.vars.palette.background.default,
  background: theme.vars.palette.text.primary,
  '& h2': { fontSize: '1.75rem', letterSpacing: '-0.02em', marginBottom: 4 },
  '& p': { maxWidth: MEASURE },
  '& button, & button:hover': { color: 'inherit', borderColor: 'currentcolor', background: 'none' },
}))
