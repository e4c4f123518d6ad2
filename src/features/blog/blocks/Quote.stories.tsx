import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { Quote } from './Quote.tsx'

const meta = preview.meta({
  title: 'Components/Post/Quotation',
  component: Quote,
  decorators: [inArticle],
  args: blockIn(overtonePost, 'quote'),
  parameters: {
    docs: {
      description: {
        component:
          'A sentence worth stopping at, with where it comes from. One to a part of a post is enough; for what is merely important use a paragraph.',
      },
    },
  },
})

export const Default = meta.story({})

/** Nobody knows who said it. */
export const WithoutSource = meta.story({ args: { cite: undefined } })

export const LongText = meta.story({ args: { content: `${LONG}. ${LONG}.`, cite: LONG } })

export const Arabic = meta.story({ args: { content: RTL_TITLE, cite: 'دفتر الاستماع' } })
