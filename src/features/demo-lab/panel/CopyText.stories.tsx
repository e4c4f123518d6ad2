import Stack from '@mui/material/Stack'
import { expect } from 'storybook/test'
import { shows } from '#storybook/helpers/shows.ts'
import preview from '#storybook/preview.tsx'
import { settled } from '#storybook/shop/steps.ts'
import { CopyText } from './CopyText.tsx'

const LINK = 'https://shop.example/overtone/cart/?demo=cart-5-lines,update-500'

const meta = preview.meta({
  title: 'Demo Lab/Copy a text',
  tags: ['since:0.1.0'],
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
        component: 'Copies a text and confirms it. If the browser blocks the clipboard, it shows the text in a field.',
      },
      story: { inline: false, height: '200px' },
    },
  },
})

/** Returns a `beforeEach` that replaces the clipboard's `writeText`. */
const clipboard = (writeText: () => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => void Reflect.deleteProperty(navigator, 'clipboard')
}

const COPY = 'Copy link to this state'

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } })

export const Copied = meta.story({
  parameters: shows('Copied', { steps: [COPY] }),
  beforeEach: clipboard(async () => undefined),
})

export const ByHand = meta.story({
  parameters: shows('Text to copy manually', { steps: [COPY] }),
  beforeEach: clipboard(() => Promise.reject(new Error('Not allowed'))),
})
ByHand.test('a blocked clipboard shows the text in a field', async ({ canvas }) => {
  await settled()
  await expect(await canvas.findByRole('textbox', { name: 'Text to copy manually' })).toHaveValue(LINK)
})
