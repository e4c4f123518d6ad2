import Typography from '@mui/material/Typography'
import { expect, fn } from 'storybook/test'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import type { DemoApi, LoggedRequest } from '#src/demo/demo-api.ts'
import preview from '#storybook/preview.tsx'
import { RequestLog } from './RequestLog.tsx'

const listed: LoggedRequest = {
  number: 1,
  method: 'GET',
  path: '/api/products',
  query: '?page=1&limit=24',
  cartIn: 'storycart0001',
  cartOut: 'storycart0001',
  status: 200,
  ms: 12,
  scenario: '',
}

/** Returns a Demo API that has logged these requests. */
const logging = (requests: LoggedRequest[]): DemoApi => ({
  mode: 'page',
  connection: { baseUrlOf: () => '', onRequest: () => undefined, onInvalid: () => undefined },
  chosen: () => [],
  requests: () => requests,
  exchanges: () => ({ stored: [], dropped: 0 }),
  subscribe: () => () => undefined,
  notes: () => '',
  isSent: () => false,
  loadLab: () => new Promise(() => undefined),
})

const { edits } = createLab(createInterceptor(async () => Response.json({ products: [], total: 0 })))

const meta = preview.meta({
  title: 'Demo Lab/Last calls',
  tags: ['since:0.1.0'],
  component: RequestLog,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { demo: logging([listed]), edits, onClear: fn(), onEdited: fn() },
  argTypes: { demo: { control: false }, edits: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The last calls of the API, newest first, with the request, the answer and the cart. The answers to reads can be edited.',
      },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({})

export const Empty = meta.story({ args: { demo: logging([]) } })

export const NotInTheRecording = meta.story({
  args: {
    demo: logging([
      { ...listed, scenario: 'recording', answeredBy: 'recording', cartOut: null },
      {
        ...listed,
        number: 2,
        path: '/api/brands',
        query: '',
        status: 404,
        scenario: 'recording',
        answeredBy: 'recording',
        isUnrecorded: true,
        cartOut: null,
      },
    ]),
  },
})

export const Many = meta.story({
  args: {
    demo: logging([
      { ...listed, cartIn: null },
      { ...listed, number: 2, path: '/api/brands', query: '', ms: 4 },
      { ...listed, number: 3, path: '/api/products/no-such-product', query: '', status: 404, ms: 3 },
      { ...listed, number: 4, method: 'POST', path: '/api/cart/add', query: '', status: 500, scenario: 'add-500' },
      { ...listed, number: 5, path: '/api/cart', query: '', cartOut: null, status: 0, scenario: 'cart-offline' },
      {
        ...listed,
        number: 6,
        path: '/api/blog',
        query: '',
        cartOut: null,
        status: null,
        ms: null,
        scenario: 'blog-never',
      },
    ]),
  },
})

export const AnsweredByServer = meta.story({
  args: { demo: logging([listed, { ...listed, number: 2, path: '/api/brands', query: '', answeredBy: 'server' }]) },
})

export const AnsweredByRecording = meta.story({
  args: {
    demo: logging([
      { ...listed, answeredBy: 'recording' },
      { ...listed, number: 2, query: '?page=2', status: 404, answeredBy: 'recording', isUnrecorded: true },
    ]),
  },
})

export const AnsweredByEdit = meta.story({
  args: { demo: logging([{ ...listed, scenario: 'state', answeredBy: 'edit' }]) },
})

export const Editing = meta.story({ parameters: { shop: { steps: ['Edit answer', { see: 'Answer as text' }] } } })

export const ComparisonPending = meta.story({ args: { demo: logging([{ ...listed, comparison: 'pending' }]) } })

export const NoDifference = meta.story({ args: { demo: logging([{ ...listed, comparison: [] }]) } })

const DIFFERENCES = [
  'GET /api/products?page=1&limit=24 returned "aurelle-studio-one", whose price is outside the range.',
  'Only the server has "aurelle-arena", "aurelle-drift", "aurelle-atrium", "kestrane-arc", "lumorel-m1" and 15 more.',
  'price of "aurelle-studio-one" is "349.00", and "329.00" in the mock API (and 23 more).',
]

export const Differences = meta.story({
  args: { demo: logging([{ ...listed, answeredBy: 'server', comparison: DIFFERENCES }]) },
})

export const DifferencesOpened = Differences.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('compared: 3 differences'))
    await expect(canvas.getByText(/^Only the server has/)).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    demo: logging([
      {
        ...listed,
        query: '?search=Unterwassermehrkanaltonaufzeichnungsger%C3%A4tehalterung&brand=Aurelle&brand=Halvorsen&page=12',
        scenario: 'cart-5-lines,products.1500ms,brands-500,update-after-3s,popups-first-only,texts-long',
      },
    ]),
  },
  globals: { viewport: { value: 'phone' } },
})
