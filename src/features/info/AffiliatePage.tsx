import type { Sections } from '#src/content/content-file.ts'
import { InfoPage, InfoText } from './InfoPage.tsx'

/** The affiliate disclosure (spec §2, /affiliate). */
export function AffiliatePage({ affiliate: { lead, updated, sections } }: { affiliate: Sections }) {
  return (
    <InfoPage title="Affiliate Disclosure" lead={lead} updated={updated} contents={sections}>
      {sections.map((section) => (
        <InfoText key={section.id} section={section} />
      ))}
    </InfoPage>
  )
}
