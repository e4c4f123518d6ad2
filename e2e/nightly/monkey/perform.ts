/** Performs the actions of the monkey test on the controls of the page, by mouse and keyboard. */
import { errors, type Locator, type Page } from '@playwright/test'
import { scenarios } from '#mocks/scenarios/registry.ts'
import type { Action } from './actions.ts'
import { removeAllScenarios, switchScenario } from './demo-lab.ts'
import type { PageMonitor } from './page-monitor.ts'
import { findTarget } from './target.ts'

export type User = { page: Page; monitor: PageMonitor }

/** Returns a description with accessible names, or null if the page has no control for the action. */
type Perform = (user: User, action: Action) => Promise<string | null>

const MIN_WIDTH = 390
const MAX_WIDTH = 1440
const HEIGHT = 800

const KEYS = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowRight', 'PageDown', 'F8']
const TEXTS = ['studio', '4090', 'laptop ', '   ', 'a&b=c#d', '%', '"<b>', 'größe 😀', '../cart', 'x'.repeat(60)]
const SELECT_KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End']

function itemAt<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

const ACTIONS: Record<Action['kind'], Perform> = {
  'click a link': ({ page }, { target }) => click(page, page.getByRole('link'), target),
  'click a button': ({ page }, { target }) => click(page, page.getByRole('button'), target),
  'click a checkbox': ({ page }, { target }) => click(page, page.getByRole('checkbox'), target),
  'click a summary': ({ page }, { target }) => click(page, page.locator('summary'), target),

  async 'press a key'({ page }, { variant }) {
    await page.keyboard.press(itemAt(KEYS, variant))
    return `press ${itemAt(KEYS, variant)}`
  },

  async type({ page }, { target, variant }) {
    const field = await click(page, page.getByRole('textbox').or(page.getByRole('searchbox')), target)
    if (!field) return null
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(itemAt(TEXTS, variant))
    const isSubmitted = variant % 3 === 0
    if (isSubmitted) await page.keyboard.press('Enter')
    return `${field}, type ${JSON.stringify(itemAt(TEXTS, variant))}${isSubmitted ? ' and Enter' : ''}`
  },

  // By keyboard, because Playwright cannot click the options of an open select.
  async select({ page }, { target, variant }) {
    const found = await findTarget(page.getByRole('combobox'), target)
    if (!found) return null
    await found.control.focus({ timeout: 500 })
    await page.keyboard.press(itemAt(SELECT_KEYS, variant))
    return `press ${itemAt(SELECT_KEYS, variant)} in ${found.name}`
  },

  'go back': (user) => traverseHistory(user, -1),
  'go forward': (user) => traverseHistory(user, 1),

  async reload({ page, monitor }, { variant }) {
    if (!monitor.mayLoad()) return null
    monitor.expectLoad()
    await page.reload({ waitUntil: variant % 2 ? 'commit' : 'load' })
    return 'reload'
  },

  async resize({ page }, { variant }) {
    const width = MIN_WIDTH + (variant % (MAX_WIDTH - MIN_WIDTH + 1))
    await page.setViewportSize({ width, height: HEIGHT })
    return `resize to ${width}`
  },

  async 'switch scenarios'({ page }, { target, variant }) {
    // Half of these actions remove all scenarios, because otherwise most pages would soon show only failures.
    if (variant % 2 && (await removeAllScenarios(page))) return 'remove all scenarios'
    const { name } = itemAt(scenarios, target)
    await switchScenario(page, name)
    return `switch the scenario ${name}`
  },
}

/** Performs an action. Returns null if it is impossible or if its control disappears meanwhile. */
export async function perform(user: User, action: Action): Promise<string | null> {
  try {
    return await ACTIONS[action.kind](user, action)
  } catch (error) {
    if (error instanceof errors.TimeoutError || isNavigationError(error)) return null
    throw error
  }
}

/** Returns whether an action failed because the document was unloaded meanwhile. */
const isNavigationError = (error: unknown) =>
  error instanceof Error && /context was destroyed|navigat|ERR_ABORTED/i.test(error.message)

async function click(page: Page, candidates: Locator, index: number): Promise<string | null> {
  const target = await findTarget(candidates, index)
  if (!target) return null
  await page.mouse.click(target.x, target.y)
  return `click ${target.name}`
}

/** Goes back or forward. Returns null if there is no entry, or if it needs a document that the page may not load. */
async function traverseHistory({ page, monitor }: User, delta: -1 | 1): Promise<string | null> {
  const entry = await page.evaluate((by) => {
    const next = navigation.entries()[(navigation.currentEntry?.index ?? 0) + by]
    return next ? { isOtherDocument: !next.sameDocument } : null
  }, delta)
  if (!entry || (entry.isOtherDocument && !monitor.mayLoad())) return null
  if (entry.isOtherDocument) {
    // Waits, because a load that is still pending would be mistaken for the expected one.
    await page.waitForLoadState('domcontentloaded', { timeout: 5_000 })
    monitor.expectLoad()
  }
  const options = { waitUntil: 'commit', timeout: 5_000 } as const
  await (delta < 0 ? page.goBack(options) : page.goForward(options))
  return delta < 0 ? 'go back' : 'go forward'
}
