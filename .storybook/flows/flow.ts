/** Plays a flow as a user would: slowly and with a visible pointer in Storybook, without pauses in tests. */
import type { ReactRenderer } from '@storybook/react-vite'
import type { PlayFunctionContext } from 'storybook/internal/csf'
import { expect, within } from 'storybook/test'
import { chooseScenarios, scenariosOf } from '#storybook/shop/shop-api.ts'
import { showPointer } from './pointer.ts'
import { recordTabs } from './record-tabs.ts'
import { pause, scrollTo } from './timing.ts'

/** Pauses in milliseconds: after each action, between two letters, and at each tab stop. */
const ACTION_PAUSE = 350
const LETTER_PAUSE = 90
const TAB_PAUSE = 140

/** `tabTo` fails after this many tab stops. Every page has fewer. */
const MAX_TAB_STOPS = 120

type Context = Pick<
  PlayFunctionContext<ReactRenderer>,
  'canvasElement' | 'globals' | 'parameters' | 'step' | 'userEvent'
>
type Target = HTMLElement | Promise<HTMLElement>

function createUser({ canvasElement, globals, parameters, userEvent }: Context) {
  const { ownerDocument } = canvasElement
  const pointer = globals.pointer === 'off' ? undefined : showPointer(ownerDocument)
  const setScenarios = (...names: string[]) => chooseScenarios([...names, ...scenariosOf(globals)])
  const tabs = recordTabs()
  // Chooses the scenarios again, because a scenario's popup blocker must wrap the `window.open` that records tabs.
  setScenarios(...(parameters.shop?.demo ?? []))

  async function pointAt(target: Target): Promise<HTMLElement> {
    const element = await target
    await scrollTo(element)
    await pointer?.moveTo(element)
    return element
  }

  const user = {
    /** Queries the whole document, because dialogs and toasts render outside the story's root. */
    page: within(ownerDocument.body),
    /** Returns the URLs that the shop opened in new tabs. */
    openedTabs: tabs.urls,

    click: async (target: Target) => {
      const element = await pointAt(target)
      pointer?.showClick()
      await userEvent.click(element)
      await pause(ACTION_PAUSE)
    },

    /** Replaces the text of a field. */
    type: async (target: Target, text: string) => {
      const field = await pointAt(target)
      await userEvent.clear(field)
      for (const letter of text) {
        await userEvent.keyboard(letter)
        await pause(LETTER_PAUSE)
      }
      await pause(ACTION_PAUSE)
    },

    select: async (target: Target, option: string) => {
      const field = await pointAt(target)
      pointer?.showClick()
      await userEvent.selectOptions(field, option)
      await pause(ACTION_PAUSE)
    },

    /** Waits for an element, scrolls to it and leaves time to look at it. */
    see: async (target: Target) => {
      const element = await target
      await scrollTo(element)
      await expect(element).toBeVisible()
      await pause(2 * ACTION_PAUSE)
    },

    /** Presses a key, written as `userEvent.keyboard` takes it: `{Enter}`, `[Space]`. */
    pressKey: async (key: string) => {
      pointer?.showKey(key.replace(/[[\]{}]/g, ''))
      await pause(ACTION_PAUSE)
      await userEvent.keyboard(key)
      await pause(ACTION_PAUSE)
    },

    /** Presses Tab, or Shift and Tab, until the element has the focus. */
    tabTo: async (target: Target, { shift = false } = {}) => {
      const element = await target
      pointer?.showKey(shift ? 'Shift + Tab' : 'Tab')
      for (let stops = 0; ownerDocument.activeElement !== element; stops += 1) {
        if (stops === MAX_TAB_STOPS) throw new Error(`Tab never reached ${element.ariaLabel ?? element.textContent}`)
        await userEvent.tab({ shift })
        await pause(TAB_PAUSE)
      }
      await pause(ACTION_PAUSE)
    },

    /** Goes back as the browser's Back button does. The router sets `__TSR_ROUTER__` for its devtools. */
    goBack: async () => {
      pointer?.showKey('Back')
      await pause(ACTION_PAUSE)
      window.__TSR_ROUTER__?.history.back()
      await pause(ACTION_PAUSE)
    },

    /** Replaces the scenarios that the mock API follows from now on. */
    setScenarios,
  }

  const cleanUp = () => {
    tabs.restore()
    pointer?.remove()
  }
  return { user, cleanUp }
}

export type FlowUser = ReturnType<typeof createUser>['user']

/** Returns the `play` function of a flow; `act` groups its actions into named steps. */
export const flow =
  (act: (user: FlowUser, step: Context['step']) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    // With both schemes, the story is in two iframes. Each iframe runs the flow, so the page around them does not.
    if (context.globals.scheme === 'both') return
    const { user, cleanUp } = createUser(context)
    try {
      await pause(2 * ACTION_PAUSE)
      await act(user, context.step)
      await pause(2 * ACTION_PAUSE)
    } finally {
      cleanUp()
    }
  }
