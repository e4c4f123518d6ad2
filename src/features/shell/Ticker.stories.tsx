import Typography from '@mui/material/Typography'
import { expect, within } from 'storybook/test'
import { Page } from '#src/ui/Page.tsx'
import preview from '#storybook/preview.tsx'
import { Header } from './Header.tsx'
import { Ticker } from './Ticker.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Ticker',
  component: Ticker,
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Header />
        <Page sx={{ paddingBlock: 8 }}>
          <Typography variant="h1">A page below the ticker</Typography>
        </Page>
      </>
    ),
  ],
  parameters: {
    shop: { url: '/faq/' },
    docs: {
      description: {
        component:
          'Featured products and promotions that pass by above the header, at the top of every page. It says nothing that can be read there alone: whoever pauses it or wants less motion misses nothing.',
      },
    },
  },
})

type Canvas = ReturnType<typeof within>

const findLinks = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Featured products' })).findAllByRole('link')

export const Loaded = meta.story({})
Loaded.test('shows products and promotions, and can be paused', async ({ canvas, userEvent }) => {
  const links = await findLinks(canvas)
  await expect(links.length).toBeGreaterThan(4)
  await userEvent.click(canvas.getByRole('button', { name: 'Pause ticker' }))
  await expect(canvas.getByRole('button', { name: 'Play ticker' })).toBeVisible()
})

export const Paused = meta.story({
  parameters: { shop: { steps: ['Pause ticker'] }, docs: { story: { inline: false, height: '320px' } } },
})

/** The strip keeps its height. */
export const Loading = meta.story({ parameters: { shop: { demo: ['products-never'] } } })
Loading.test('keeps its height', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Featured products' })).toHaveStyle({ height: '44px' })
})

/** Promotions alone. */
export const Failed = meta.story({ parameters: { shop: { demo: ['products-500'] } } })
Failed.test('shows the promotions alone', async ({ canvas }) => {
  await expect(await findLinks(canvas)).toHaveLength(4)
})

/** Promotions alone. */
export const Empty = meta.story({ parameters: { shop: { demo: ['products-empty'] } } })
Empty.test('shows the promotions alone', async ({ canvas }) => {
  await expect(await findLinks(canvas)).toHaveLength(4)
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
