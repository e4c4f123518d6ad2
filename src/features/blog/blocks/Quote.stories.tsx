import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { Quote } from './Quote.tsx'

const meta = preview.meta({
  title: 'Components/Post/Quotation',
  tags: ['since:0.1.0'],
  component: Quote,
  decorators: [inArticle],
  args: blockIn(overtonePost, 'quote'),
  parameters: {
    guide: {
      do: 'Name the source.',
      dont: 'Do not use it to make your own sentence larger.',
    },
    docs: {
      description: {
        component:
          'A quotation with its source. One per section of a post is enough. For important text, use a paragraph.',
      },
    },
  },
})

export const Default = meta.story({})

export const WithoutSource = meta.story({ args: { cite: undefined } })

export const LongText = meta.story({ args: { content: `${LONG}. ${LONG}.`, cite: LONG } })

export const Arabic = meta.story({ args: { content: RTL_TITLE, cite: 'دفتر الاستماع' } })
