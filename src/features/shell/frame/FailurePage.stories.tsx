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
