import type { CartChange } from './cart-changes.ts'
import { createChangeQueue } from './change-queue.ts'

/** A server that answers when the test says so. */
function openQueue() {
  const log: string[] = []
  const answers: { succeed: () => void; fail: () => void }[] = []
  const queue = createChangeQueue({
    enqueued: () => undefined,
    send: (change) => {
      log.push(`send ${spell(change)}`)
      return new Promise((resolve, reject) => {
        answers.push({ succeed: resolve, fail: () => reject(new Error(`no ${spell(change)}`)) })
      })
    },
    saved: (change) => log.push(`saved ${spell(change)}, ${queue.pending.getState().changes.length} pending`),
    drained: () => log.push('drained'),
  })
  const push = (...words: string[]) => words.map((word) => queue.push(parse(word)))
  const answer = async (how: 'succeed' | 'fail') => {
    answers.shift()?.[how]()
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { queue, push, answer, log, sent: () => log.filter((entry) => entry.startsWith('send')) }
}

/** "update a 3", "add a 1", "remove a", "clear". */
function parse(word: string): CartChange {
  const [kind, productId = '', quantity] = word.split(' ')
  if (kind === 'clear') return { kind }
  if (kind === 'remove') return { kind, productId }
  if (kind !== 'add' && kind !== 'update') throw new Error(word)
  return { kind, productId, quantity: Number(quantity) }
}
const spell = (change: CartChange): string => Object.values(change).join(' ')

test.each([
  ['one quantity after another: the last', ['update a 2', 'update a 3', 'update a 4'], ['update a 2', 'update a 4']],
  ['quantities and a removal: the removal', ['update a 2', 'update a 3', 'remove a'], ['update a 2', 'remove a']],
  ['anything and a clearing: the clearing', ['update a 2', 'update a 3', 'remove b', 'clear'], ['update a 2', 'clear']],
  ['adds: every one', ['add a 1', 'add a 1', 'add a 1'], ['add a 1', 'add a 1', 'add a 1']],
  ['adds before a clearing: every one', ['add a 1', 'add b 1', 'clear'], ['add a 1', 'add b 1', 'clear']],
  [
    'two lines: the last of each, in order',
    ['update a 2', 'update b 2', 'update a 3', 'update b 3'],
    ['update a 2', 'update a 3', 'update b 3'],
  ],
])('of %s', async (_what, pushed, expected) => {
  const { push, answer, sent } = openQueue()
  push(...pushed)
  for (const _change of pushed) await answer('succeed')
  expect(sent()).toEqual(expected.map((word) => `send ${word}`))
})

test('one change is under way at a time', async () => {
  const { push, answer, sent } = openQueue()
  push('add a 1', 'add b 1')
  expect(sent()).toEqual(['send add a 1'])
  await answer('succeed')
  expect(sent()).toEqual(['send add a 1', 'send add b 1'])
})

test('what was saved is kept before it stops pending, and the cart is read after the last', async () => {
  const { push, answer, log } = openQueue()
  push('add a 1', 'add b 1')
  await answer('succeed')
  await answer('succeed')
  expect(log).toEqual([
    'send add a 1',
    'saved add a 1, 2 pending',
    'send add b 1',
    'saved add b 1, 1 pending',
    'drained',
  ])
})

test('every caller hears: saved, pointless, or why it failed', async () => {
  const { push, answer } = openQueue()
  const outcomes = Promise.allSettled(push('update a 2', 'update a 3', 'update a 4', 'add b 1'))
  await answer('succeed')
  await answer('fail')
  await answer('succeed')
  expect(await outcomes).toEqual([
    { status: 'fulfilled', value: true },
    { status: 'fulfilled', value: false },
    { status: 'rejected', reason: new Error('no update a 4') },
    { status: 'fulfilled', value: true },
  ])
})

test('a failure stops nothing that waits behind it', async () => {
  const { push, answer, queue, log } = openQueue()
  const outcomes = Promise.allSettled(push('add a 1', 'add b 1'))
  await answer('fail')
  expect(queue.pending.getState().changes).toEqual([parse('add b 1')])
  await answer('succeed')
  expect(log.at(-1)).toBe('drained')
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
