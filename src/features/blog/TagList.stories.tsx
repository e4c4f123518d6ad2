import Box from '@mui/material/Box'
import { posts } from '#fixtures/posts.ts'
import { LONG } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { TagList } from './TagList.tsx'

const tags = [...new Set(posts.flatMap((post) => post.tags))]

const meta = preview.meta({
  title: 'Components/Post/Tags',
  tags: ['since:0.1.0'],
  component: TagList,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 480 }}>{Story()}</Box>],
  args: { tags: tags.slice(0, 3), all: false },
  parameters: {
    guide: {
      do: 'Order the tags by importance, because a card shows the first three.',
      dont: 'Do not make a tag look pressable.',
    },
    docs: {
      description: {
        component:
          'The topics of a post. A card shows three and a count of the others; the post shows all. Tags are not links; for choices, use filters.',
      },
    },
  },
})

export const Default = meta.story({})

/** On a card: three tags and a count of the others. */
export const Shortened = meta.story({ args: { tags: tags.slice(0, 12) } })

/** In the post: every tag. */
export const All = meta.story({ args: { tags: tags.slice(0, 12), all: true } })

export const LongText = meta.story({ args: { tags: [LONG, ...tags.slice(0, 2)] } })

export const Arabic = meta.story({ args: { tags: ['سماعات', 'كابل 3 متر', 'Hi-Fi'] } })
