import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { affiliate } from './affiliate-content.ts'
import { InfoPage, InfoText } from './InfoPage.tsx'

const sections = affiliate.sections.slice(0, 3)

const withSections = (contents: typeof sections) => ({
  contents,
  children: contents.map((section) => <InfoText key={section.id} section={section} />),
})

const meta = preview.meta({
  title: 'Components/Frame/Information page',
  tags: ['since:0.1.0'],
  component: InfoPage,
  args: {
    title: 'Affiliate Disclosure',
    lead: 'Which links earn a commission, how they work and why you don’t pay more.',
    updated: '2026-09-01',
    ...withSections(sections),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      do: 'Say when the text was last changed.',
      dont: 'Do not number parts by hand.',
      keyboard: 'Tab reaches the index; Enter goes to the part.',
    },
    docs: {
      description: {
        component:
          'A document in numbered parts, with an index and the date of its last change, such as privacy and terms. Do not use it for pages with more pictures than text, such as About.',
      },
    },
  },
})

export const Default = meta.story({})

export const OnePart = meta.story({ args: withSections(sections.slice(0, 1)) })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:nth-child(2) a'] } } })

const withText = (text: string) => ({
  title: text,
  lead: `${text}.`,
  ...withSections(
    sections.map(({ id }, index) => ({ id, title: `${text} ${index + 1}`, paragraphs: [text], points: [text] })),
  ),
})

export const LongText = meta.story({ args: withText(LONG) })

export const Arabic = meta.story({ args: withText(RTL_TITLE) })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
