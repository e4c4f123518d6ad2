import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { reviews } from '#src/features/reviews/reviews-content.ts'
import preview from '#storybook/preview.tsx'
import { Page } from './Page.tsx'
import { Prose } from './Prose.tsx'
import { Section } from './Section.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Section',
  tags: ['since:0.1.0'],
  component: Section,
  render: (args) => (
    <Section {...args}>
      <Prose>{reviews.latest[0]?.summary}</Prose>
    </Section>
  ),
  decorators: [(Story) => <Page sx={{ paddingTop: 6 }}>{Story()}</Page>],
  args: {
    title: 'Equipment lists',
    note: 'Put together by us, each for one purpose.',
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      do: 'Give it a title that works alone.',
      dont: 'Do not nest it.',
    },
    docs: {
      description: {
        component:
          'A titled part of a content page, below a hairline. The title is beside the content on a large screen, above it otherwise. Do not nest sections.',
      },
    },
  },
})

export const Default = meta.story({})

export const WithoutNote = meta.story({ args: { title: 'Featured reviews', note: undefined } })

export const LongText = meta.story({ args: { title: LONG, note: LONG } })

export const Arabic = meta.story({ args: { title: RTL_TITLE } })

/** The title is above the content. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
