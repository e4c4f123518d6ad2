/** Performs a story's steps, which bring the page into the state that the story shows. */
import { computeAccessibleName, isInaccessible } from 'dom-accessibility-api'
import { fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type { StoryStep } from './parameters.ts'
import { currentShop } from './shops.ts'

/** Time to wait for an element, in milliseconds; long enough for a page on a busy machine. */
const TIMEOUT = 15_000

/** Limit for `renderingDone()`. Storybook normally leaves React's `act` environment after one or two tasks. */
const MAX_RENDER_TASKS = 100

let running: Promise<void> = Promise.resolve()

/** Starts the steps in order. Returns a function that cancels the remaining ones. */
export function runSteps(steps: readonly StoryStep[] = []): () => void {
  const controller = new AbortController()
  running = performAll(steps, controller.signal)
  // Handled here as well, so that a story that was left does not report an unhandled rejection.
  running.catch(() => markStory('failed', controller.signal))
  return () => controller.abort()
}

/** Resolves when the story's steps are done. Rejects if a step did not find its element. */
export const settled = (): Promise<void> => running

async function performAll(steps: readonly StoryStep[], signal: AbortSignal) {
  delete document.documentElement.dataset.story
  if (steps.length > 0) await renderingDone()
  for (const step of steps) if (!signal.aborted) await perform(step)
  markStory('settled', signal)
}

/**
 * Sets `data-story` on the root element; `scripts/pictures` waits for it. `failed` means that a step found no element,
 * for example a button that this width does not show.
 */
function markStory(state: 'settled' | 'failed', signal: AbortSignal) {
  if (!signal.aborted) document.documentElement.dataset.story = state
}

/**
 * Waits until Storybook has left React's `act` environment, in which it renders. A step that starts in the `act`
 * environment would turn that environment on again when it ends.
 */
async function renderingDone() {
  for (let tasks = 0; tasks < MAX_RENDER_TASKS; tasks += 1) {
    await new Promise((resolve) => setTimeout(resolve))
    if (!globalThis.IS_REACT_ACT_ENVIRONMENT) return
  }
}

async function perform(step: StoryStep): Promise<void> {
  if (typeof step === 'string') return press(await find(step, () => findPressable(step)))
  if ('see' in step) return void (await find(step.see, () => findText(step.see)))
  if ('hover' in step) return openTooltip(step.hover, hover)
  if ('focus' in step) return openTooltip(step.focus, focus)
  const field = await find(step.fill, () => page().queryByLabelText<HTMLInputElement>(step.fill))
  // Not typed, because typing needs the focus, which a story of a docs page does not take (preview-head.html).
  await fireEvent.input(field, { target: { value: field.value + step.with } })
}

/** Clicks, then removes pointer and focus: either would open a tooltip, and the focus would show its ring. */
async function press(element: HTMLElement): Promise<void> {
  await userEvent.click(element)
  if (element.isConnected) await userEvent.unhover(element)
  if (document.activeElement === element) element.blur()
}

/** Repeats the input until a tooltip appears, because the first one only starts to load the tooltip's code. */
async function openTooltip(name: string, input: (control: HTMLElement) => void): Promise<void> {
  const control = await find(name, () => findPressable(name))
  await find('tooltip', () => {
    const tooltip = page().queryByRole('tooltip')
    if (!tooltip) input(control)
    return tooltip
  })
}

function hover(control: HTMLElement) {
  for (const type of ['pointerover', 'pointermove'])
    control.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
}

function focus(control: HTMLElement) {
  control.blur()
  control.focus()
}

const page = () => within(document.body)

const PRESSABLE = 'button, [role=button], input[type=checkbox], [role=checkbox]'

/** Stops at the first match, because reading the names of all controls of a page takes seconds. */
const findPressable = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(PRESSABLE)].find(
    (element) => isVisible(element) && !isInaccessible(element) && computeAccessibleName(element).startsWith(name),
  )

function findText(template: string): HTMLElement | undefined {
  const { replace, site } = currentShop()
  const text = replace(template).replaceAll('{retailer}', site.retailer.name)
  return [...page().queryAllByText(text), ...page().queryAllByLabelText(text)].find(isVisible)
}

const isVisible = (element: HTMLElement) => element.checkVisibility()

const find = <Found extends HTMLElement>(name: string, query: () => Found | null | undefined): Promise<Found> =>
  waitFor(
    () => {
      const element = query()
      if (!element) throw new Error(`The page shows no “${name}”`)
      return element
    },
    { timeout: TIMEOUT },
  )
