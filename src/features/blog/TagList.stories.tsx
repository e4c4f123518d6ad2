import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { posts } from '#fixtures/posts.ts'
import { LONG } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { TagList } from './TagList.tsx'

const tags = [...new Set(posts.flatMap((post) => post.tags))]

const meta = preview.meta({
  title: 'Components/Post/Tags',
  component: TagList,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 480 }}>{Story()}</Box>],
  args: { tags: tags.slice(0, 3), all: false },
  parameters: {
    docs: {
      description: {
        component:
          'What a post is about. A card shows three tags and says how many more there are; the post shows all of them. They lead nowhere: for choices use filters. A post without tags has none of this.',
      },
    },
  },
})

export const Default = meta.story({})

/** As on a card. */
export const Shortened = meta.story({ args: { tags: tags.slice(0, 12) } })
Shortened.test('says how many more there are', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  await expect(canvas.getByText('+9 more')).toBeVisible()
})

/** As in the post. */
export const All = meta.story({ args: { tags: tags.slice(0, 12), all: true } })
All.test('has every tag', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
})

export const LongText = meta.story({ args: { tags: [LONG, ...tags.slice(0, 2)] } })

export const Arabic = meta.story({ args: { tags: ['سماعات', 'كابل 3 متر', 'Hi-Fi'] } })
