import Stack from '@mui/material/Stack'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { CopyText } from './CopyText.tsx'

const LINK = 'https://shop.example/overtone/cart/?demo=cart-5-lines,update-500'

const meta = preview.meta({
  title: 'Demo Lab/Copy a text',
  component: CopyText,
  decorators: [
    (Story) => (
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, p: 6, maxWidth: 440 }}>
        {Story()}
      </Stack>
    ),
  ],
  args: { label: 'Copy link to this state', text: () => LINK },
  parameters: {
    docs: {
      description: {
        component:
          'Copies a text, and says so; where the browser does not let it, shows the text to be copied by hand.',
      },
      story: { inline: false, height: '200px' },
    },
  },
})

/** In the place of the visitor's own. */
const clipboard = (writeText: () => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => void Reflect.deleteProperty(navigator, 'clipboard')
}

const pressed = { shop: { steps: ['Copy link to this state'] } }

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } })

export const Copied = meta.story({ parameters: pressed, beforeEach: clipboard(async () => undefined) })
Copied.test('says so', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
})

export const ByHand = meta.story({
  parameters: pressed,
  beforeEach: clipboard(() => Promise.reject(new Error('Not allowed'))),
})
ByHand.test('shows the text where the browser refuses', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByRole('textbox', { name: 'To be copied by hand' })).toHaveValue(LINK)
})
