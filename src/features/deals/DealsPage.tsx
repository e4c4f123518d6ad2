import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSite } from '#src/config/site.tsx'
import type { Deals } from '#src/content/content-file.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { TextLink } from '#src/ui/controls/links.tsx'
import { CardList } from '#src/ui/page/CardList.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageTop } from '#src/ui/page/PageTop.tsx'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { Section } from '#src/ui/page/Section.tsx'
import { BulkOfferRow } from './BulkOfferRow.tsx'
import { BundleCard } from './BundleCard.tsx'
import { EquipmentListCard } from './EquipmentListCard.tsx'
import { FlashDeal } from './FlashDeal.tsx'

/** Bundles, equipment lists, bulk offers and flash deals, in this order (spec §2, /deals). The buttons do nothing. */
export function DealsPage({ deals: { lead, bundles, equipmentLists, bulkOffers, flashDeals } }: { deals: Deals }) {
  const { retailer } = useSite()
  return (
    <Page>
      <PageTop title="Deals" lead={lead} />
      <Typography variant="body2" color="textSecondary" sx={disclosure}>
        <span>We may earn a commission from purchases at {retailer.name}.</span>
        <TextLink to="/affiliate">Affiliate disclosure</TextLink>
      </Typography>
      {bundles.length > 0 && (
        <Section title="Featured bundles" note="Savings are the current reductions of all three, added up.">
          <CardList count={{ md: 3 }} gap="40px 32px">
            {bundles.map((bundle) => (
              <BundleCard key={bundle.title} bundle={bundle} />
            ))}
          </CardList>
        </Section>
      )}
      {equipmentLists.length > 0 && (
        <Section title="Equipment lists" note="Complete setups chosen by our editors.">
          <CardList count={{ md: 2 }} gap={6}>
            {equipmentLists.map((list) => (
              <EquipmentListCard key={list.title} list={list} />
            ))}
          </CardList>
        </Section>
      )}
      {bulkOffers.length > 0 && (
        <Section
          title="Bulk orders"
          note={`Volume discounts for schools, offices and studios. ${retailer.name} prepares the quote.`}
        >
          <CardList count={{}} gap={0}>
            {bulkOffers.map((offer) => (
              <BulkOfferRow key={offer.title} offer={offer} />
            ))}
          </CardList>
        </Section>
      )}
      {flashDeals.length > 0 && (
        <Section title="Flash deals" note="Short-lived reductions. Prices can go back up at any time.">
          <CardList count={{ xs: 2, sm: 3, xl: 6 }} gap="24px 16px">
            {flashDeals.map((deal) => (
              <FlashDeal key={deal.product} deal={deal} />
            ))}
          </CardList>
        </Section>
      )}
      <Stack component="section" direction="row" aria-labelledby="experts" sx={EXPERTS}>
        <div>
          <Typography variant="title" id="experts" sx={{ marginBottom: 1 }}>
            Not sure what goes together?
          </Typography>
          <Typography sx={{ maxWidth: MEASURE }}>
            Tell us about your room, what you do and your budget. We’ll suggest a setup.
          </Typography>
        </div>
        <Button color="inherit">Contact Our Experts</Button>
      </Stack>
    </Page>
  )
}

const disclosure = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 24px',
  paddingBlock: 3,
}

/** Inverts the page's colours. */
const EXPERTS = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 6,
  marginBlock: '16px 64px',
  padding: 'clamp(24px, 5vw, 56px)',
  borderRadius: ({ shape }) => `${shape.pictureRadius}px`,
  color: 'background.default',
  background: ({ vars }) => vars.palette.text.primary,
} satisfies SxProps<Theme>
