import { overtonePost } from '#fixtures/posts.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { Divider } from './Divider.tsx'
import { Paragraph } from './Paragraph.tsx'

const meta = preview.meta({
  title: 'Components/Post/Divider',
  tags: ['since:0.1.0'],
  component: Divider,
  decorators: [inArticle],
  parameters: {
    guide: {
      do: 'Use it where the subject changes and a heading would be too much.',
      dont: 'Do not use two in a row.',
    },
    docs: {
      description: {
        component:
          'A short line between two parts of a post that need no heading. Do not use it below a heading or at the end of a post.',
      },
    },
  },
})

export const Default = meta.story({
  render: () => {
    const text = <Paragraph {...blockIn(overtonePost, 'paragraph')} />
    return (
      <>
        {text}
        <Divider />
        {text}
      </>
    )
  },
})
