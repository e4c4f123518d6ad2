import Box from '@mui/material/Box'
import * as RadixToast from '@radix-ui/react-toast'
import { expect, fn } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { ToastCard } from './ToastCard.tsx'

const added = {
  id: 1,
  series: 1,
  open: true,
  title: 'Success',
  description: 'Item added to cart successfully',
}
const failed = {
  ...added,
  title: 'Error',
  description: 'Failed to add item to cart',
  variant: 'destructive' as const,
}

const meta = preview.meta({
  title: 'Components/Feedback/Toast card',
  component: ToastCard,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6, maxWidth: 448 }}>
        <RadixToast.Provider duration={Number.POSITIVE_INFINITY}>
          <Story />
          <RadixToast.Viewport hotkey={[]} label="Notifications" />
        </RadixToast.Provider>
      </Box>
    ),
  ],
  args: { toast: added, onClose: fn() },
  parameters: {
    // It floats over the page, one at a time.
    sheet: false,
    docs: {
      description: {
        component:
          'What a toast looks like, apart from its place on the page. One is shown at a time; a failure carries the signal colour and says so in its title. How it comes and goes is told at Toast.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('closes', async ({ args, canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close notification' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})

/** Its button to close it. */
export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

/** Reached with F8: its time does not run. */
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['[data-variant]'] } } })

export const Destructive = meta.story({ args: { toast: failed } })

export const TitleAlone = meta.story({ args: { toast: { ...added, title: 'Cart cleared', description: undefined } } })

export const LongText = meta.story({ args: { toast: { ...failed, description: `${LONG}. ${LONG}.` } } })

export const Arabic = meta.story({ args: { toast: { ...added, description: RTL_TITLE } } })
