/**
 * Recorder of what the visitor does, for the Demo Lab's reports. Loaded after hydration, in mock mode only.
 *
 * It names controls as assistive technology does, and keeps nothing that is typed into fields.
 */
import type { DemoApi } from '#src/api/demo-api.ts'
import { takeChosenScenarios } from '../chosen-scenarios.ts'
import { useDemoStore } from '../demo-store.ts'
import { listenToControls } from './listen-to-controls.ts'
import type { Action, Recording, Step } from './recording.ts'
import { readRecording, writeRecording } from './stored-recording.ts'
import { watchConsole } from './watch-console.ts'

const LENGTH = 30

/** Milliseconds after a press in which the page itself goes back, such as by the button Go Back. */
const OWN_NAVIGATION = 500

/** Starts to record, and offers the recording to the Demo Lab. */
export function startRecorder(): void {
  let recording: Recording = readRecording()
  let scenarios: readonly string[] = takeChosenScenarios()
  let lastPress = -OWN_NAVIGATION

  const change = (changed: Partial<Recording>) => {
    recording = { ...recording, ...changed }
    writeRecording(recording)
  }
  const add = (step: Step, url: URL | Location = location) => {
    const address = url.pathname.slice(import.meta.env.BASE_URL.length) + url.search + url.hash
    const action: Action = { ...step, address, scenarios }
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
    add({ type: 'open' })
    const [page] = performance.getEntriesByType('navigation')
    // Older browsers do not have it.
    if (page && 'responseStatus' in page) addFailures([Number(page.responseStatus) || null])
  }

  open()
  listenToControls((step) => {
    if (step.type === 'press') lastPress = performance.now()
    add(step)
  })
  watchConsole((line) => change({ lines: [...recording.lines, line].slice(-LENGTH) }))
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // The tab has shown other pages since.
    recording = readRecording()
    open()
  })
  if ('navigation' in window) {
    navigation.addEventListener('currententrychange', ({ navigationType, from }) => {
      if (navigationType !== 'traverse' || performance.now() - lastPress < OWN_NAVIGATION) return
      const isBack = from.index > (navigation.currentEntry?.index ?? 0)
      add({ type: isBack ? 'back' : 'forward' }, new URL(from.url ?? location.href))
    })
  }

  const watch = (demo: DemoApi | null) =>
    demo?.subscribe(() => {
      addFailures(demo.requests().map(({ status }) => status))
      const chosen = demo.chosen()
      if (chosen.join() === scenarios.join()) return
      scenarios = chosen
      add({ type: 'choose' })
    })
  watch(useDemoStore.getState().demo)
  useDemoStore.subscribe(({ demo }, before) => demo !== before.demo && watch(demo))
  useDemoStore.setState({ recording: () => recording })
}
