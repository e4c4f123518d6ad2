import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { Heading } from './Heading.tsx'
import { Paragraph } from './Paragraph.tsx'

const meta = preview.meta({
  title: 'Components/Post/Heading',
  tags: ['since:0.1.0'],
  component: Heading,
  decorators: [inArticle],
  args: blockIn(overtonePost, 'heading'),
  argTypes: { level: { control: { type: 'number', min: 1, max: 6 } } },
  parameters: {
    guide: {
      do: 'Start at level 2 and go one level down at a time.',
      dont: 'Do not choose a level for its size.',
    },
    docs: {
      description: {
        component:
          'A heading in a post, on one of six levels; the default is level 2. The title of the post is level 1. Do not skip levels.',
      },
    },
  },
})

export const Default = meta.story({})

/** All six levels, with the spacing of a post. */
export const Levels = meta.story({
  render: () => (
    <>
      {[1, 2, 3, 4, 5, 6].map((level) => (
        <Heading key={level} level={level} content={`Level ${level}: hear it in a minute`} />
      ))}
    </>
  ),
})

/** Closer to the text below than to the text above. */
export const AmongText = meta.story({
  render: (args) => {
    const text = <Paragraph {...blockIn(overtonePost, 'paragraph')} />
    return (
      <>
        {text}
        <Heading {...args} />
        {text}
      </>
    )
  },
})

export const LongText = meta.story({ args: { content: LONG } })

export const Arabic = meta.story({ args: { content: RTL_TITLE } })
