import Typography from '@mui/material/Typography'
import { expect, fn } from 'storybook/test'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import type { LoggedRequest } from '#src/demo/demo-api.ts'
import preview from '#storybook/preview.tsx'
import { EditAnswer } from './EditAnswer.tsx'

const OF_PRODUCT: LoggedRequest = {
  number: 1,
  method: 'GET',
  path: `/api/products/${studioHeadphones.id}`,
  query: '',
  cartIn: 'storycart0001',
  cartOut: null,
  status: 200,
  ms: 12,
  scenario: '',
}
const OF_LIST: LoggedRequest = { ...OF_PRODUCT, path: '/api/products', query: '?page=1&limit=3' }

/** Returns edits of an API that answers each call with this. */
const editsOf = (respond: () => Response | undefined) => createLab(createInterceptor(async () => respond())).edits

const product = (fields: object) => () => Response.json({ ...studioHeadphones, ...fields })

const meta = preview.meta({
  title: 'Demo Lab/Edit an answer',
  tags: ['since:0.2.0'],
  component: EditAnswer,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { request: OF_PRODUCT, edits: editsOf(product({})), onEdited: fn(), onClose: fn() },
  argTypes: { edits: { control: false }, request: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The answer to a logged call as text, its violations of the contract, and changes that testers often try. Broken answers can be used too.',
      },
      source: { type: 'code' },
    },
    shop: { steps: [{ see: 'Answer as text' }] },
  },
})

export const Default = meta.story({})

Default.test('the answer is checked as one types, and can be used', async ({ canvas, userEvent, args }) => {
  const field = await canvas.findByRole('textbox', { name: 'Answer as text' })
  await userEvent.type(field, 'no ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  await expect(await canvas.findByText('1 violation of the contract.')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Use for this call' }))
  await expect(args.onEdited).toHaveBeenCalled()
})

export const List = meta.story({
  args: {
    request: OF_LIST,
    edits: editsOf(() => Response.json({ products: products.slice(0, 3), total: products.length })),
  },
})

export const Violations = meta.story({
  args: { edits: editsOf(product({ title: undefined })) },
})

/** A proxy's page in place of JSON. */
export const HtmlPage = meta.story({
  args: {
    edits: editsOf(
      () => new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ),
  },
})

export const NotJson = meta.story({
  parameters: { shop: { steps: [{ fill: 'Answer as text', with: 'no JSON' }] } },
})

export const OtherStatus = meta.story({ parameters: { shop: { steps: ['Other status with text'] } } })

export const InvalidStatus = meta.story({
  parameters: { shop: { steps: [{ fill: 'Status', with: '0' }, 'Other status with text'] } },
})

export const Used = meta.story({ parameters: { shop: { steps: ['Use for every call'] } } })

/** The browser has no room for the edit. */
export const NotStored = meta.story({
  args: { edits: { ...editsOf(product({})), open: openNotStored } },
  parameters: { shop: { steps: ['Use for this call'] } },
})

export const Loading = meta.story({
  args: { edits: { ...editsOf(product({})), open: () => new Promise(() => undefined) } },
  parameters: { shop: { steps: [{ see: 'Loading the answer…' }] } },
})

export const Failed = meta.story({
  args: { edits: editsOf(() => Response.error()) },
  parameters: { shop: { steps: [{ see: 'The answer couldn’t be loaded. Close the editor and try again.' }] } },
})

export const LongText = meta.story({
  args: { edits: editsOf(product({ id: undefined, title: LONG, brand: `https://shop.test/${'a'.repeat(200)}` })) },
})

export const Arabic = meta.story({
  args: {
    edits: editsOf(() => new Response(RTL_TITLE, { status: 404, headers: { 'content-type': 'text/plain' } })),
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

async function openNotStored(request: LoggedRequest) {
  const answer = await editsOf(product({})).open(request)
  return { ...answer, use: () => false }
}
