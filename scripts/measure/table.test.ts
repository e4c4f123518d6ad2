import { expect, test } from 'vitest'
import { tablesOf } from './table.mjs'

test('the ratio is of the build in question to the other, whichever was visited first', () => {
  const reading = { where: 'a phone', step: 'a sort', figure: 'until shown' }
  const table = tablesOf(
    [
      { ...reading, build: 'against', value: 200 },
      { ...reading, build: 'this', value: 100 },
    ],
    ['this', 'against'],
  )
  expect(table).toMatch(/a sort +100 +200 +0\.50\ngeometric mean of filter steps +0\.50$/)
})

test('one build is told of alone', () => {
  const reading = { build: 'this', where: 'a phone', step: 'a sort', figure: 'until shown', value: 100 }
  expect(tablesOf([reading], ['this'])).toMatch(/a sort +100$/)
})
