import { mdiAccountOutline, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import { expect, screen } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { Button, IconButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import preview from '#storybook/preview.tsx'

type IconButtonsProps = {
  /** Name of the first button. */
  name: string
  /** Place of the buttons on the page. */
  place: keyof typeof PLACES
}

const PLACES = {
  middle: { placeContent: 'center' },
  top: { placeContent: 'start center' },
  bottom: { placeContent: 'end center' },
  'right edge': { placeContent: 'center end' },
}

/** A few icon buttons. Every story has the tooltip region. */
function IconButtons({ name, place }: IconButtonsProps) {
  return (
    <Box component="main" sx={{ display: 'grid', minHeight: '100vh', ...PLACES[place] }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <IconButton aria-label={name}>
          <Icon path={mdiAccountOutline} />
        </IconButton>
        <IconButton aria-label="Increase quantity">
          <Icon path={mdiPlus} />
        </IconButton>
        <Button>Add to Cart</Button>
      </Box>
    </Box>
  )
}

const meta = preview.meta({
  title: 'Components/Feedback/Tooltip',
  tags: ['since:0.1.0'],
  component: IconButtons,
  args: { name: 'Account', place: 'middle' as const },
  parameters: {
    guide: {
      do: 'Show the accessible name of the control.',
      dont: 'Do not put text into it that is nowhere else.',
      keyboard: 'It opens while its control has the focus; Escape closes it.',
    },
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component:
          'The name of a control that shows only an icon, on hover and on keyboard focus; touch shows none. It contains the name and nothing else. Put information that the visitor needs on the page.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hovered = meta.story({
  parameters: { shop: { steps: [{ hover: 'Account' }] }, pseudo: { hover: ['[aria-label=Account]'] } },
})
Hovered.test('the tooltip is open', async () => {
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Account')
})

/** Not on the docs page, where no story takes the focus. */
export const Focused = meta.story({
  tags: ['!autodocs'],
  parameters: { shop: { steps: [{ focus: 'Account' }] }, pseudo: { focusVisible: ['[aria-label=Account]'] } },
})
Focused.test('the tooltip is open', async () => {
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Account')
})

/** Below the button, because there is no room above. */
export const AtTheTop = meta.story({
  args: { place: 'top' },
  parameters: { shop: { steps: [{ hover: 'Account' }] } },
})

/** Moved sideways to stay within the page. */
export const AtTheEdge = meta.story({
  args: { name: 'Save to wishlist', place: 'right edge' },
  parameters: { shop: { steps: [{ hover: 'Save to wishlist' }] } },
})

export const LongText = meta.story({ args: { name: LONG }, parameters: { shop: { steps: [{ hover: LONG }] } } })

export const Arabic = meta.story({
  args: { name: RTL_TITLE },
  parameters: { shop: { steps: [{ hover: RTL_TITLE }] } },
})
