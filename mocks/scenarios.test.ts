import { CART_SCENARIOS } from './scenarios/carts.ts'
import { READ_SCENARIOS } from './scenarios/reads.ts'
import { WRITE_SCENARIOS } from './scenarios/writes.ts'
import { linkOf, type NamedScenario, scenario, scenarios } from './scenarios.ts'

const names = new Set(scenarios.map(({ name }) => name))
const named = (name: string): NamedScenario => {
  const found = scenarios.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`no scenario ${name}`)
  return found
}

test.each(scenarios.map((each) => [each.name, each] as const))(
  '%s can be told apart, said and opened',
  (name, { title, shows, section, page, expected, with: companions = [] }) => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect([title, shows, expected].every((text) => text.trim().length > 0)).toBe(true)
    expect(section).toMatch(/^§[2-9] \w+$/)
    expect(page).not.toMatch(/^\/|demo=/)
    expect(companions.filter((companion) => !names.has(companion))).toEqual([])
  },
)

test('no two scenarios have the same title', () => {
  const titles = scenarios.map(({ title }) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('each read and each write has every way to fail', () => {
  expect(Object.keys(READ_SCENARIOS)).toHaveLength(6 * 7 + 3 * 2)
  expect(Object.keys(WRITE_SCENARIOS)).toHaveLength(4 * 11)
  expect(Object.keys(CART_SCENARIOS)).toEqual(expect.arrayContaining(['cart-1-line', 'cart-5-lines', 'cart-200-lines']))
})

test('a link opens the page with the scenario and what it needs, beside the page’s own query', () => {
  expect(linkOf(named('products-500'))).toBe('?demo=products-500')
  expect(linkOf(named('update-500'))).toBe('cart/?demo=update-500,cart-1-line')
  expect(linkOf(named('post-404'))).toMatch(/^blog\/\?post=[\w-]+&demo=post-404$/)
})

test('a scenario that is more than handlers is refused where only handlers are asked for', () => {
  expect(() => scenario('slow-3s')).toThrow('slow-3s has no handlers')
  expect(scenario('cart-500')).toHaveLength(1)
})
