import { canBeFolder } from './page-folder.ts'

test.each(['desk-lamp', 'café', 'a&b', 'a b', '50%', '.a', '💡', 'a'.repeat(255)])('%j can be a folder', (key) => {
  expect(canBeFolder(key)).toBe(true)
})

const UNSAFE = ['SKU#1', 'what?', 'a"b', 'a*b', 'a:b', 'a<b', 'a>b', 'a|b', '...', 'a.', 'a ', 'é'.repeat(128)]

test.each(['', '.', '..', 'a/b', 'a\\b', '../../y', 'a\nb', 'a\0', '\x7f', '\ud800', ...UNSAFE])(
  '%j cannot be a folder',
  (key) => {
    expect(canBeFolder(key)).toBe(false)
  },
)
