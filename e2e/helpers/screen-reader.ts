/**
 * A virtual screen reader in the page (docs/decisions/0040). Playwright presses keys. The reader says the focused
 * element, what live regions announce, and whole elements on request.
 *
 * The library comes from a blob, which the page's content security policy refuses, so tests bypass the policy.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page, type Request } from '@playwright/test'

type Library = typeof import('@guidepup/virtual-screen-reader')

type ScreenReader = {
  /** Returns the phrases of an element and everything in it. */
  read: (element: Locator) => Promise<string[]>
  /** Returns what was said since the last call, once the page has loaded everything and the reader has been silent. */
  hear: () => Promise<string[]>
}

/** Milliseconds of silence. A changed quantity is announced a second after the last press. */
const SILENCE = 2000

export async function startScreenReader(page: Page): Promise<ScreenReader> {
  const library = await page.evaluateHandle(
    (code): Promise<Library> => import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))),
    readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8'),
  )
  await library.evaluate(start)
  const spoken = () => library.evaluate(({ virtual }) => virtual.spokenPhraseLog())
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  let heard = await spoken()
  let focused = ''
  return {
    read: async (element) => {
      await page.evaluate(showStates)
      return (await element.evaluate(readAll, library)).flatMap(aloud)
    },
    hear: async () => {
      // A new tab covers the page, and toasts are announced in the next frame, which a covered page may not draw.
      await page.bringToFront()
      const before = heard.length
      let last = -1
      const isSilent = async () => {
        heard = await spoken()
        const isSame = heard.length === last
        last = heard.length
        return isSame && pending.size === 0
      }
      await expect.poll(isSilent, { intervals: [SILENCE], timeout: 20_000 }).toBe(true)
      const phrases = heard.slice(before).flatMap(aloud)
      // Screen readers say the new state of a control that was pressed. The virtual one says it when it is read again.
      const said = phrases.findLast((phrase) => !/^(polite|assertive): /.test(phrase)) ?? focused
      await page.evaluate(showStates)
      focused = await library.evaluate(readFocused)
      return focused === said ? phrases : [...phrases, focused]
    },
  }
}

/** Leaves out what few screen readers say: the ends of containers, the roles of texts and the number of `aria-controls`. */
const aloud = (phrase: string) =>
  /^(end of .*|end|end, .*|paragraph|strong)$/.test(phrase) ? [] : [phrase.replace(/, \d+ controls?\b/, '')]

/** Starts the reader that follows the focus and live regions. Runs in the page. */
function start({ virtual }: Library): Promise<void> {
  // Browsers render none of these, which their style does not say.
  for (const element of document.querySelectorAll('noscript')) element.hidden = true
  // The library also hears live regions behind a modal, which are hidden.
  const isPerceived = ({ target }: MutationRecord) =>
    !(target instanceof Element ? target : target.parentElement)?.closest('[aria-hidden=true]')
  class PerceivedChanges extends MutationObserver {
    constructor(callback: MutationCallback) {
      super((changes, observer) => callback(changes.filter(isPerceived), observer))
    }
  }
  return virtual.start({ container: document.body, window: { document, MutationObserver: PerceivedChanges } })
}

/** Writes the states of controls into their attributes, from which the library reads them. Runs in the page. */
function showStates(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
    input.toggleAttribute('checked', input.checked)
  for (const option of document.querySelectorAll('option')) option.toggleAttribute('selected', option.selected)
}

/** Runs in the page. */
async function readFocused({ Virtual }: Library): Promise<string> {
  const reader = new Virtual()
  await reader.start({ container: document.activeElement ?? document.body })
  const phrase = await reader.lastSpokenPhrase()
  await reader.stop()
  return phrase
}

/** Moves a second reader through the element until it is at the start again. Runs in the page. */
async function readAll(element: Element, { Virtual }: Library): Promise<string[]> {
  const reader = new Virtual()
  await reader.start({ container: element })
  const { activeNode } = reader
  const first = await reader.lastSpokenPhrase()
  do await reader.next()
  while (reader.activeNode !== activeNode || (await reader.lastSpokenPhrase()) !== first)
  const phrases = await reader.spokenPhraseLog()
  await reader.stop()
  return phrases.slice(0, -1)
}
