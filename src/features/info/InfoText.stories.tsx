import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { affiliate } from './affiliate-content.ts'
import { InfoText } from './InfoPage.tsx'

function sectionById(id: string) {
  const section = affiliate.sections.find((candidate) => candidate.id === id)
  if (!section) throw new Error(`There is no section ${id}`)
  return section
}

const full = sectionById('what-it-does-not-buy')

const meta = preview.meta({
  title: 'Components/Frame/Information part',
  tags: ['since:0.1.0'],
  component: InfoText,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1200, counterReset: 'part' }}>{Story()}</Box>],
  args: { section: full },
  parameters: {
    guide: {
      do: 'Begin with what applies to most visitors.',
      dont: 'Do not put more than one list into a part.',
    },
    docs: {
      description: {
        component:
          'A numbered part of an information page: paragraphs, an optional list, and an optional link. Its number is its position on the page.',
      },
    },
  },
})

/** Paragraphs, a list and a link. */
export const Default = meta.story({})

/** Paragraphs only. */
export const Bare = meta.story({ args: { section: sectionById('in-one-sentence') } })

const withText = (text: string) => ({
  ...full,
  title: text,
  paragraphs: [`${text}.`],
  points: [`${text};`, `${text}.`],
})

export const LongText = meta.story({ args: { section: withText(LONG) } })

export const Arabic = meta.story({ args: { section: withText(RTL_TITLE) } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
