import { embeddedFilmPost, overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import preview from '#storybook/preview.tsx'
import { ItemList } from './ItemList.tsx'

const numbered = blockIn(overtonePost, 'list')

const meta = preview.meta({
  title: 'Components/Post/List',
  tags: ['since:0.1.0'],
  component: ItemList,
  decorators: [inArticle],
  args: blockIn(embeddedFilmPost, 'list'),
  argTypes: { style: { control: 'inline-radio', options: ['unordered', 'ordered'] } },
  parameters: {
    guide: {
      do: 'Use numbers only for steps.',
      dont: 'Do not nest lists.',
    },
    docs: {
      description: {
        component:
          'Points in a post, or steps if their order matters. Steps can start at any number, for example to continue after a picture. For a single item, use a paragraph.',
      },
    },
  },
})

export const Default = meta.story({})

export const Numbered = meta.story({ args: numbered })

/** Continues a list; the numbers get wider. */
export const NumberedFromNinetyNine = meta.story({ args: { ...numbered, start: 99 } })

export const LongText = meta.story({ args: { items: [LONG, LONG] } })

export const Arabic = meta.story({ args: { style: 'ordered', items: [RTL_TITLE, RTL_TITLE, 'Overtone'] } })
