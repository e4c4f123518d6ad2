import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { Page } from './Page.tsx'
import { PageTop } from './PageTop.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Page top',
  tags: ['since:0.1.0'],
  component: PageTop,
  decorators: [(Story) => <Page>{Story()}</Page>],
  args: {
    title: 'Privacy',
    lead: 'What this shop keeps in your browser, what it sends and to whom. The list is short, and it is complete.',
  },
  parameters: {
    guide: {
      do: 'Say in one sentence what the page is for.',
      dont: 'Do not put controls into it.',
      keyboard: 'Tab reaches the breadcrumbs.',
    },
    docs: {
      description: {
        component:
          'The top of a content page: breadcrumbs, title and one sentence of introduction, which search engines show as well. Listings and products have their own tops.',
      },
    },
  },
})

export const Default = meta.story({})

export const LongText = meta.story({ args: { title: LONG, lead: `${LONG}. ${LONG}. ${LONG}.` } })

export const Arabic = meta.story({ args: { title: RTL_TITLE } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
