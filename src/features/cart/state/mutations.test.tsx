/** Requests for changes of the cart: their order, and what is sent when the user leaves the page. */
import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useLayoutEffect } from 'react'
import { request } from '#src/api/client.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { type CartActions, useCart } from './CartProvider.tsx'

type Change = (cart: CartActions) => Promise<boolean>

const add =
  (id: string, quantity = 1): Change =>
  (cart) =>
    cart.add({ id, images: [] }, quantity)
const update =
  (id: string, quantity: number): Change =>
  (cart) =>
    cart.update(id, quantity)
const remove =
  (id: string): Change =>
  (cart) =>
    cart.remove(id)

/** Renders the provider and a server whose responses the test controls. */
function openShop() {
  /** Received writes, such as "update a 3". */
  const received: string[] = []
  const pendingResponses: ((isAccepted: boolean) => void)[] = []
  server.use(
    http.all('/api/cart/:kind', async ({ request: write, params }) => {
      if (write.method === 'GET') return undefined
      const body: unknown = await write.json()
      received.push([params.kind, ...Object.values(body ?? {})].join(' '))
      const isAccepted = await new Promise<boolean>((resolve) => pendingResponses.push(resolve))
      return new HttpResponse(null, { status: isAccepted ? 200 : 500 })
    }),
  )
  let cart: CartActions | undefined
  function CaptureCart() {
    const actions = useCart()
    useLayoutEffect(() => {
      cart = actions
    })
    return null
  }
  renderWithProviders(<CaptureCart />)
  return {
    received,
    /** Makes the changes. Returns how each settles: true, false, or its error message. */
    make: (...changes: Change[]) =>
      changes.map((change) => {
        if (!cart) throw new Error('The provider was not rendered')
        return change(cart).catch((error: Error) => error.message)
      }),
    /** Sends a response to the oldest pending write. */
    respond: async (isAccepted = true) => {
      await waitFor(() => expect(pendingResponses).not.toEqual([]))
      pendingResponses.shift()?.(isAccepted)
    },
  }
}

beforeAll(() => {
  // These tests check requests and not the page, so React must not warn about updates outside of `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

/** Makes the first change, waits until the server has received it, and makes the others. */
async function makeAll([first, ...others]: Change[], shop = openShop()) {
  const outcomes = shop.make(...(first ? [first] : []))
  await waitFor(() => expect(shop.received).toHaveLength(1))
  return { ...shop, outcomes: Promise.all([...outcomes, ...shop.make(...others)]) }
}

/** Waits until the server has answered one more read, and so has received every write that was sent before. */
const roundTrip = () => request('/api/cart/count', 'count')

test('a superseded change sends no request', async () => {
  const { received, respond, outcomes } = await makeAll([
    update('a', 2),
    update('b', 2),
    update('a', 3),
    remove('b'),
    add('c'),
    add('c'),
  ])
  const expected = ['update a 2', 'update a 3', 'remove b', 'add c 1', 'add c 1']
  for (const _write of expected) await respond()
  expect(await outcomes).toEqual([true, false, true, true, true, true])
  expect(received).toEqual(expected)
})

test('changes are sent one at a time, and a failure does not stop the next', async () => {
  const { received, respond, outcomes } = await makeAll([add('a'), add('b')])
  await roundTrip()
  expect(received).toEqual(['add a 1'])
  await respond(false)
  await respond()
  expect(await outcomes).toEqual([expect.stringContaining('500'), true])
  expect(received).toEqual(['add a 1', 'add b 1'])
})

describe('when the user leaves the page', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'))

  test('waiting changes are sent at once, in one request per line', async () => {
    const { received } = await makeAll([
      update('a', 2),
      update('a', 3),
      add('b'),
      add('b'),
      update('a', 4),
      remove('c'),
    ])
    leave()
    await waitFor(() => expect(received).toEqual(['update a 2', 'update a 4', 'add b 2', 'remove c']))
  })

  test('no change is sent twice, even if the page is restored and left again', async () => {
    const shop = await makeAll([add('a'), add('b'), add('c')])
    leave()
    await waitFor(() => expect(shop.received).toHaveLength(3))
    const [later] = shop.make(add('d'))
    leave()
    await waitFor(() => expect(shop.received).toHaveLength(4))
    for (const _write of shop.received) await shop.respond()
    expect(await shop.outcomes).toEqual([true, true, true])
    expect(await later).toBe(true)
    expect(shop.received).toEqual(['add a 1', 'add b 1', 'add c 1', 'add d 1'])
  })

  test('each change still settles with its own outcome, in case the page is restored', async () => {
    const { respond, outcomes } = await makeAll([add('a'), add('b')])
    leave()
    await respond()
    await respond(false)
    expect(await outcomes).toEqual([true, expect.stringContaining('500')])
  })

  test('a change that is already sent is not sent again', async () => {
    const { received, respond, outcomes } = await makeAll([add('a')])
    leave()
    await roundTrip()
    await respond()
    expect(await outcomes).toEqual([true])
    expect(received).toEqual(['add a 1'])
  })
})
