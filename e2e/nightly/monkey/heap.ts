import { expect, type Page } from '@playwright/test'
import { removeAllScenarios, switchScenario } from './demo-lab.ts'

/** Any scenario; removing it clears the query cache. */
const SOME_SCENARIO = 'brands-500'

/**
 * Objects of the browser whose number grows with every event and request. Chromium keeps the timings of events whose
 * next frame was never shown, and DevTools keeps records of requests.
 */
const BROWSER_OBJECTS = /PerformanceEventTiming|^blink::NetworkResourcesData/

/**
 * Returns the bytes that the page keeps after the query cache is cleared and garbage is collected, without the
 * browser's own objects. Measures on the home page at a fixed width, so that two measurements are comparable.
 */
export async function measureHeap(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 800 })
  // Closes any overlay.
  await page.keyboard.press('Escape')
  await removeAllScenarios(page)
  await switchScenario(page, SOME_SCENARIO)
  await removeAllScenarios(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
  const snapshot = await takeSnapshot(page)
  const { node_fields: fields } = snapshot.snapshot.meta
  const [name, size] = [fields.indexOf('name'), fields.indexOf('self_size')]
  const ignored = new Set(snapshot.strings.flatMap((text, index) => (BROWSER_OBJECTS.test(text) ? [index] : [])))
  let bytes = 0
  for (let node = 0; node < snapshot.nodes.length; node += fields.length) {
    if (!ignored.has(snapshot.nodes[node + name] ?? -1)) bytes += snapshot.nodes[node + size] ?? 0
  }
  return bytes
}

/** The part of V8's heap snapshot that is read here. `nodes` contains one number per field for each node. */
type HeapSnapshot = { snapshot: { meta: { node_fields: string[] } }; nodes: number[]; strings: string[] }

/** Collects garbage and takes a heap snapshot. */
async function takeSnapshot(page: Page): Promise<HeapSnapshot> {
  const devtools = await page.context().newCDPSession(page)
  const chunks: string[] = []
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devtools.detach()
  return JSON.parse(chunks.join(''))
}
