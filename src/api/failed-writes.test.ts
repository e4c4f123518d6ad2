/** Every write of spec §7 by every way its answer can fail: only the status counts (product.md, Contract). */
import { studioLaptop } from '#fixtures/products.ts'
import { answerAfterAMinute, deferTwoCalls, mockFetch, NONSENSE, REFUSALS } from '#src/testing/bad-answers.ts'
import { send } from './client.ts'

const item = { productId: studioLaptop.id, quantity: 1 }

const WRITES: Record<string, () => Promise<void>> = {
  'adding to the cart': () => send('add', item),
  'changing a quantity': () => send('update', item),
  'removing from the cart': () => send('remove', { productId: item.productId }),
  'clearing the cart': () => send('clear', {}),
}

afterEach(() => vi.useRealTimers())

describe.each(Object.entries(WRITES))('%s', (_name, write) => {
  test.each(REFUSALS)('%s fails with status and text, and is not tried again', async (_what, answer, message) => {
    const fetched = mockFetch(answer)
    expect(await write().catch((error: Error) => error.message)).toBe(message)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each(Object.entries(NONSENSE))('succeeds with an answer that is %s', async (_what, answer) => {
    mockFetch(answer)
    expect(await write()).toBeUndefined()
  })

  test('its answer is waited for, for 60 seconds too', async () => {
    expect(await answerAfterAMinute(() => new Response(''), write)).toBeUndefined()
  })

  test('two of them hear each its own answer, whichever comes first', async () => {
    const { older, newer, isAsked } = deferTwoCalls()
    const first = write().catch((error: Error) => error.message)
    const second = write()
    await isAsked(2)
    newer.open(new Response(''))
    expect(await second).toBeUndefined()
    older.open(new Response('Only one per visitor', { status: 409 }))
    expect(await first).toBe('409: Only one per visitor')
  })
})
