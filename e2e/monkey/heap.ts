import { expect, type Page } from '@playwright/test'
import { switchScenario, takeAllBack } from './lab.ts'

/** Any will do: taking it back makes the shop forget every answer. */
const SOME_SCENARIO = 'brands-500'

/**
 * What Chromium and its tools keep by themselves, which grows with every event and call whatever the page does:
 * events whose next frame was never shown, and the calls that DevTools heard of.
 */
const BROWSERS_OWN = /PerformanceEventTiming|^blink::NetworkResourcesData/

/**
 * The bytes that are still held after the query cache is cleared and garbage collected, but for what is the browser's
 * own: always on the home page at the same width, so that nothing but what was held on to differs.
 */
export async function heapAtRest(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 800 })
  // Whatever is open over the page closes.
  await page.keyboard.press('Escape')
  await takeAllBack(page)
  await switchScenario(page, SOME_SCENARIO)
  await takeAllBack(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
  const snapshot = await takeSnapshot(page)
  const { node_fields: fields } = snapshot.snapshot.meta
  const [name, size] = [fields.indexOf('name'), fields.indexOf('self_size')]
  const own = new Set(snapshot.strings.flatMap((text, index) => (BROWSERS_OWN.test(text) ? [index] : [])))
  let held = 0
  for (let node = 0; node < snapshot.nodes.length; node += fields.length) {
    if (!own.has(snapshot.nodes[node + name] ?? -1)) held += snapshot.nodes[node + size] ?? 0
  }
  return held
}

/** So far as it is read here: nodes in one list, each with as many numbers as there are fields. */
type HeapSnapshot = { snapshot: { meta: { node_fields: string[] } }; nodes: number[]; strings: string[] }

/** Garbage is collected before it is taken. */
async function takeSnapshot(page: Page): Promise<HeapSnapshot> {
  const devtools = await page.context().newCDPSession(page)
  const chunks: string[] = []
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devtools.detach()
  return JSON.parse(chunks.join(''))
}
