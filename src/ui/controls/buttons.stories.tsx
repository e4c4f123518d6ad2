import { mdiShareVariantOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { fn } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { Button, LinkButton, RouterButton } from './buttons.tsx'

const meta = preview.meta({
  title: 'Components/Actions/Button',
  tags: ['since:0.1.0'],
  component: Button,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 360 }}>{Story()}</Box>],
  args: { children: 'Load More', variant: 'outlined', color: 'ink', disabled: false, onClick: fn() },
  argTypes: {
    children: { control: 'text', description: 'What it does, in one or two words.' },
    variant: {
      control: 'inline-radio',
      options: ['contained', 'outlined', 'text'],
      description: 'Contained for the one thing to do, outlined beside it, text among other things.',
    },
    color: {
      control: 'inline-radio',
      options: ['ink', 'signal', 'inherit'],
      description: 'Signal for buying only; inherit on a ground of its own.',
    },
    disabled: { control: 'boolean', description: 'Say beside it why.' },
  },
  parameters: {
    guide: {
      do: 'Begin the label with a verb.',
      dont: 'Do not use two contained buttons in a view.',
      keyboard: 'Tab reaches it; Enter or Space presses it.',
      heard: ['add-to-cart'],
    },
    docs: {
      description: {
        component:
          'Performs an action, or links to the page where the action happens. Use one contained button per view, and the signal color only for buying. For a link in a text, use a link; for an icon alone, use an icon button.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Disabled = meta.story({ args: { disabled: true } })

/** For the main action of a view. */
export const Contained = meta.story({ args: { children: 'Retry', variant: 'contained' } })

export const ContainedHover = meta.story({ ...Contained.input, parameters: { pseudo: { hover: true } } })

export const ContainedDisabled = meta.story({ args: { children: 'Retry', variant: 'contained', disabled: true } })

/** Only for buying. */
export const Signal = meta.story({ args: { children: 'Buy Now', variant: 'contained', color: 'signal' } })

export const SignalHover = meta.story({ ...Signal.input, parameters: { pseudo: { hover: true } } })

export const SignalDisabled = meta.story({
  args: { children: 'Buy Now', variant: 'contained', color: 'signal', disabled: true },
})

/** Among other content, such as the lines of a cart. */
export const Text = meta.story({ args: { children: 'Clear filters', variant: 'text' } })

export const TextHover = meta.story({ ...Text.input, parameters: { pseudo: { hover: true } } })

/** On a dark background, as on the deals page. */
export const OnDark = meta.story({
  args: { children: 'Contact Our Experts', color: 'inherit' },
  decorators: [(Story) => <Box sx={{ p: 6, color: 'background.default', bgcolor: 'text.primary' }}>{Story()}</Box>],
})

export const WithIcon = meta.story({
  args: {
    children: (
      <>
        <Icon path={mdiShareVariantOutline} size={20} />
        Share
      </>
    ),
  },
  argTypes: { children: { control: false } },
})

export const LongText = meta.story({ args: { children: LONG } })

export const Arabic = meta.story({ args: { children: RTL_TITLE } })

/** A link to a page of the shop that looks like a button. */
export const ToAPage = meta.story({
  render: ({ variant }) => (
    <RouterButton to="/reviews" variant={variant}>
      All reviews
    </RouterButton>
  ),
})

/** A link to another site that looks like a button. */
export const OutOfTheShop = meta.story({
  args: { variant: 'contained', color: 'signal' },
  render: ({ variant, color }) => (
    <LinkButton href="https://retailer.example/studio-16" target="_blank" variant={variant} color={color}>
      Buy Now
    </LinkButton>
  ),
})
