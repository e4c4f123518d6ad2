import { mdiAccountOutline, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { Button, IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { openTooltip } from '#storybook/helpers/open-tooltip.ts'
import preview from '#storybook/preview.tsx'

type IconButtonsProps = {
  /** What the first button is called. */
  name: string
  /** Where on the page the buttons stand. */
  place: keyof typeof PLACES
  /** What opens the first button's tooltip. */
  openedBy?: 'pointer' | 'keyboard'
}

const PLACES = {
  middle: { placeContent: 'center' },
  top: { placeContent: 'start center' },
  bottom: { placeContent: 'end center' },
  'right edge': { placeContent: 'center end' },
}

/** Any icon button: the region that names them is in every story. */
function IconButtons({ name, place, openedBy }: IconButtonsProps) {
  const buttons = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = buttons.current?.querySelector('button')
    return first && openedBy ? openTooltip(first, openedBy) : undefined
  }, [openedBy])
  return (
    <Box component="main" ref={buttons} sx={{ display: 'grid', minHeight: '100vh', ...PLACES[place] }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <IconButton aria-label={name}>
          <Icon path={mdiAccountOutline} />
        </IconButton>
        <IconButton aria-label="Increase quantity">
          <Icon path={mdiPlus} />
        </IconButton>
        <Button aria-label="Add to Cart: a product">Add to Cart</Button>
      </Box>
    </Box>
  )
}

const meta = preview.meta({
  title: 'Components/Feedback/Tooltip',
  component: IconButtons,
  args: { name: 'Account', place: 'middle' as const },
  parameters: {
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component:
          'Says the name of a control that shows an icon alone, where it is pointed at for a moment or reached by keyboard; a touch shows none. It says the name and nothing else: what a visitor needs to know stands on the page.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('opens where a hand rests, and adds nothing to the name', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Account' })
  await userEvent.hover(button)
  const tooltip = await waitFor(async () => {
    // A hand is never quite still.
    await fireEvent.pointerMove(button)
    return screen.getByRole('tooltip')
  })
  await expect(tooltip).toHaveTextContent('Account')
  await expect(button).toHaveAccessibleName('Account')
  await expect(button).not.toHaveAttribute('aria-describedby')
})
Default.test('opens with the focus, and goes with it', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.tab()
  const button = canvas.getByRole('button', { name: 'Increase quantity' })
  await expect(await screen.findByText('Increase quantity', { selector: '[role=tooltip]' })).toBeInTheDocument()
  await expect(button).toHaveFocus()
  await userEvent.tab()
  await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

export const Hovered = meta.story({
  args: { openedBy: 'pointer' },
  parameters: { pseudo: { hover: ['[aria-label=Account]'] } },
})
Hovered.test('stands open', async () => {
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Account')
})

export const Focused = meta.story({
  args: { openedBy: 'keyboard' },
  parameters: { pseudo: { focusVisible: ['[aria-label=Account]'] } },
})
Focused.test('stands open', async () => {
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Account')
})

/** Below its button, where there is no room above. */
export const AtTheTop = meta.story({ args: { place: 'top', openedBy: 'keyboard' } })

/** Moves aside, and never leaves the page. */
export const AtTheEdge = meta.story({
  args: { name: 'Save Norrvane Studio 16 to wishlist', place: 'right edge', openedBy: 'keyboard' },
})

export const LongText = meta.story({ args: { name: LONG, openedBy: 'keyboard' } })

export const Arabic = meta.story({ args: { name: RTL_TITLE, openedBy: 'keyboard' } })
