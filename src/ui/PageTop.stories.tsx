import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { Page } from './Page.tsx'
import { PageTop } from './PageTop.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Page top',
  component: PageTop,
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  args: {
    title: 'Privacy',
    lead: 'What this shop keeps in your browser, what it sends and to whom. The list is short, and it is complete.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'How a page of content begins: where one is, what the page is called, and one sentence on what it holds, which search engines show, too. Listings and products begin in their own ways.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('is the page’s title, and the last of its breadcrumbs', async ({ args, canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await expect(canvas.getByText(args.lead)).toBeVisible()
  await expect(canvas.getByText('Privacy', { selector: '[aria-current=page]' })).toBeVisible()
})

export const LongText = meta.story({ args: { title: LONG, lead: `${LONG}. ${LONG}. ${LONG}.` } })

export const Arabic = meta.story({ args: { title: RTL_TITLE } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
