import Box from '@mui/material/Box'
import { expect, screen, waitFor, within } from 'storybook/test'
import { categories } from '#fixtures/categories.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import { withListing } from '#storybook/helpers/with-listing.tsx'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { FilterDrawer } from './FilterDrawer.tsx'

const laptops = categories.find(({ slug }) => slug === 'laptops')
if (!laptops) throw new Error('no laptops')

const meta = preview.meta({
  title: 'Components/Forms/Filter drawer',
  component: FilterDrawer,
  decorators: [
    withListing,
    (Story) => (
      <Box sx={{ p: 4 }}>
        <Story />
      </Box>
    ),
  ],
  // Above 900 pixels its button is not there: the filters stand beside the products.
  globals: { viewport: { value: 'phone' } },
  args: { applied: 0, total: 180 },
  argTypes: { category: { control: false } },
  parameters: {
    // No sheet is as narrow.
    sheet: false,
    docs: {
      story: { inline: false, height: '200px' },
      description: {
        component:
          'The filters on small screens: a button that counts what is applied, and a drawer from below with a way back to the products. On large screens use the filters themselves, beside the listing.',
      },
    },
  },
})

const open = inIframe({ steps: ['Filters'] }, 844)

export const Default = meta.story({})

export const Applied = meta.story({ args: { applied: 3 } })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } })

export const Open = meta.story({ parameters: open })
Open.test('closes by its cross, and gives the focus back', async ({ canvas, userEvent }) => {
  await rested()
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await expect(drawer.getByRole('button', { name: 'Show 180 products' })).toBeVisible()
  await userEvent.click(drawer.getByRole('button', { name: 'Close filters' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
})

/** The listing still loads: how many there are is not known. */
export const OpenWhileLoading = meta.story({ args: { total: undefined }, parameters: open })
OpenWhileLoading.test('promises no number', async () => {
  await rested()
  await expect(await screen.findByRole('button', { name: 'Show products' })).toBeVisible()
})

export const OpenWithFilters = meta.story({
  args: { applied: 2, total: 3 },
  parameters: inIframe({ url: '/?categoryId=cat-cameras&priceRanges=50-100', steps: ['Filters'] }, 844),
})
OpenWithFilters.test('shows what is chosen', async () => {
  await rested()
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await expect(await drawer.findByRole('button', { name: /^Cameras/, pressed: true })).toBeVisible()
  await expect(drawer.getByRole('checkbox', { name: '$50 to $100' })).toBeChecked()
})

export const OpenOnACategory = meta.story({
  args: { slug: laptops.slug, category: { ...laptops, productCount: 26 }, total: 26 },
  parameters: open,
})

export const OpenAndFailed = meta.story({
  parameters: inIframe({ demo: ['categories-500', 'brands-500'], steps: ['Filters', 'Brands'] }, 844),
})
OpenAndFailed.test('says which section failed', async () => {
  await rested()
  await expect(await screen.findByText('Failed to load brands.')).toBeVisible()
})
