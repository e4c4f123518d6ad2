import Box from '@mui/material/Box'
import * as RadixToast from '@radix-ui/react-toast'
import { fn } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { toastPicture } from '#src/features/cart/toast-picture.tsx'
import { apiProduct } from '#storybook/helpers/api-product.ts'
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

const removed = {
  ...added,
  title: 'Item removed',
  description: 'Item has been removed from your cart.',
  picture: toastPicture(apiProduct(studioHeadphones).images[0]),
  action: { label: 'Undo', hint: 'Undo puts the item back in your cart', onPress: fn() },
}

const meta = preview.meta({
  title: 'Components/Feedback/Toast card',
  tags: ['since:0.1.0', 'changed:0.2.0'],
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
    guide: {
      do: 'Keep the title to one or two words.',
      dont: 'Do not put more than one action into it.',
      keyboard: 'Tab moves through its action and Close.',
      heard: ['add-to-cart'],
    },
    docs: {
      description: {
        component:
          'The card of a toast, without its place on the page. The title of a failure has the color of errors and an icon, and says Error. For the behavior, see Toast.',
      },
    },
  },
})

export const Default = meta.story({})

/** The close button is hovered. */
export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

/** F8 was pressed. The toast stays open while it has the focus. */
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['[data-variant]'] } } })

/** With the picture of the product and a button that reverts the removal. */
export const WithUndo = meta.story({ args: { toast: removed } })

export const FailedPicture = meta.story({
  args: { toast: { ...removed, picture: toastPicture('data:image/png;base64,broken') } },
})

export const Destructive = meta.story({ args: { toast: failed } })

export const TitleAlone = meta.story({ args: { toast: { ...added, title: 'Cart cleared', description: undefined } } })

export const LongText = meta.story({ args: { toast: { ...removed, description: `${LONG}. ${LONG}.` } } })

export const Arabic = meta.story({ args: { toast: { ...added, description: RTL_TITLE } } })
