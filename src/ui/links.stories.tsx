import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { PlainLink, TextLink } from './links.tsx'

type ShopLinkProps = {
  words: string
  /** In navigation and titles, which are links by their place. */
  isPlain?: boolean
}

/** Both links of the shop, so that one page shows them. */
function ShopLink({ words, isPlain = false }: ShopLinkProps) {
  if (isPlain) return <PlainLink to="/faq">{words}</PlainLink>
  return (
    <p>
      What becomes of your click is told in the <TextLink to="/affiliate">{words}</TextLink>, in full.
    </p>
  )
}

const meta = preview.meta({
  title: 'Components/Actions/Link',
  component: ShopLink,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6, maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
  args: { words: 'affiliate disclosure', isPlain: false },
  parameters: {
    docs: {
      description: {
        component:
          'Leads to another page. Among words it is underlined; in navigation and titles, which are links by their place, it shows its line only where it is pointed at. What does something on this page is a button.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('is a link among its words', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'affiliate disclosure' })).toHaveAttribute(
    'href',
    expect.stringMatching(/affiliate$/),
  )
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

/** In navigation, and as a title. */
export const Plain = meta.story({ args: { words: 'Questions and answers', isPlain: true } })

export const PlainHover = meta.story({ ...Plain.input, parameters: { pseudo: { hover: true } } })

export const PlainFocus = meta.story({ ...Plain.input, parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { words: LONG } })

export const Arabic = meta.story({ args: { words: RTL_TITLE } })
