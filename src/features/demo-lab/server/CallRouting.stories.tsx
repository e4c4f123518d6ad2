import Typography from '@mui/material/Typography'
import { expect, fn } from 'storybook/test'
import { CALLS } from '#mocks/lab/calls.ts'
import type { DemoServer } from '#src/demo/demo-api.ts'
import preview from '#storybook/preview.tsx'
import { CallRouting } from './CallRouting.tsx'

/** Returns a server that answers these groups of calls. */
const serverOf = (address: string, groups: readonly string[] = [], compared = ''): DemoServer => ({
  address: () => address,
  isConfigured: false,
  canChange: true,
  setAddress: fn(),
  isOnServer: (group) => groups.includes(group),
  isCompared: (group) => group === compared,
  configuredGroups: [],
  idsNote: () =>
    groups.includes('products') && !groups.includes('brands')
      ? 'Products, categories and brands come from both sides, so their ids must agree.'
      : '',
})

const ADDRESS = 'https://api.example.com'

const meta = preview.meta({
  title: 'Demo Lab/Mock or server',
  tags: ['since:0.1.0'],
  component: CallRouting,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { server: serverOf(ADDRESS), calls: CALLS, chosen: [], onChoose: fn() },
  argTypes: { server: { control: false } },
  parameters: {
    docs: {
      description: { component: 'The target of each group of calls: the mock API, a server, or both.' },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({})

export const WithoutServer = meta.story({ args: { server: serverOf('') } })

/** A link names calls for a server whose address this browser does not know. */
export const LinkWithoutServer = meta.story({ args: { server: serverOf(''), chosen: ['products.server'] } })

export const OnServer = meta.story({
  args: {
    server: serverOf(ADDRESS, ['products', 'cart'], 'blog'),
    chosen: ['products.server', 'cart.server', 'blog.both'],
  },
})

export const Configured = meta.story({
  args: { server: { ...serverOf(ADDRESS, ['brands']), isConfigured: true, configuredGroups: ['brands'] } },
})

Default.test('a choice is passed on as the name in a link', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Who answers products' }), 'Server')
  await expect(args.onChoose).toHaveBeenCalledWith(['products.server'])
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
