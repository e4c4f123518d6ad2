/** Compares the words of a screen reader in the flows of `e2e/helpers/heard-flows.ts` with the text files of `e2e/heard/`. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { type Fault, FLOWS, type Flow, type Step, type Target } from '../helpers/heard-flows.ts'
import { expectHydrated, expectLoaded } from '../helpers/page.ts'
import { startScreenReader } from '../helpers/screen-reader.ts'

test.skip(({ browserName }) => browserName !== 'chromium', 'One engine is enough, because the reader reads the DOM')
test.use({ bypassCSP: true })
test.describe.configure({ timeout: 120_000 })

for (const [name, flow] of Object.entries(FLOWS)) {
  test(`${name} sounds as in its transcript`, async ({ page, siteUrl }) => {
    expect(await listenTo(page, siteUrl, flow)).toMatchSnapshot(`${name}.txt`)
  })

  test(`the transcript of ${name} shows a fault: ${flow.fault.kind}`, async ({ page, siteUrl }) => {
    const lines = (await listenTo(page, siteUrl, flow, flow.fault)).split('\n')
    const expected = readFileSync(new URL(`../heard/${name}.txt`, import.meta.url), 'utf8').split('\n')
    expect(lines.find((line, index) => line !== expected[index])?.trim()).toBe(flow.fault.heard)
  })
}

/** Performs a flow. Returns each step and below it what is said. */
async function listenTo(page: Page, siteUrl: string, { path, isOnPhone, steps }: Flow, fault?: Fault): Promise<string> {
  // Checkout opens the retailer's pages.
  await page.context().route(
    ({ origin }) => origin !== new URL(siteUrl).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  if (isOnPhone) await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl + path)
  await expectHydrated(page)
  await expectLoaded(page)
  if (fault) await page.evaluate(plant, fault)
  const { read, hear } = await startScreenReader(page)
  const locate = ([role, start]: Target) => page.getByRole(role, { name: start }).first()

  const perform = async (step: Step) => {
    if ('read' in step) return read(locate(step.read))
    if (step.on) await locate(step.on).focus()
    await ('type' in step ? page.keyboard.type(step.type) : page.keyboard.press(step.press))
    return hear()
  }
  const lines = [`opens /${path}${isOnPhone ? ' on a phone' : ''}`]
  for (const step of steps) {
    const phrases = await perform(step)
    lines.push('', titleOf(step), ...phrases.map((phrase) => `  ${phrase}`))
  }
  return `${lines.join('\n')}\n`
}

function titleOf(step: Step): string {
  const nameOf = ([role, name]: Target) => (name ? `${role} “${name}”` : role)
  if ('read' in step) return `reads ${nameOf(step.read)}`
  const key = 'type' in step ? `types “${step.type}”` : `presses ${step.press}`
  return step.on ? `${key} on ${nameOf(step.on)}` : key
}

/** Plants a fault, also in elements that are added later. Runs in the page. */
function plant({ kind, at }: Fault): void {
  const twin = document.createElement('p')
  twin.role = 'status'
  if (kind === 'announced twice') document.body.append(twin)
  const changes: Record<Fault['kind'], (element: Element) => void> = {
    'missing name': (element) => element.removeAttribute('aria-label'),
    'announced twice': ({ textContent }) => {
      if (twin.textContent !== textContent) twin.textContent = textContent
    },
    'wrong order': (element) => {
      if (element.previousElementSibling) element.parentElement?.prepend(element)
    },
    'words run together': (element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (text.nodeValue?.includes(' ')) text.nodeValue = text.nodeValue.replaceAll(' ', '')
      }
    },
  }
  const change = () => document.querySelectorAll(at).forEach(changes[kind])
  new MutationObserver(change).observe(document.body, { subtree: true, childList: true, characterData: true })
  change()
}
