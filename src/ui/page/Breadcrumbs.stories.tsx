import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioLaptop } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const laptops = { label: 'Laptops', path: '/category/laptops' }

const meta = preview.meta({
  title: 'Components/Actions/Breadcrumbs',
  tags: ['since:0.1.0'],
  component: Breadcrumbs,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 640 }}>{Story()}</Box>],
  args: { trail: ['Home', laptops, studioLaptop.title] },
  parameters: {
    guide: {
      do: 'Begin at the home page.',
      dont: 'Do not link the current page.',
      keyboard: 'Tab moves from link to link.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'The position of the page in the shop, with links to the levels above. Use it once per page, above the title. Search engines read it as well.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('the last step is the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: laptops.label })).toHaveAttribute(
    'href',
    expect.stringMatching(/category\/laptops$/),
  )
  await expect(canvas.getByText(studioLaptop.title)).toHaveAttribute('aria-current', 'page')
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:nth-of-type(3) a'] } } })

export const OneStep = meta.story({ args: { trail: ['Home'] } })

/** “Categories” has no page, so it is not a link. */
export const FourSteps = meta.story({ args: { trail: ['Home', 'Categories', laptops, studioLaptop.title] } })

export const LongText = meta.story({ args: { trail: ['Home', laptops, LONG] } })

export const Arabic = meta.story({ args: { trail: ['Home', laptops, RTL_TITLE] } })

export const Phone = meta.story({
  args: { trail: ['Home', 'Categories', laptops, `${studioLaptop.title}, matte panel`] },
  globals: { viewport: { value: 'phone' } },
})
