import type { Sections } from '#src/content/content-file.ts'
import { InfoPage, InfoText } from './InfoPage.tsx'
import { KeptItems, keptSection } from './KeptItems.tsx'

/** The privacy page (spec §2, /privacy). The stored items are after the first section. */
export function PrivacyPage({ privacy: { lead, updated, sections } }: { privacy: Sections }) {
  const opening = sections.slice(0, 1)
  const others = sections.slice(1)
  return (
    <InfoPage title="Privacy" lead={lead} updated={updated} contents={[...opening, keptSection, ...others]}>
      {opening.map((section) => (
        <InfoText key={section.id} section={section} />
      ))}
      <KeptItems />
      {others.map((section) => (
        <InfoText key={section.id} section={section} />
      ))}
    </InfoPage>
  )
}
