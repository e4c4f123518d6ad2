/** Brings a page into the state that its story shows. What is pressed, and in which order, is a scenario's steps. */
import { userEvent, waitFor, within } from 'storybook/test'
import type { Step } from '#mocks/scenarios/scenario.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'

/** In milliseconds: a page on a busy machine takes its time. */
const PATIENCE = 15_000

let arranging: Promise<void> = Promise.resolve()

/** Takes the steps one after another; returns what gives up the rest of them. */
export function arrange(steps: readonly Step[] = []): () => void {
  const given = new AbortController()
  arranging = takeAll(steps, given.signal)
  // Whoever waits for it hears of a failure; the console does not, of a story that was left.
  arranging.catch(() => say('stuck', given.signal))
  return () => given.abort()
}

/** Resolves once the story rests. Throws where a step found nothing to act on. */
export const rested = (): Promise<void> => arranging

async function takeAll(steps: readonly Step[], given: AbortSignal) {
  delete document.documentElement.dataset.story
  if (steps.length > 0) await rendered()
  for (const step of steps) if (!given.aborted) await take(step)
  say('rests', given)
}

/** For whoever takes a picture of it. Stuck is what has nothing to press at this width. */
function say(how: 'rests' | 'stuck', given: AbortSignal) {
  if (!given.aborted) document.documentElement.dataset.story = how
}

/** React renders a story in its test mode, which a step that begins meanwhile would bring back when it ends. */
const rendered = () => new Promise((resolve) => setTimeout(resolve))

async function take(step: Step): Promise<void> {
  if (typeof step === 'string') return press(await found(step, () => pressable(step)))
  if ('see' in step) return void (await found(step.see, () => shown(step.see)))
  await userEvent.type(await found(step.fill, () => page().queryByLabelText(step.fill)), step.with)
}

/** A pointer that stays would show a tooltip; so would the focus, which browsers take for the keyboard's. */
async function press(element: HTMLElement): Promise<void> {
  await userEvent.click(element)
  if (element.isConnected) await userEvent.unhover(element)
  if (document.activeElement === element) element.blur()
}

const page = () => within(document.body)

function pressable(name: string): HTMLElement | undefined {
  const startsWithName = (accessible: string) => accessible.startsWith(name)
  return [
    ...page().queryAllByRole('button', { name: startsWithName }),
    ...page().queryAllByRole('checkbox', { name: startsWithName }),
  ].find(isVisible)
}

function shown(text: string): HTMLElement | undefined {
  const said = text.replaceAll('{retailer}', DEFAULT_CONFIG.retailer.name)
  return [...page().queryAllByText(said), ...page().queryAllByLabelText(said)].find(isVisible)
}

const isVisible = (element: HTMLElement) => element.checkVisibility()

const found = (name: string, look: () => HTMLElement | null | undefined): Promise<HTMLElement> =>
  waitFor(
    () => {
      const element = look()
      if (!element) throw new Error(`The page shows no “${name}”`)
      return element
    },
    { timeout: PATIENCE },
  )
