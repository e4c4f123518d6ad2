import { createProductGroups, withDescriptions } from './categories-and-brands.ts'

const namesOf = (groups: { name: string }[]) => groups.map(({ name }) => name)

test('names that differ in case or spaces are one group, named as first seen', () => {
  const { groups, groupOf } = createProductGroups('cat', ['Desk  lamps', 'desk lamps', 'DESK LAMPS '], [])
  expect(groups).toEqual([{ id: 'cat-desk-lamps', slug: 'desk-lamps', name: 'Desk  lamps' }])
  expect(groupOf('DESK LAMPS')).toBe(groups[0])
  expect(groupOf(null)).toBeNull()
})

test('groups are ordered by number of products, then by name', () => {
  expect(namesOf(createProductGroups('brand', ['Elm', 'Oak', 'Ash', 'Oak'], []).groups)).toEqual(['Oak', 'Ash', 'Elm'])
})

test('names with a slash, an emoji or without letters have different slugs', () => {
  const { groups } = createProductGroups('cat', ['Audio/Video', '🎧', '🎸', 'C', 'C++'], [])
  expect(new Set(groups.map(({ slug }) => slug)).size).toBe(5)
  expect(groups.map(({ slug }) => slug)).toContain('audio-video')
})

test('a group keeps the slug of the last run', () => {
  const previous = [{ id: 'cat-lamps-2', slug: 'lamps-2', name: 'Lamps' }]
  expect(createProductGroups('cat', ['lamps'], previous).groups).toEqual([
    { id: 'cat-lamps-2', slug: 'lamps-2', name: 'lamps' },
  ])
})

test('chosen categories come first, with their names, slugs and descriptions', () => {
  const chosen = [
    { name: 'Chairs', slug: 'seating', description: 'To sit on' },
    { name: 'Desks', slug: null, description: null },
  ]
  const previous = [{ id: 'cat-chairs', slug: 'chairs', name: 'Chairs' }]
  const { groups } = createProductGroups('cat', ['lamps', 'CHAIRS', 'lamps'], previous, chosen)
  expect(namesOf(groups)).toEqual(['Chairs', 'Desks', 'lamps'])
  expect(withDescriptions(groups, chosen)[0]).toEqual({
    id: 'cat-seating',
    slug: 'seating',
    name: 'Chairs',
    description: 'To sit on',
  })
})
