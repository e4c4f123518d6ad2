/**
 * Presses one control of each kind twice at one place, as a double click does, and by a key that stays pressed. The
 * second click acts only on the control of the first one, if that is still there, and opens no second tab. A held key
 * acts once.
 */
import type { ElementHandle, Page } from '@playwright/test'
import { overtonePost } from '#fixtures/posts.ts'
import { studioHeadphones } from '#fixtures/products.ts'
import { expect, test } from '../fixtures.ts'
import { expectHydrated } from '../helpers/page.ts'

type State = {
  path: string
  /** The button that opens the layer with the controls. */
  opener?: string
  /** Selector of the element whose controls are pressed. By default `main`. */
  inside?: string
  isPhone?: boolean
}

const PRODUCT = `products/${studioHeadphones.id}/`

const PAGES: State[] = [
  { path: '', inside: 'header' },
  { path: '' },
  { path: '', inside: 'body' },
  { path: '?priceRanges=0-50,100-250&brandId=brand-aurelle' },
  { path: 'category/laptops/?sort=price-asc' },
  { path: PRODUCT },
  { path: 'cart/?demo=cart-5-lines' },
  { path: 'reviews/' },
  { path: 'blog/' },
  { path: `blog/?post=${overtonePost.slug}` },
  { path: 'deals/' },
  { path: 'faq/' },
  { path: 'contact/' },
]

const LAYERS: State[] = [
  { path: PRODUCT, opener: 'View larger image', inside: '[role=dialog]' },
  { path: 'cart/?demo=cart-5-lines', opener: 'Clear cart', inside: '[role=dialog]' },
  { path: '', opener: 'Filters', inside: '[role=dialog]', isPhone: true },
  { path: '', opener: 'Open menu', inside: 'header', isPhone: true },
]

/** Without selects, because the browser opens their list. */
const CONTROLS = ':is(a[href], button, summary, input[type=checkbox]):not(:disabled, [tabindex="-1"])'

// One after another, because a page leaves out the kinds of controls that an earlier page has pressed.
test.describe.configure({ mode: 'default', timeout: 600_000 })
// The ticker would move its links.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000 })

for (const [layer, states] of Object.entries({ page: PAGES, layer: LAYERS })) {
  const pressed = new Set<string>()

  for (const state of states) {
    const place = [`/${state.path}`, state.opener, state.inside].filter(Boolean).join(', ')

    test(`no control of the ${layer} ${place} acts twice`, async ({ page, siteUrl }) => {
      // Links to other sites.
      await page.context().route(
        ({ origin }) => origin !== new URL(siteUrl).origin,
        (route) => route.fulfill({ contentType: 'text/html', body: '<main></main>' }),
      )
      await page.setViewportSize(state.isPhone ? { width: 390, height: 844 } : { width: 1280, height: 720 })
      await open(page, siteUrl, state)
      const controls = await controlsOf(page, state)
      const isNew = ({ kind }: { kind: string }) => !pressed.has(kind)
      expect(controls.some(isNew)).toBe(true)
      for (const control of controls) {
        if (!isNew(control)) continue
        pressed.add(control.kind)
        for (const press of control.presses) {
          await test.step(`${press} ${control.name}`, async () => {
            await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
            await open(page, siteUrl, state)
            const element = await page.locator(selectorOf(state)).nth(control.index).elementHandle()
            if (element) await (press === 'click' ? clickTwice(page, element) : hold(press, page, element))
          })
        }
      }
    })
  }
}

const selectorOf = ({ inside = 'main' }: State) => `${inside} ${CONTROLS}`

async function open(page: Page, siteUrl: string, { path, opener }: State) {
  for (const tab of page.context().pages()) if (tab !== page) await tab.close()
  await page.goto(siteUrl + path)
  await expectHydrated(page)
  if (opener) await page.getByRole('button', { name: opener }).click()
  await expectSettled(page)
}

/** Returns the visible controls. Buttons of one kind have the same class names and the same first word of the name. */
const controlsOf = (page: Page, state: State) =>
  page.evaluate((selector) => {
    return Array.from(document.querySelectorAll<HTMLElement>(selector), (control, index) => {
      const name = (control.ariaLabel ?? control.textContent).trim() || control.localName
      const word = control.matches('a, summary') ? '' : name.split(' ')[0]
      const kind = [control.localName, control.className, control.parentElement?.className, word].join(' ')
      const presses: ('click' | 'Enter' | 'Space')[] = ['click']
      // A held Enter changes a quantity by more than one.
      if (!/^(In|De)crease quantity/.test(name)) presses.push('Enter')
      // Browsers press a native button when the key is released, and scroll on a link.
      if (!control.matches('button, a:not([role])')) presses.push('Space')
      return control.checkVisibility({ visibilityProperty: true }) ? { kind, index, name, presses } : []
    }).flat()
  }, selectorOf(state))

async function clickTwice(page: Page, control: ElementHandle<Element>) {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await control.boundingBox()
  if (!box) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isUnderPointer = () =>
    control.evaluate((element, at) => element.contains(document.elementFromPoint(...at)), [x, y] as const)
  // Skip links are outside of the window until they have the focus.
  if (!(await isUnderPointer())) return
  const before = await stateOf(page)
  await page.mouse.click(x, y)
  const once = await expectEffect(page, before)
  // The control is of another document if the click has loaded one.
  const isSame = await isUnderPointer().catch(() => false)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  const twice = await expectSettled(page)
  expect.soft(twice.tabs, 'tabs').toBe(once.tabs)
  if (!isSame) expect.soft(twice).toEqual(once)
}

async function hold(key: string, page: Page, control: ElementHandle<Element>) {
  await control.focus()
  const before = await stateOf(page)
  await page.keyboard.down(key)
  const once = await expectEffect(page, before)
  // Playwright repeats a key that is down.
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down(key)
  expect.soft(await expectSettled(page)).toEqual(once)
  await page.keyboard.up(key)
}

/** Waits for the effect of a press, such as a dialog that is loaded on demand. Some links change nothing. */
async function expectEffect(page: Page, before: object) {
  const change = expect(async () => expect(await stateOf(page)).not.toEqual(before)).toPass({ timeout: 3000 })
  await change.catch(() => undefined)
  return expectSettled(page)
}

/** Waits until nothing is loading and two looks at the page are equal. Returns its state. */
async function expectSettled(page: Page) {
  let last: unknown
  await expect(async () => {
    const before = last
    last = await stateOf(page)
    expect(last).toEqual(before)
    await expect(page.locator('main')).not.toContainText(/Loading .+…/, { timeout: 1 })
  }).toPass({ intervals: [400], timeout: 15_000 })
  return stateOf(page)
}

/** Returns what a press may change: the address, the history, tabs, texts, layers and states of controls. */
const stateOf = async (page: Page) => ({
  tabs: page.context().pages().length,
  ...(await page.evaluate(() => ({
    address: location.href,
    entries: history.length,
    parts: Array.from(document.querySelectorAll('header, main, [role=dialog]'), (part) => {
      // In a document that loads no pictures.
      const copy = document.implementation.createHTMLDocument().importNode(part, true)
      // Tooltips open and close by themselves.
      for (const element of copy.querySelectorAll('script, [data-radix-popper-content-wrapper]')) element.remove()
      const states = Array.from(part.querySelectorAll<HTMLInputElement>('button, input, details'), (control) =>
        [control.ariaPressed, control.ariaExpanded, control.checked, control.hasAttribute('open')].join(),
      )
      return [copy.textContent, ...states]
    }),
  }))),
})
