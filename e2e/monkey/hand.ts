/**
 * Does what was drawn with what the page offers: by role, and with mouse and keyboard
 * as a visitor has them.
 */
import { errors, type Locator, type Page } from '@playwright/test'
import { scenarios } from '#mocks/scenarios.ts'
import type { Action } from './actions.ts'
import { switchScenario, takeAllBack } from './lab.ts'
import { findTarget } from './target.ts'
import type { Watch } from './watch.ts'

export type Hand = { page: Page; watched: Watch }

/** Returns what was done, by accessible name; null where the page has nothing to do it with. */
type Deed = (hand: Hand, action: Action) => Promise<string | null>

const NARROWEST = 390
const WIDEST = 1440
const HEIGHT = 800

const KEYS = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowRight', 'PageDown', 'F8']
const TEXTS = ['studio', '4090', 'laptop ', '   ', 'a&b=c#d', '%', '"<b>', 'größe 😀', '../cart', 'x'.repeat(60)]
const MOVES = ['ArrowDown', 'ArrowUp', 'Home', 'End']

function one<T>(list: readonly T[], number: number): T {
  const drawn = list[number % list.length]
  if (drawn === undefined) throw new Error('An empty list to draw from')
  return drawn
}

const DEEDS: Record<Action['kind'], Deed> = {
  'press a link': ({ page }, { pick }) => press(page, page.getByRole('link'), pick),
  'press a button': ({ page }, { pick }) => press(page, page.getByRole('button'), pick),
  'press a checkbox': ({ page }, { pick }) => press(page, page.getByRole('checkbox'), pick),
  'press a summary': ({ page }, { pick }) => press(page, page.locator('summary'), pick),

  async 'press a key'({ page }, { way }) {
    await page.keyboard.press(one(KEYS, way))
    return `press ${one(KEYS, way)}`
  },

  async type({ page }, { pick, way }) {
    const field = await press(page, page.getByRole('textbox').or(page.getByRole('searchbox')), pick)
    if (!field) return null
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(one(TEXTS, way))
    const isSent = way % 3 === 0
    if (isSent) await page.keyboard.press('Enter')
    return `${field}, type ${JSON.stringify(one(TEXTS, way))}${isSent ? ' and Enter' : ''}`
  },

  // A list that is opened can't be seen by a test; closed, it answers to the same keys.
  async choose({ page }, { pick, way }) {
    const target = await findTarget(page.getByRole('combobox'), pick)
    if (!target) return null
    await target.control.focus({ timeout: 500 })
    await page.keyboard.press(one(MOVES, way))
    return `press ${one(MOVES, way)} in ${target.name}`
  },

  'go back': (hand) => travel(hand, -1),
  'go forward': (hand) => travel(hand, 1),

  async reload({ page, watched }, { way }) {
    if (!watched.mayLoad()) return null
    watched.ask()
    await page.reload({ waitUntil: way % 2 ? 'commit' : 'load' })
    return 'reload'
  },

  async resize({ page }, { way }) {
    const width = NARROWEST + (way % (WIDEST - NARROWEST + 1))
    await page.setViewportSize({ width, height: HEIGHT })
    return `resize to ${width}`
  },

  async 'switch scenarios'({ page }, { pick, way }) {
    // Every other time the shop gets well again: else all that is seen in the end is failures.
    if (way % 2 && (await takeAllBack(page))) return 'take all scenarios back'
    const { name } = one(scenarios, pick)
    await switchScenario(page, name)
    return `switch the scenario ${name}`
  },
}

/** What can't be done, or is taken away while it is done, is left. */
export async function perform(hand: Hand, action: Action): Promise<string | null> {
  try {
    return await DEEDS[action.kind](hand, action)
  } catch (error) {
    if (error instanceof errors.TimeoutError || isTakenAway(error)) return null
    throw error
  }
}

/** The document went while it was asked. */
const isTakenAway = (error: unknown) =>
  error instanceof Error && /context was destroyed|navigat|ERR_ABORTED/i.test(error.message)

async function press(page: Page, offered: Locator, pick: number): Promise<string | null> {
  const target = await findTarget(offered, pick)
  if (!target) return null
  await page.mouse.click(target.x, target.y)
  return `press ${target.name}`
}

/** Only within the shop, and from a document to another only as long as it may be loaded. */
async function travel({ page, watched }: Hand, delta: -1 | 1): Promise<string | null> {
  const entry = await page.evaluate((by) => {
    const next = navigation.entries()[(navigation.currentEntry?.index ?? 0) + by]
    return next ? { isLoaded: !next.sameDocument } : null
  }, delta)
  if (!entry || (entry.isLoaded && !watched.mayLoad())) return null
  if (entry.isLoaded) {
    // One load at a time: of two that are asked for, the first to arrive would stand for both.
    await page.waitForLoadState('domcontentloaded', { timeout: 5_000 })
    watched.ask()
  }
  const options = { waitUntil: 'commit', timeout: 5_000 } as const
  await (delta < 0 ? page.goBack(options) : page.goForward(options))
  return delta < 0 ? 'go back' : 'go forward'
}
