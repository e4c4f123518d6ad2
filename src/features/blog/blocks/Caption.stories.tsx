import Box from '@mui/material/Box'
import { overtonePost } from '#fixtures/posts.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import preview from '#storybook/preview.tsx'
import { Caption } from './Caption.tsx'

const { caption = '' } = blockIn(overtonePost, 'image')

const meta = preview.meta({
  title: 'Components/Post/Caption',
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
    docs: {
      description: {
        component:
          'What is said below a picture, or of a quotation. It adds what one does not see; a picture’s own description is its alternative text.',
      },
    },
  },
})

export const Default = meta.story({})

/** Below a picture in the middle. */
export const Centred = meta.story({ args: { isCentred: true } })

export const LongText = meta.story({ args: { text: `${LONG}. ${LONG}.` } })

export const Arabic = meta.story({ args: { text: RTL_TITLE } })
