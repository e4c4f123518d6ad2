import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { termsSections } from '#src/features/info/terms-content.ts'
import preview from '#storybook/preview.tsx'
import { TextLink } from './links.tsx'
import { Prose } from './Prose.tsx'

const seller = termsSections(DEFAULT_CONFIG).find(({ points }) => points)

const meta = preview.meta({
  title: 'Components/Frame/Prose',
  component: Prose,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 } }}>
        <Story />
      </Box>
    ),
  ],
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
    docs: {
      description: {
        component:
          'Text to be read from its beginning to its end: larger than the rest, at most 68 characters a line. For labels, cards and lists of products the page’s own type is enough.',
      },
    },
  },
})

export const Default = meta.story({})

/** Words that are longer than a line are broken. */
export const LongText = meta.story({ args: { children: <p>{`${LONG}. `.repeat(3)}</p> } })

export const Arabic = meta.story({ args: { children: <p dir="auto">{`${RTL_TITLE}. `.repeat(4)}</p> } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
