/** Writes the recorded actions as a Playwright test, which passes as it is in `e2e/`. */
import { linkable } from '#src/demo/chosen-scenarios.ts'
import type { LoggedRequest } from '#src/demo/demo-api.ts'
import { arrivalsOf } from './arrivals.ts'
import type { PageFacts } from './page-facts.ts'
import { PARAMETERS } from './recorder/known-params.ts'
import type { Action, CartLine, Control, Recording } from './recorder/recording.ts'
import { CART_ID, withoutCartIds } from './without-cart-ids.ts'

export type TestInput = {
  page: Pick<PageFacts, 'address' | 'heading' | 'viewport'>
  recording: Recording
  requests: readonly LoggedRequest[]
}

/** Stand-ins for typed texts, which are not recorded. */
const TEXTS: Record<string, string> = { email: 'name@example.com', number: '1' }

/** Characters of a console message by which the test recognises it. */
const PATTERN_LENGTH = 80

export function writeTest({ page, recording, requests }: TestInput): string {
  const { width, height } = page.viewport
  const { actions } = recording
  const arrivals = arrivalsOf(actions, page.address)
  const [first] = actions
  const lines = [
    ...allowedErrors(recording, requests),
    ...otherAnswers(requests),
    first?.cart && `await storeCart(page, ${cartLiteral(first.cart)})`,
    // Older actions may be gone.
    ...(first && first.type !== 'open' && first.type !== 'choose' ? openPage(first, []) : []),
    ...actions.flatMap((action, index) => {
      const steps = linesOf(action, actions[index - 1]?.scenarios ?? [], nextSearch(actions, arrivals, index))
      return steps.concat(arrivalLines(arrivals[index] ?? null))
    }),
    page.heading &&
      `await expect(page.getByRole('heading', { level: 1, name: ${literal(page.heading)}, exact: true })).toBeVisible()`,
  ]
  return `import { expect, test } from './fixtures.ts'
${first?.cart ? "import { storeCart } from './helpers/cart.ts'\n" : ''}import { expectAddress, expectHydrated } from './helpers/page.ts'

test.use({ viewport: { width: ${width}, height: ${height} } })

test(${literal(`copied from the Demo Lab: ${page.heading || page.address}`)}, async ({ page, siteUrl, pageErrors }) => {
${lines.flatMap((line) => (line ? `  ${line}\n` : [])).join('')}})
`
}

function linesOf(action: Action, scenariosBefore: readonly string[], search: string | null): string[] {
  switch (action.type) {
    case 'open':
    case 'choose':
      return openPage(action, scenariosBefore)
    case 'press':
      // The visitor came back by opening a page, which is the next action.
      if (action.leavesShop) return [`// Left the shop by ${literal(action.control.name)}.`]
      return [
        `await ${locatorOf(action.control)}.${action.isByKey && action.control.role ? `press('Enter')` : 'click()'}`,
      ]
    case 'check':
    case 'uncheck':
      return [`await ${locatorOf(action.control)}.${action.type}()`]
    case 'select':
      return [`await ${locatorOf(action.control)}.selectOption({ label: ${literal(action.option)} })`]
    case 'fill': {
      const submitted = action.field === 'search' ? search : null
      // Another text would find other results.
      if (action.inputType === 'search' && submitted === null && !action.isEmpty) {
        return [`// Typed into ${literal(action.control.name)}.`]
      }
      const text = action.isEmpty ? '' : (submitted ?? TEXTS[action.inputType] ?? 'text')
      return [`await ${locatorOf(action.control)}.fill(${literal(text)})`]
    }
    case 'enter':
      return [`await ${locatorOf(action.control)}.press('Enter')`]
    case 'escape':
      return [
        // Some dialogs are downloaded when they are first opened.
        ...(action.dialog ? [`await expect(${locatorOf({ role: 'dialog', name: action.dialog })}).toBeVisible()`] : []),
        `await page.keyboard.press('Escape')`,
      ]
    default:
      return [`await page.evaluate(() => history.${action.type}())`]
  }
}

const arrivalLines = (arrival: string | null) =>
  arrival === null ? [] : [`await expectAddress(page, ${siteAddress(arrival)})`]

/** A choice of scenarios opens the page again, because only a link can choose them. */
function openPage({ address, scenarios }: Action, scenariosBefore: readonly string[]): string[] {
  const url = urlOf(address)
  const names = linkable(scenarios)
  if (names.length > 0 || linkable(scenariosBefore).length > 0) {
    url.search += `${url.search ? '&' : '?'}demo=${names.map(encodeURIComponent).join(',')}`
  }
  const path = (url.pathname + url.search + url.hash).slice(1)
  return [`await page.goto(${siteAddress(path)})`, 'await expectHydrated(page)']
}

/** Returns the text that was searched for by one of the actions from `index` on, up to the first change of the address. */
function nextSearch(actions: readonly Action[], arrivals: readonly (string | null)[], index: number): string | null {
  for (let at = index; at < actions.length; at += 1) {
    const next = actions[at + 1]
    const arrival = arrivals[at] ?? (next?.type === 'open' ? next.address : null)
    if (arrival !== null) return urlOf(arrival).searchParams.get('search')
  }
  return null
}

/** Takes a path below the base path. */
const urlOf = (address: string) => new URL(`https://shop.test/${address}`)

function locatorOf({ role, name, nth }: Control): string {
  const locator = role
    ? `getByRole(${literal(role)}, { name: ${literal(name)}, exact: true })`
    : `getByText(${literal(name)}, { exact: true })`
  return `page.${locator}${nth === undefined ? '' : `.nth(${nth})`}`
}

/** The fixture `test` fails if the page has other errors. */
function allowedErrors({ failures, lines }: Recording, requests: readonly LoggedRequest[]): string[] {
  const patterns = [
    ...failures.map((status) => (status === 0 ? '/^failed: |ERR_FAILED/' : `/${status}/`)),
    ...lines.flatMap(({ text }) => {
      // Playwright has no name before the message of an uncaught error.
      const message = text.replace(/^(Uncaught )?\w*Error: /, '')
      const [known = ''] = withoutCartIds(message, requests).replace(PARAMETERS, CART_ID).split(CART_ID)
      const start = known.slice(0, PATTERN_LENGTH)
      // An empty pattern would allow every error.
      if (!start) return []
      return `new RegExp(${literal(start.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`))})`
    }),
  ]
  return [...new Set(patterns)].map((pattern) => `pageErrors.allow(${pattern})`)
}

function otherAnswers(requests: readonly LoggedRequest[]): string[] {
  const calls = requests.flatMap(({ method, path, answeredBy }) => (answeredBy ? `${method} ${path}` : []))
  return calls.length > 0 ? [`// Here the mock API answers these calls too: ${[...new Set(calls)].join(', ')}.`] : []
}

const cartLiteral = (cart: readonly CartLine[]) =>
  `[${cart.map(({ productId, quantity }) => `{ productId: ${literal(productId)}, quantity: ${quantity} }`).join(', ')}]`

const siteAddress = (path: string) => (path ? `siteUrl + ${literal(path)}` : 'siteUrl')

/** Returns a string literal. JSON allows line separators, which end a line in some tools. */
const literal = (text: string) =>
  JSON.stringify(text).replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)
