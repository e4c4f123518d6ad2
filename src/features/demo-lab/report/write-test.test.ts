import type { LoggedRequest } from '#src/demo/demo-api.ts'
import { NASTY_NAMES } from '#src/testing/nasty-names.ts'
import type { Action, Step } from './recorder/recording.ts'
import { type TestInput, writeTest } from './write-test.ts'

const input: TestInput = {
  page: { address: 'cart', heading: 'Shopping Cart', viewport: { width: 1280, height: 720 } },
  recording: { actions: [], lines: [], failures: [] },
  requests: [],
}

const at = (address: string, step: Step, scenarios: string[] = []): Action => ({ ...step, address, scenarios })
const press = (name: string, role: string | null = 'button'): Step => ({ type: 'press', control: { role, name } })
const search = { role: 'searchbox', name: 'Search products' }

const call: LoggedRequest = {
  number: 1,
  method: 'GET',
  path: '/api/products',
  query: '?page=1',
  cartIn: 'mine',
  cartOut: 'mine',
  status: 200,
  ms: 1,
  scenario: '',
}

/** Returns the lines of the test's body. */
const bodyOf = (actions: Action[], overrides: Partial<TestInput> = {}) =>
  writeTest({ ...input, recording: { ...input.recording, actions }, ...overrides })
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim())

test('a session becomes a test with a locator per step, and waits for each change of the address', () => {
  const actions = [
    at('', { type: 'open' }),
    at('', { type: 'fill', control: search, field: 'search', inputType: 'search' }),
    at('', { type: 'enter', control: search }),
    at('?search=studio+one', { type: 'check', control: { role: 'checkbox', name: 'Laptops' } }),
    at('?search=studio+one', { type: 'press', control: { role: 'button', name: 'Add', nth: 2 } }),
    at('?search=studio+one', {
      type: 'select',
      control: { role: 'combobox', name: 'Sort by' },
      option: 'Price: Low to High',
    }),
    at('?search=studio+one', { type: 'press', control: { role: 'button', name: 'Menu' }, isByKey: true }),
    at('?search=studio+one', { type: 'escape' }),
    at('?search=studio+one', { type: 'back' }),
    at('', press('Do you ship?', null)),
    at('', press('Cart, 1 item', 'link')),
  ]
  expect(
    writeTest({ ...input, recording: { ...input.recording, actions } }),
  ).toBe(`import { expect, test } from './fixtures.ts'
import { expectAddress, expectHydrated } from './helpers/page.ts'

test.use({ viewport: { width: 1280, height: 720 } })

test("copied from the Demo Lab: Shopping Cart", async ({ page, siteUrl, pageErrors }) => {
  await page.goto(siteUrl)
  await expectHydrated(page)
  await page.getByRole("searchbox", { name: "Search products", exact: true }).fill("studio one")
  await page.getByRole("searchbox", { name: "Search products", exact: true }).press('Enter')
  await expectAddress(page, siteUrl + "?search=studio+one")
  await page.getByRole("checkbox", { name: "Laptops", exact: true }).check()
  await page.getByRole("button", { name: "Add", exact: true }).nth(2).click()
  await page.getByRole("combobox", { name: "Sort by", exact: true }).selectOption({ label: "Price: Low to High" })
  await page.getByRole("button", { name: "Menu", exact: true }).press('Enter')
  await page.keyboard.press('Escape')
  await page.evaluate(() => history.back())
  await expectAddress(page, siteUrl)
  await page.getByText("Do you ship?", { exact: true }).click()
  await page.getByRole("link", { name: "Cart, 1 item", exact: true }).click()
  await expectAddress(page, siteUrl + "cart")
  await expect(page.getByRole('heading', { level: 1, name: "Shopping Cart", exact: true })).toBeVisible()
})
`)
})

test('Escape waits for the dialog that it closes', () => {
  expect(bodyOf([at('cart', { type: 'escape', dialog: 'Filters' })]).slice(2, 4)).toEqual([
    'await expect(page.getByRole("dialog", { name: "Filters", exact: true })).toBeVisible()',
    "await page.keyboard.press('Escape')",
  ])
})

test('a choice of scenarios opens the page with them, and turning them off opens it without', () => {
  expect(
    bodyOf([
      at('?page=2#a', { type: 'choose' }, ['add-500', 'slow-1s']),
      at('a:b', { type: 'choose' }, ['a&b']),
      at('cart', { type: 'choose' }),
      at('cart', { type: 'open' }),
    ]).filter((line) => line.includes('goto')),
  ).toEqual([
    'await page.goto(siteUrl + "?page=2&demo=add-500,slow-1s#a")',
    'await page.goto(siteUrl + "a:b?demo=a%26b")',
    'await page.goto(siteUrl + "cart?demo=")',
    'await page.goto(siteUrl + "cart")',
  ])
})

test('a recording that was playing is not in the address', () => {
  const actions = [
    at('', { type: 'choose' }, ['add-500', 'recording']),
    at('faq/', { type: 'choose' }, ['recording']),
    at('cart', { type: 'choose' }),
  ]
  expect(bodyOf(actions).filter((line) => line.includes('goto'))).toEqual([
    'await page.goto(siteUrl + "?demo=add-500")',
    'await page.goto(siteUrl + "faq/?demo=")',
    'await page.goto(siteUrl + "cart")',
  ])
})

test('a page that the visitor left by opening another is waited for', () => {
  const actions = [at('', press('Cart', 'link')), at('faq/', { type: 'open', left: 'cart' })]
  expect(bodyOf(actions).slice(2, 5)).toEqual([
    'await page.getByRole("link", { name: "Cart", exact: true }).click()',
    'await expectAddress(page, siteUrl + "cart")',
    'await page.goto(siteUrl + "faq/")',
  ])
})

test('a cart that was filled before the first action is stored before the page is opened', () => {
  const cart = [{ productId: 'it\u2028"s', quantity: 2 }]
  const actions = [{ ...at('', { type: 'open' }), cart }, at('', press('Add'))]
  expect(bodyOf(actions).slice(0, 2)).toEqual([
    String.raw`await storeCart(page, [{ productId: "it\u2028\"s", quantity: 2 }])`,
    'await page.goto(siteUrl)',
  ])
  expect(writeTest({ ...input, recording: { ...input.recording, actions } })).toContain(
    "import { storeCart } from './helpers/cart.ts'\n",
  )
})

test('if older actions are gone, the test opens the address of the first that is left', () => {
  expect(bodyOf([at('faq/', press('Add'), ['add-500'])])[0]).toBe('await page.goto(siteUrl + "faq/?demo=add-500")')
})

test('typed texts are replaced by stand-ins', () => {
  const control = { role: 'textbox', name: 'Field' }
  const fill = (field: string, inputType: string) => at('cart', { type: 'fill', control, field, inputType })
  const fields = [fill('email', 'email'), fill('name', 'text'), fill('n', 'number')]
  const values = bodyOf(fields).flatMap((line) => /fill\((.*)\)/.exec(line)?.[1] ?? [])
  expect(values).toEqual(['"name@example.com"', '"text"', '"1"'])
})

test('a search that was not submitted is a comment, and clearing it is a step', () => {
  const control = { role: 'searchbox', name: 'Search reviews' }
  const typed: Step = { type: 'fill', control, field: 'text', inputType: 'search' }
  expect(bodyOf([at('reviews/', typed), at('reviews/', { ...typed, isEmpty: true })]).slice(2, 4)).toEqual([
    '// Typed into "Search reviews".',
    'await page.getByRole("searchbox", { name: "Search reviews", exact: true }).fill("")',
  ])
})

test('a press that leaves the shop is a comment', () => {
  const leaving: Step = { type: 'press', control: { role: 'link', name: 'Main site' }, leavesShop: true }
  expect(bodyOf([at('', leaving), at('', { type: 'open' })])).toContain('// Left the shop by "Main site".')
})

test('failed requests and messages of the console are allowed', () => {
  const lines = [
    'Dropped 2 (of 3) rows',
    'x'.repeat(100),
    'for [cart id] only',
    '[cart id] is gone',
    'Uncaught TypeError: x is null',
  ].map((text) => ({
    level: 'warn' as const,
    text,
  }))
  expect(bodyOf([], { recording: { actions: [], failures: [500, 0], lines } }).slice(0, -1)).toEqual([
    'pageErrors.allow(/500/)',
    'pageErrors.allow(/^failed: |ERR_FAILED/)',
    String.raw`pageErrors.allow(new RegExp("Dropped\\s+2\\s+\\(of\\s+3\\)\\s+rows"))`,
    `pageErrors.allow(new RegExp("${'x'.repeat(80)}"))`,
    String.raw`pageErrors.allow(new RegExp("for\\s+"))`,
    String.raw`pageErrors.allow(new RegExp("x\\s+is\\s+null"))`,
  ])
})

test('no cart id is in a test', () => {
  const lines = ['Lost cart-of-mine-12 of Ada', 'No cart-of-mine-1'].map((text) => ({ level: 'warn' as const, text }))
  const requests = [
    { ...call, cartIn: '', cartOut: 'cart-of-mine-1' },
    { ...call, cartIn: 'cart-of-mine-12' },
  ]
  expect(bodyOf([], { recording: { actions: [], failures: [], lines }, requests }).slice(0, 2)).toEqual([
    String.raw`pageErrors.allow(new RegExp("Lost\\s+"))`,
    String.raw`pageErrors.allow(new RegExp("No\\s+"))`,
  ])
})

test('calls that a server or a recording answered are named', () => {
  const requests: LoggedRequest[] = [{ ...call, answeredBy: 'server' }, call, { ...call, answeredBy: 'recording' }]
  expect(bodyOf([], { requests })[0]).toBe('// Here the mock API answers these calls too: GET /api/products.')
})

test('a test without actions and heading has a title and opens nothing', () => {
  const text = writeTest({ ...input, page: { ...input.page, heading: '' } })
  expect(text).toContain('test("copied from the Demo Lab: cart", async')
})

/** Writes a test of three presses on a control with this name, of a page with this heading. */
const testOf = (name: string) => {
  const leaving: Step = { type: 'press', control: { role: 'link', name }, leavesShop: true }
  const actions = [at('', press(name)), at('', press(name, null)), at('', leaving)]
  return writeTest({ ...input, recording: { ...input.recording, actions }, page: { ...input.page, heading: name } })
}

test.each(NASTY_NAMES)('the test looks for the name %j', (name) => {
  const text = testOf(name)
  const literals = Array.from(text.matchAll(/(?:name: |getByText\()("(?:[^"\\]|\\.)*")/g), ([, found = '']) =>
    JSON.parse(found),
  )
  expect(literals).toEqual([name, name, name])
  const lineBreaks = /[\n\r\u2028\u2029]/
  expect(text.split(lineBreaks)).toHaveLength(testOf('plain').split(lineBreaks).length)
})
