import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FailurePage } from './FailurePage.tsx'
import { Frame } from './Frame.tsx'

const meta = preview.meta({
  title: 'Pages/Failure',
  component: FailurePage,
  tags: ['!autodocs'],
  decorators: [(Story) => <Frame>{Story()}</Frame>],
  parameters: { shop: { url: '/faq/' } },
})

export const Default = meta.story({})
Default.test('says so, and has two ways on', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('This page failed to show.')
  await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
})
