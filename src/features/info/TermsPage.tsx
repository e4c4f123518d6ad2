import type { Sections } from '#src/content/content-file.ts'
import { InfoPage, InfoText } from './InfoPage.tsx'

/** The terms of use (spec §2, /terms). */
export function TermsPage({ terms: { lead, updated, sections } }: { terms: Sections }) {
  return (
    <InfoPage title="Terms of Use" lead={lead} updated={updated} contents={sections}>
      {sections.map((section) => (
        <InfoText key={section.id} section={section} />
      ))}
    </InfoPage>
  )
}
