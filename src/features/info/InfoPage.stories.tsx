import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import preview from '#storybook/preview.tsx'
import { affiliateSections } from './affiliate-content.ts'
import { InfoPage, InfoText } from './InfoPage.tsx'
import type { InfoSection } from './info-section.ts'

const sections = affiliateSections(DEFAULT_CONFIG).slice(0, 3)

const holding = (contents: InfoSection[]) => ({
  contents,
  children: contents.map((section) => <InfoText key={section.id} section={section} />),
})

const meta = preview.meta({
  title: 'Components/Frame/Information page',
  component: InfoPage,
  args: {
    title: 'Affiliate Disclosure',
    lead: 'Which links earn a commission, how much it costs you (nothing), and what it does not change.',
    updated: '2026-09-01',
    ...holding(sections),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A document in numbered parts, with the date of its last change and an index before them: privacy, terms, the affiliate disclosure. Not for pages that show more than they say, such as About.',
      },
    },
  },
})

export const Default = meta.story({})

export const OnePart = meta.story({ args: holding(sections.slice(0, 1)) })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:nth-child(2) a'] } } })

const saying = (text: string) => ({
  title: text,
  lead: `${text}.`,
  ...holding(
    sections.map(({ id }, index) => ({ id, title: `${text} ${index + 1}`, paragraphs: [text], points: [text] })),
  ),
})

export const LongText = meta.story({ args: saying(LONG) })

export const Arabic = meta.story({ args: saying(RTL_TITLE) })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
