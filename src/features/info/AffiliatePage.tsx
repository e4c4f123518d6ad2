import { useSite } from '#src/config/site.tsx'
import { affiliateSections } from './affiliate-content.ts'
import { InfoPage, InfoText } from './InfoPage.tsx'

/** The affiliate disclosure (spec §2, /affiliate). */
export function AffiliatePage() {
  const site = useSite()
  const sections = affiliateSections(site)
  return (
    <InfoPage
      title="Affiliate Disclosure"
      lead={`${site.store.name} earns commissions from links to ${site.retailer.name} and other partners. Here’s how they work and why you don’t pay more.`}
      updated="2026-09-01"
      contents={sections}
    >
      {sections.map((section) => (
        <InfoText key={section.id} section={section} />
      ))}
    </InfoPage>
  )
}
