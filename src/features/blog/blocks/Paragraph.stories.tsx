import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { Paragraph } from './Paragraph.tsx'

const meta = preview.meta({
  title: 'Components/Post/Paragraph',
  tags: ['since:0.1.0'],
  component: Paragraph,
  decorators: [inArticle],
  args: blockIn(overtonePost, 'paragraph'),
  parameters: {
    guide: {
      do: 'Keep one idea in each paragraph.',
      dont: 'Do not write HTML: it shows as text.',
    },
    docs: {
      description: {
        component:
          'The text of a post, with at most 68 characters in a line. It keeps line breaks and shows markup as text. For steps or points, use a list.',
      },
    },
  },
})

export const Default = meta.story({})

export const WithLineBreaks = meta.story({ args: { content: 'The note itself.\nIts octave.\nThe fifth above that.' } })

/** Markup is shown as text. */
export const Markup = meta.story({ args: { content: '<b>Not bold</b>, and no <a href="#">link</a> either.' } })

export const LongText = meta.story({ args: { content: `${LONG}. `.repeat(6) } })

export const Arabic = meta.story({ args: { content: `${RTL_TITLE}. `.repeat(6) } })
