import { cartId } from '#src/api/cart-id.ts'
import { takeErrors, takeWarnings } from '#src/testing/setup.ts'
import type { ConsoleLine } from './recording.ts'
import { watchConsole } from './watch-console.ts'

const recordConsole = () => {
  const lines: ConsoleLine[] = []
  watchConsole((line) => lines.push(line))
  return lines
}

test('warnings and errors are kept and still printed', () => {
  const lines = recordConsole()
  console.warn('Dropped', 2, 'rows')
  console.error(new TypeError('x is not a function'))
  expect(lines).toEqual([
    { level: 'warn', text: 'Dropped 2 rows' },
    { level: 'error', text: 'TypeError: x is not a function' },
  ])
  expect(takeWarnings()).toEqual(['Dropped 2 rows'])
  expect(takeErrors()).toHaveLength(1)
})

test('a value without a text is still printed, and the texts beside it are kept', () => {
  const print = vi.spyOn(console, 'warn').mockReturnValue()
  const lines = recordConsole()
  const bare: unknown = Object.create(null)
  console.warn('Dropped', bare, 2)
  expect(print).toHaveBeenCalledWith('Dropped', bare, 2)
  expect(lines).toEqual([{ level: 'warn', text: 'Dropped [object] 2' }])
})

test('a message is printed before it is kept', () => {
  const order: string[] = []
  vi.spyOn(console, 'warn').mockImplementation(() => void order.push('printed'))
  watchConsole(() => order.push('kept'))
  console.warn('Dropped')
  expect(order).toEqual(['printed', 'kept'])
})

test('lines are short, without line breaks and without cart ids', () => {
  const lines = recordConsole()
  console.warn(`cart ${cartId()}\n  of ${'x'.repeat(400)}`)
  takeWarnings()
  expect(lines[0]?.text).toMatch(/^cart \[cart id\] of x+$/)
  expect(lines[0]?.text).toHaveLength(300)
})

test('lines have no unknown query parameters', () => {
  const lines = recordConsole()
  console.warn('No answer from /api/products?page=2&limit=24, opened by https://shop.test/?page=2&token=secret#top')
  takeWarnings()
  expect(lines[0]?.text).toBe(
    'No answer from /api/products?page=2&limit=24, opened by https://shop.test/?[parameters]#top',
  )
})

test('information, which has the texts of submitted forms, is not kept', () => {
  const print = vi.spyOn(console, 'info').mockReturnValue()
  const lines = recordConsole()
  console.info('Newsletter:', 'ada@example.com')
  expect(print).toHaveBeenCalledOnce()
  expect(lines).toEqual([])
})

test('uncaught errors are kept', () => {
  const lines = recordConsole()
  dispatchEvent(new ErrorEvent('error', { message: 'Uncaught TypeError: x' }))
  expect(lines).toEqual([{ level: 'error', text: 'Uncaught TypeError: x' }])
})
