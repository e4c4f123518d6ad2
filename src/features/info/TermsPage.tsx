import { useSite } from '#src/config/site.tsx'
import { InfoPage, InfoText } from './InfoPage.tsx'
import { termsSections } from './terms-content.ts'

/** The terms of use (spec §2, /terms). */
export function TermsPage() {
  const site = useSite()
  const sections = termsSections(site)
  return (
    <InfoPage
      title="Terms of Use"
      lead={`What you can expect from ${site.store.name}, what we ask of you, and what’s covered by your agreement with ${site.retailer.name}.`}
      updated="2026-09-01"
      contents={sections}
    >
      {sections.map((section) => (
        <InfoText key={section.id} section={section} />
      ))}
    </InfoPage>
  )
}
