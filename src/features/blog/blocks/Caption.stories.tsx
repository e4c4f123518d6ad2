import Box from '@mui/material/Box'
import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import preview from '#storybook/preview.tsx'
import { Caption } from './Caption.tsx'

const { caption = '' } = blockIn(overtonePost, 'image')

const meta = preview.meta({
  title: 'Components/Post/Caption',
  tags: ['since:0.1.0'],
  component: Caption,
  decorators: [
    (Story) => (
      <Box component="figure" sx={{ m: 6, maxWidth: 480 }}>
        {Story()}
      </Box>
    ),
  ],
  args: { text: caption, isCentred: false },
  parameters: {
    guide: {
      do: 'Say where or how the picture was taken.',
      dont: 'Do not repeat the text beside it.',
    },
    docs: {
      description: {
        component:
          'Text below a picture, or the source of a quotation. It adds what the picture does not show. The description of the picture belongs to its alternative text.',
      },
    },
  },
})

export const Default = meta.story({})

export const Centered = meta.story({ args: { isCentred: true } })

export const LongText = meta.story({ args: { text: `${LONG}. ${LONG}.` } })

export const Arabic = meta.story({ args: { text: RTL_TITLE } })
