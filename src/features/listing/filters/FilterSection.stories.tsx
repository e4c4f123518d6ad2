import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { FilterSection } from './FilterSection.tsx'
import { LatestReviews } from './LatestReviews.tsx'

const meta = preview.meta({
  title: 'Components/Forms/Filter section',
  tags: ['since:0.1.0'],
  component: FilterSection,
  decorators: [(Story) => <Box sx={{ p: 6, width: 264 + 48 }}>{Story()}</Box>],
  args: { title: 'Latest Reviews', isOpenAtFirst: false, children: <LatestReviews /> },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      do: 'Open the section that visitors use most.',
      dont: 'Do not close one section when another opens.',
      keyboard: 'Tab reaches it; Enter or Space opens and closes it.',
      heard: ['filter'],
    },
    docs: {
      description: {
        component:
          'One section of the filters. Sections open and close independently. For questions and answers, use Question and answer.',
      },
    },
  },
})

export const Default = meta.story({})

export const Open = meta.story({ args: { isOpenAtFirst: true } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['h2 button'] } } })

export const LongText = meta.story({ args: { title: LONG, isOpenAtFirst: true } })

export const Arabic = meta.story({ args: { title: RTL_TITLE, isOpenAtFirst: true } })
