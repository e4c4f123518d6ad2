import { expect } from 'storybook/test'
import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { Heading } from './Heading.tsx'
import { Paragraph } from './Paragraph.tsx'

const meta = preview.meta({
  title: 'Components/Post/Heading',
  component: Heading,
  decorators: [inArticle],
  args: blockIn(overtonePost, 'heading'),
  argTypes: { level: { control: { type: 'number', min: 1, max: 6 } } },
  parameters: {
    docs: {
      description: {
        component:
          'The title of a part of a post, on one of six levels; without a level it is the second. The post’s own title is the only one above it, so begin with level 2 and leave none out.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test(
  'is of the second level where there is no such level',
  { args: { level: 9 } },
  async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.content })).toBeVisible()
  },
)

/** From the first to the sixth, as far from each other as they stand in a post. */
export const Levels = meta.story({
  render: () => (
    <>
      {[1, 2, 3, 4, 5, 6].map((level) => (
        <Heading key={level} level={level} content={`Level ${level}: hear it in a minute`} />
      ))}
    </>
  ),
})

/** It stands nearer to its text than to what comes before it. */
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
