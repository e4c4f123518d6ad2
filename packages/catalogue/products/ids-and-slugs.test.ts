import * as fc from 'fast-check'
import { assignSlugs, slugOf } from './ids-and-slugs.ts'

const NONE = new Map<string, string>()

test.each([
  ['Walnut desk, 80 cm', 'walnut-desk-80-cm'],
  ['Café à la carte', 'cafe-a-la-carte'],
  ['Größe Ørsted Łódź', 'grosse-orsted-lodz'],
  ['Audio / Video', 'audio-video'],
  ['🎧 Headphones!', 'headphones'],
  ['🎧', 'x-e015fa69'],
])('the slug of %j is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('different texts without letters have different slugs', () => {
  expect(slugOf('耳机')).not.toBe(slugOf('音箱'))
})

test('a slug has at most 80 characters of a-z, 0-9 and single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(slugOf(text)).toMatch(/^(?=.{1,80}$)[a-z\d]+(-[a-z\d]+)*$/)
    }),
  )
})

describe('assignSlugs', () => {
  test('keys that share a slug all get a hash, in any order', () => {
    const texts = [
      ['a', 'Desk lamp'],
      ['b', 'Desk: lamp'],
      ['c', 'Chair'],
    ] as const
    const slugs = assignSlugs(new Map(texts), NONE)
    expect(slugs.get('a')).toMatch(/^desk-lamp-[\da-f]{6}$/)
    expect(slugs.get('b')).toMatch(/^desk-lamp-[\da-f]{6}$/)
    expect(slugs.get('c')).toBe('chair')
    expect(assignSlugs(new Map(texts.toReversed()), NONE)).toEqual(slugs)
  })

  test('a key keeps its previous slug although its text has changed', () => {
    const slugs = assignSlugs(new Map([['a', 'Reading lamp']]), new Map([['a', 'desk-lamp']]))
    expect(slugs.get('a')).toBe('desk-lamp')
  })

  test('a new key does not take a previous slug', () => {
    const texts = new Map([
      ['new', 'Desk lamp'],
      ['a', 'Reading lamp'],
    ])
    const slugs = assignSlugs(texts, new Map([['a', 'desk-lamp']]))
    expect(slugs.get('a')).toBe('desk-lamp')
    expect(slugs.get('new')).toMatch(/^desk-lamp-[\da-f]{6}$/)
  })

  test('a previous slug is free again if its key is gone', () => {
    expect(assignSlugs(new Map([['b', 'Desk lamp']]), new Map([['a', 'desk-lamp']])).get('b')).toBe('desk-lamp')
  })

  test('all slugs are different even if very many keys share one', () => {
    const texts = new Map(Array.from({ length: 20_000 }, (_, index) => [`key ${index}`, 'Lamp']))
    expect(new Set(assignSlugs(texts, NONE).values()).size).toBe(20_000)
  })
})
