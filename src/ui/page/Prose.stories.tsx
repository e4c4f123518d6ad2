import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { terms } from '#src/features/info/terms-content.ts'
import { TextLink } from '#src/ui/controls/links.tsx'
import preview from '#storybook/preview.tsx'
import { Prose } from './Prose.tsx'

const seller = terms.sections.find(({ points }) => points)

const meta = preview.meta({
  title: 'Components/Frame/Prose',
  tags: ['since:0.1.0'],
  component: Prose,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 } }}>{Story()}</Box>],
  args: {
    children: (
      <>
        <p>{seller?.paragraphs}</p>
        <ul>
          {seller?.points?.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>
          <TextLink to="/faq">{seller?.more?.label}</TextLink>
        </p>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      do: 'Use it for texts of several paragraphs.',
      dont: 'Do not make its lines longer than 68 characters.',
    },
    docs: {
      description: {
        component:
          'Long text, larger than other text, with at most 68 characters in a line. Do not use it for labels, cards and lists of products.',
      },
    },
  },
})

export const Default = meta.story({})

/** Words longer than a line are broken. */
export const LongText = meta.story({ args: { children: <p>{`${LONG}. `.repeat(3)}</p> } })

export const Arabic = meta.story({ args: { children: <p dir="auto">{`${RTL_TITLE}. `.repeat(4)}</p> } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
