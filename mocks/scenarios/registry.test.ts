import { linkOf, type NamedScenario, scenario, scenarios } from './registry.ts'

const names = new Set(scenarios.map(({ name }) => name))
const named = (name: string): NamedScenario => {
  const found = scenarios.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`no scenario ${name}`)
  return found
}

test('every scenario has a valid name, texts, section and page, and needs only scenarios that exist', () => {
  const invalid = scenarios.filter(
    ({ name, title, shows, section, page, expected, with: companions = [] }) =>
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ||
      [title, shows, expected].some((text) => text.trim() === '') ||
      !/^§[2-9] \w+$/.test(section) ||
      /^\/|demo=/.test(page) ||
      companions.some((companion) => !names.has(companion)),
  )
  expect(invalid.map(({ name }) => name)).toEqual([])
})

test('titles are unique', () => {
  const titles = scenarios.map(({ title }) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('a link contains the page, its own query, the scenario and the scenarios it needs', () => {
  expect(linkOf(named('products-500'))).toBe('?demo=products-500')
  expect(linkOf(named('update-500'))).toBe('cart/?demo=update-500,cart-1-line')
  expect(linkOf(named('post-404'))).toMatch(/^blog\/\?post=[\w-]+&demo=post-404$/)
})

test('scenario() throws for a scenario without handlers', () => {
  expect(() => scenario('slow-3s')).toThrow('slow-3s has no handlers')
  expect(scenario('cart-500')).toHaveLength(1)
})
