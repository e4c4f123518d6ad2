import { useSite } from '#src/config/site.tsx'
import { InfoPage, InfoText } from './InfoPage.tsx'
import { KeptItems, keptSection } from './KeptItems.tsx'
import { privacyOpening, privacySections } from './privacy-content.ts'

/** The privacy page (spec §2, /privacy). */
export function PrivacyPage() {
  const site = useSite()
  const opening = privacyOpening(site)
  const sections = privacySections(site)
  return (
    <InfoPage
      title="Privacy"
      lead="What this site stores in your browser, what it sends and who receives it. This is the complete list."
      updated="2026-09-01"
      contents={[opening, keptSection, ...sections]}
    >
      <InfoText section={opening} />
      <KeptItems />
      {sections.map((section) => (
        <InfoText key={section.id} section={section} />
      ))}
    </InfoPage>
  )
}
