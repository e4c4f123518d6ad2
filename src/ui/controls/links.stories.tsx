import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { PlainLink, TextLink } from './links.tsx'

type ShopLinkProps = {
  words: string
  /** For navigation and titles, whose place shows that they are links. */
  isPlain?: boolean
}

/** Both link components, so that they share a docs page. */
function ShopLink({ words, isPlain = false }: ShopLinkProps) {
  if (isPlain) return <PlainLink to="/faq">{words}</PlainLink>
  return (
    <p>
      Read how the shop earns money in the <TextLink to="/affiliate">{words}</TextLink>, in full.
    </p>
  )
}

const meta = preview.meta({
  title: 'Components/Actions/Link',
  tags: ['since:0.1.0'],
  component: ShopLink,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 360 }}>{Story()}</Box>],
  args: { words: 'affiliate disclosure', isPlain: false },
  parameters: {
    guide: {
      do: 'Name the destination.',
      dont: 'Do not write “click here”.',
      keyboard: 'Tab reaches it; Enter follows it.',
    },
    docs: {
      description: {
        component:
          'A link to another page. It is underlined in text. In navigation and titles the line shows only on hover. For an action on this page, use a button.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

/** In navigation and titles. */
export const Plain = meta.story({ args: { words: 'Questions and answers', isPlain: true } })

export const PlainHover = meta.story({ ...Plain.input, parameters: { pseudo: { hover: true } } })

export const PlainFocus = meta.story({ ...Plain.input, parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { words: LONG } })

export const Arabic = meta.story({ args: { words: RTL_TITLE } })
