import Typography from '@mui/material/Typography'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { setView } from '#src/features/listing/results/view.ts'
import { setWishlisted } from '#src/features/products/wishlist.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import preview from '#storybook/preview.tsx'
import { Differences } from './Differences.tsx'

const interceptor = createInterceptor(async () => undefined)
const lab = createLab(interceptor)

/** Changes what the visitor sees. Returns the cleanup. */
async function change() {
  await fillCart(studioHeadphones.id, studioLaptop.id)
  setWishlisted([studioLaptop.id])
  setView('list')
  lab.choose(['add-500', 'products.1500ms'])
  return () => {
    setWishlisted([])
    setView('grid')
    lab.choose([])
  }
}

const meta = preview.meta({
  title: 'Demo Lab/Differences',
  tags: ['since:0.2.0'],
  component: Differences,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { demo: interceptor, lab },
  argTypes: { demo: { control: false }, lab: { control: false } },
  parameters: {
    docs: {
      description: { component: 'What the page shows because of earlier actions, and a fresh visit would not show.' },
      source: { type: 'code' },
    },
  },
})

/** Storybook always chooses a color scheme. */
export const Few = meta.story({})

export const Many = meta.story({ beforeEach: change })

export const Phone = meta.story({ beforeEach: change, globals: { viewport: { value: 'phone' } } })
