/**
 * Recorder of what the visitor does, for the Demo Lab's reports. Loaded after hydration, in mock mode only.
 *
 * Names controls as assistive technology does, and keeps nothing that is typed into fields.
 */

import { takeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { useDemoStore } from '#src/features/demo-lab/panel/demo-store.ts'
import { currentAddress } from './known-params.ts'
import { listenToControls } from './listen-to-controls.ts'
import type { Action, Recording, Step } from './recording.ts'
import { storedCart } from './stored-cart.ts'
import { readRecording, writeRecording } from './stored-recording.ts'
import { watchConsole } from './watch-console.ts'

const LENGTH = 30

/** Starts to record, and offers the recording to the Demo Lab. */
export function startRecorder(): void {
  let recording: Recording = readRecording()
  let scenarios: readonly string[] = takeChosenScenarios()

  const change = (changed: Partial<Recording>) => {
    recording = { ...recording, ...changed }
    writeRecording(recording)
  }
  const add = (step: Step) => {
    const cart = storedCart()
    const action: Action = { ...step, address: currentAddress(), scenarios, ...(cart.length > 0 && { cart }) }
    const { actions } = recording
    const isSameField = action.type === 'fill' && JSON.stringify(action) === JSON.stringify(actions.at(-1))
    if (!isSameField) change({ actions: [...actions, action].slice(-LENGTH) })
  }
  const addFailures = (statuses: readonly (number | null)[]) => {
    const failed = statuses.filter((status): status is number => status === 0 || (status ?? 0) >= 400)
    const failures = [...new Set([...recording.failures, ...failed])]
    if (failures.length > recording.failures.length) change({ failures })
  }
  const open = () => {
    add({ type: 'open', left: recording.left })
    const [page] = performance.getEntriesByType('navigation')
    // Older browsers do not have it.
    if (page && 'responseStatus' in page) addFailures([Number(page.responseStatus) || null])
  }

  open()
  listenToControls(add)
  watchConsole((line) => change({ lines: [...recording.lines, line].slice(-LENGTH) }))
  addEventListener('pagehide', () => change({ left: currentAddress() }))
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // The tab has shown other pages since.
    recording = readRecording()
    open()
  })
  if ('navigation' in window) {
    navigation.addEventListener('navigate', ({ navigationType, userInitiated, destination }) => {
      // The page's own buttons go back too, and another document records that it was opened.
      if (navigationType !== 'traverse' || !userInitiated || !destination.sameDocument) return
      add({ type: destination.index < (navigation.currentEntry?.index ?? 0) ? 'back' : 'forward' })
    })
  }

  const subscribeToDemo = (demo: DemoApi | null) =>
    demo?.subscribe(() => {
      addFailures(demo.requests().map(({ status, isCancelled }) => (isCancelled ? null : status)))
      const chosen = demo.chosen()
      if (chosen.join() === scenarios.join()) return
      scenarios = chosen
      add({ type: 'choose' })
    })
  subscribeToDemo(useDemoStore.getState().demo)
  useDemoStore.subscribe(({ demo }, previous) => demo !== previous.demo && subscribeToDemo(demo))
  useDemoStore.setState({ recording: () => recording })
}
