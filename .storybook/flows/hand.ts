/** Acts in a story as a visitor would, and so that one can watch it. */
import type { ReactRenderer } from '@storybook/react-vite'
import type { PlayFunctionContext } from 'storybook/internal/csf'
import { expect, within } from 'storybook/test'
import { chooseScenarios, scenariosOf } from '#storybook/shop/shop-api.ts'
import { pause, scrollTo } from './pace.ts'
import { showPointer } from './pointer.ts'
import { catchTabs } from './tabs.ts'

/** In milliseconds: after each act, between two letters, and on each stop of the keyboard. */
const REST = 350
const LETTER = 90
const STOP = 140

/** No page has as many stops. */
const STOPS_AT_MOST = 120

type Context = Pick<
  PlayFunctionContext<ReactRenderer>,
  'canvasElement' | 'globals' | 'parameters' | 'step' | 'userEvent'
>
type Found = HTMLElement | Promise<HTMLElement>

function takeHand({ canvasElement, globals, parameters, userEvent }: Context) {
  const { ownerDocument } = canvasElement
  const pointer = globals.pointer === 'off' ? undefined : showPointer(ownerDocument)
  const answer = (...names: string[]) => chooseScenarios([...names, ...scenariosOf(globals)])
  const tabs = catchTabs()
  // Once more, for a popup blocker stands before the tabs that are caught.
  answer(...(parameters.shop?.demo ?? []))

  async function reach(found: Found): Promise<HTMLElement> {
    const element = await found
    await scrollTo(element)
    await pointer?.goTo(element)
    return element
  }

  const hand = {
    /** The whole document: dialogs and toasts stand beside the story's root. */
    page: within(ownerDocument.body),
    /** Addresses that the shop opened in tabs of their own. */
    tabs: tabs.addresses,

    press: async (found: Found) => {
      const element = await reach(found)
      pointer?.press()
      await userEvent.click(element)
      await pause(REST)
    },

    write: async (found: Found, text: string) => {
      const field = await reach(found)
      await userEvent.clear(field)
      for (const letter of text) {
        await userEvent.keyboard(letter)
        await pause(LETTER)
      }
      await pause(REST)
    },

    choose: async (found: Found, option: string) => {
      const field = await reach(found)
      pointer?.press()
      await userEvent.selectOptions(field, option)
      await pause(REST)
    },

    /** Waits for it, brings it into sight and leaves time to read it. */
    look: async (found: Found) => {
      const element = await found
      await scrollTo(element)
      await expect(element).toBeVisible()
      await pause(2 * REST)
    },

    /** Takes what `userEvent.keyboard` takes: `{Enter}`, `[Space]`. */
    key: async (key: string) => {
      pointer?.say(key.replace(/[[\]{}]/g, ''))
      await pause(REST)
      await userEvent.keyboard(key)
      await pause(REST)
    },

    /** By Tab alone, with Shift where it lies before. */
    tabTo: async (found: Found, { shift = false } = {}) => {
      const element = await found
      pointer?.say(shift ? 'Shift + Tab' : 'Tab')
      for (let stops = 0; ownerDocument.activeElement !== element; stops += 1) {
        if (stops === STOPS_AT_MOST) throw new Error(`No way by Tab to ${element.ariaLabel ?? element.textContent}`)
        await userEvent.tab({ shift })
        await pause(STOP)
      }
      await pause(REST)
    },

    /** As by the browser's own button, which a story has none of: the router leaves itself here for its devtools. */
    back: async () => {
      pointer?.say('Back')
      await pause(REST)
      window.__TSR_ROUTER__?.history.back()
      await pause(REST)
    },

    /** Has the API answer as these scenarios say from here on. */
    answer,
  }

  const letGo = () => {
    tabs.letGo()
    pointer?.leave()
  }
  return { hand, letGo }
}

export type Hand = ReturnType<typeof takeHand>['hand']

/** A flow as a story's `play`: acts are told in named steps. */
export const flow =
  (act: (hand: Hand, step: Context['step']) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    // Two frames, and each of them plays by itself.
    if (context.globals.scheme === 'both') return
    const { hand, letGo } = takeHand(context)
    try {
      await pause(2 * REST)
      await act(hand, context.step)
      await pause(2 * REST)
    } finally {
      letGo()
    }
  }
