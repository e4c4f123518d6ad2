import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import type { Block } from '#src/api/contract.ts'
import { Article } from '#src/features/blog/post/Post.tsx'
import { apiPost } from '#storybook/helpers/api-posts.ts'
import preview from '#storybook/preview.tsx'
import { PostBlocks } from './PostBlocks.tsx'

const { blocks } = apiPost(overtonePost)

const textsOnly = (content: string): Block[] => [
  { type: 'heading', level: 2, content },
  { type: 'paragraph', content: `${content}. `.repeat(3) },
  { type: 'list', style: 'unordered', items: [content, content] },
  { type: 'quote', content, cite: content },
]

const meta = preview.meta({
  title: 'Components/Post/All blocks',
  tags: ['since:0.1.0'],
  component: PostBlocks,
  decorators: [(Story) => <Article>{Story()}</Article>],
  args: { blocks },
  parameters: {
    guide: {
      do: 'Let the blocks set their own distances.',
      dont: 'Do not put empty paragraphs between blocks.',
    },
    docs: {
      description: {
        component:
          'The body of a post: its blocks in order, with the space between them. Each block has its own page here. Unknown types of blocks are left out.',
      },
    },
  },
})

export const Default = meta.story({})

export const LongText = meta.story({ args: { blocks: textsOnly(LONG) } })

export const Arabic = meta.story({ args: { blocks: textsOnly(RTL_TITLE) } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
