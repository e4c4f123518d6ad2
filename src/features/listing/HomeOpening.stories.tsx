import { expect, within } from 'storybook/test'
import { Page } from '#src/ui/page/Page.tsx'
import { withSite } from '#storybook/helpers/with-site.tsx'
import preview from '#storybook/preview.tsx'
import { HomeOpening } from './HomeOpening.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Home opening',
  tags: ['since:0.1.0'],
  component: HomeOpening,
  decorators: [(Story) => <Page sx={{ paddingBottom: 6 }}>{Story()}</Page>],
  parameters: {
    guide: {
      do: 'Say what the shop sells in one sentence.',
      dont: 'Do not put offers here.',
    },
    docs: {
      description: {
        component:
          'Says in one sentence what the shop is. It is only on the first page of the unfiltered home page, above the breadcrumbs.',
      },
    },
  },
})

export const Default = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

const LONG_NAME = 'Bergmann & Söhne Electronics Warehouse'

/** The box grows with its text. */
export const LongRetailer = meta.story({
  decorators: [withSite((site) => ({ ...site, retailer: { name: LONG_NAME } }))],
  globals: { viewport: { value: 'phone' } },
})
LongRetailer.test('the box is as high as its text', async ({ canvasElement }) => {
  const section = within(canvasElement).getByRole('region')
  const text = within(section).getByText(/Warehouse/).parentElement
  await expect(text?.clientHeight).toBeGreaterThan(112)
  await expect(section.clientHeight).toBe(text?.clientHeight)
})
