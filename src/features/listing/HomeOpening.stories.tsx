import { Page } from '#src/ui/Page.tsx'
import preview from '#storybook/preview.tsx'
import { HomeOpening } from './HomeOpening.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Home opening',
  component: HomeOpening,
  decorators: [(Story) => <Page sx={{ paddingBottom: 6 }}>{Story()}</Page>],
  parameters: {
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
