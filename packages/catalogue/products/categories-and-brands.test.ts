import { createGroups, withDescriptions } from './categories-and-brands.ts'

const namesOf = (groups: { name: string }[]) => groups.map(({ name }) => name)

test('names that differ in case or spaces are one group, named as first seen', () => {
  const { groups, groupOf } = createGroups('cat', ['Desk  lamps', 'desk lamps', 'DESK LAMPS '], [])
  expect(groups).toEqual([{ id: 'cat-desk-lamps', slug: 'desk-lamps', name: 'Desk  lamps' }])
  expect(groupOf('DESK LAMPS')).toBe(groups[0])
  expect(groupOf(null)).toBeNull()
})

test('groups are ordered by number of products, then by name', () => {
  expect(namesOf(createGroups('brand', ['Elm', 'Oak', 'Ash', 'Oak'], []).groups)).toEqual(['Oak', 'Ash', 'Elm'])
})

test('names with a slash, an emoji or without letters have different slugs', () => {
  const { groups } = createGroups('cat', ['Audio/Video', '🎧', '🎸', 'C', 'C++'], [])
  expect(new Set(groups.map(({ slug }) => slug)).size).toBe(5)
  expect(groups.map(({ slug }) => slug)).toContain('audio-video')
})

test('a group keeps the slug of the last run', () => {
  const former = [{ id: 'cat-lamps-2', slug: 'lamps-2', name: 'Lamps' }]
  expect(createGroups('cat', ['lamps'], former).groups).toEqual([{ id: 'cat-lamps-2', slug: 'lamps-2', name: 'lamps' }])
})

test('given categories come first, with their names, slugs and descriptions', () => {
  const given = [
    { name: 'Chairs', slug: 'seating', description: 'To sit on' },
    { name: 'Desks', slug: null, description: null },
  ]
  const former = [{ id: 'cat-chairs', slug: 'chairs', name: 'Chairs' }]
  const { groups } = createGroups('cat', ['lamps', 'CHAIRS', 'lamps'], former, given)
  expect(namesOf(groups)).toEqual(['Chairs', 'Desks', 'lamps'])
  expect(withDescriptions(groups, given)[0]).toEqual({
    id: 'cat-seating',
    slug: 'seating',
    name: 'Chairs',
    description: 'To sit on',
  })
})
