/** What the server hears of the cart's changes, and when. */
import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useLayoutEffect } from 'react'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { type CartActions, useCart } from './CartProvider.tsx'

type Change = (cart: CartActions) => Promise<boolean>

const add =
  (id: string, quantity = 1): Change =>
  (cart) =>
    cart.add(id, quantity)
const update =
  (id: string, quantity: number): Change =>
  (cart) =>
    cart.update(id, quantity)
const remove =
  (id: string): Change =>
  (cart) =>
    cart.remove(id)
const clear: Change = (cart) => cart.clear()

/** A shop on a server that answers a write when the test says so, and what that hears: "update a 3", "clear". */
function openShop() {
  const heard: string[] = []
  const unanswered: ((isAccepted: boolean) => void)[] = []
  server.use(
    http.all('/api/cart/:kind', async ({ request, params }) => {
      if (request.method === 'GET') return undefined
      const body: unknown = params.kind === 'clear' ? {} : await request.json()
      heard.push([params.kind, ...Object.values(body ?? {})].join(' '))
      const isAccepted = await new Promise<boolean>((resolve) => unanswered.push(resolve))
      return new HttpResponse(null, { status: isAccepted ? 200 : 500 })
    }),
  )
  let cart: CartActions | undefined
  function TakeCart() {
    const actions = useCart()
    useLayoutEffect(() => {
      cart = actions
    })
    return null
  }
  renderWithProviders(<TakeCart />)
  return {
    heard,
    /** Returns how each settled: true, false, or why it failed. */
    make: (...changes: Change[]) =>
      changes.map((change) => {
        if (!cart) throw new Error('The shop was not rendered')
        return change(cart).catch((error: Error) => error.message)
      }),
    answer: async (isAccepted = true) => {
      await waitFor(() => expect(unanswered).not.toEqual([]))
      unanswered.shift()?.(isAccepted)
    },
  }
}

beforeAll(() => {
  // Nothing here waits for React by hand: the server is looked at, not the page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

/** The first change is under way before the others are made, as with any hand. */
async function makeAll([first, ...others]: Change[], shop = openShop()) {
  const outcomes = shop.make(...(first ? [first] : []))
  await waitFor(() => expect(shop.heard).toHaveLength(1))
  return { ...shop, outcomes: Promise.all([...outcomes, ...shop.make(...others)]) }
}

test.each<[string, Change[], string[]]>([
  [
    'one quantity after another: the last',
    [update('a', 2), update('a', 3), update('a', 4)],
    ['update a 2', 'update a 4'],
  ],
  ['quantities and a removal: the removal', [update('a', 2), update('a', 3), remove('a')], ['update a 2', 'remove a']],
  [
    'anything and a clearing: the clearing',
    [update('a', 2), update('a', 3), remove('b'), clear],
    ['update a 2', 'clear'],
  ],
  ['adds: every one', [add('a'), add('a'), add('a')], ['add a 1', 'add a 1', 'add a 1']],
  ['adds before a clearing: every one', [add('a'), add('b'), clear], ['add a 1', 'add b 1', 'clear']],
  [
    'two lines: the last of each, in order',
    [update('a', 2), update('b', 2), update('a', 3), update('b', 3)],
    ['update a 2', 'update a 3', 'update b 3'],
  ],
])('of %s', async (_what, changes, expected) => {
  const { heard, answer, outcomes } = await makeAll(changes)
  for (const _call of expected) await answer()
  expect(await outcomes).toHaveLength(changes.length)
  expect(heard).toEqual(expected)
})

test('one change is under way at a time, and a failure stops nothing that waits behind it', async () => {
  const { heard, answer, outcomes } = await makeAll([add('a'), add('b')])
  expect(heard).toEqual(['add a 1'])
  await answer(false)
  await answer()
  expect(heard).toEqual(['add a 1', 'add b 1'])
  expect(await outcomes).toEqual([expect.stringContaining('500'), true])
})

test('every caller hears: saved, superseded, or why it failed', async () => {
  const { answer, outcomes } = await makeAll([update('a', 2), update('a', 3), update('a', 4), add('b')])
  await answer()
  await answer(false)
  await answer()
  expect(await outcomes).toEqual([true, false, expect.stringContaining('500'), true])
})

describe('a page that is left', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'))

  test('sends what waits at once, in one call a line', async () => {
    const { heard } = await makeAll([update('a', 2), update('a', 3), add('b'), add('b'), update('a', 4), remove('c')])
    leave()
    await waitFor(() => expect(heard).toEqual(['update a 2', 'update a 4', 'add b 2', 'remove c']))
  })

  test('and comes back sends none of it again, and all else', async () => {
    const shop = await makeAll([add('a'), add('b'), add('c')])
    leave()
    await waitFor(() => expect(shop.heard).toHaveLength(3))
    const [later] = shop.make(add('d'))
    leave()
    await waitFor(() => expect(shop.heard).toHaveLength(4))
    for (const _call of shop.heard) await shop.answer()
    expect(await shop.outcomes).toEqual([true, true, true])
    expect(await later).toBe(true)
    expect(shop.heard).toEqual(['add a 1', 'add b 1', 'add c 1', 'add d 1'])
  })

  test('and comes back says of what it sent how it went', async () => {
    const { answer, outcomes } = await makeAll([add('a'), add('b')])
    leave()
    await answer()
    await answer(false)
    expect(await outcomes).toEqual([true, expect.stringContaining('500')])
  })

  test('with nothing that waits sends nothing', async () => {
    const { heard, answer, outcomes } = await makeAll([add('a')])
    leave()
    await answer()
    expect(await outcomes).toEqual([true])
    expect(heard).toEqual(['add a 1'])
  })
})
