import { canBeFolder } from './page-folder.ts'

test.each(['desk-lamp', 'café', 'a?b#c', 'a b', '50%', '...', '.a', '💡'])('%j can be a folder', (key) => {
  expect(canBeFolder(key)).toBe(true)
})

test.each(['', '.', '..', 'a/b', 'a\\b', '../../y', 'a\nb', 'a\0', '\x7f', '\ud800'])(
  '%j cannot be a folder',
  (key) => {
    expect(canBeFolder(key)).toBe(false)
  },
)
