import type { Boot } from '#src/boot/boot.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'

const page = document.documentElement
export const emptyCache = { mutations: [], queries: [] }
let listeners = new AbortController()

/** Runs the boot script on a prerendered page with the given files. Returns what it passes to the app. */
export async function runBoot(
  url: string,
  files: Record<string, () => Response | Promise<Response>> = {},
): Promise<Boot> {
  history.replaceState(null, '', url)
  page.dataset.config ??= JSON.stringify(DEFAULT_CONFIG)
  page.dataset.answers ??= '/frame.json /page.json'
  const served: typeof files = {
    '/config.json': () => Response.json({}),
    '/frame.json': () => Response.json(emptyCache),
    '/page.json': () => Response.json(emptyCache),
    ...files,
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (file, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        void Promise.resolve((typeof file === 'string' && served[file]?.()) || Response.error()).then(resolve)
      }),
  )
  listeners = new AbortController()
  const { signal } = listeners
  const listen = globalThis.addEventListener
  const spy = vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener, options) => {
    const given = typeof options === 'object' ? options : { capture: options }
    listen(type, listener, { ...given, signal: given.signal ? AbortSignal.any([signal, given.signal]) : signal })
  })
  // The script runs again for another query.
  await import(/* @vite-ignore */ `../boot/boot.ts?${crypto.randomUUID()}`)
  spy.mockRestore()
  if (!window.overtone) throw new Error('The boot script set no window.overtone')
  return window.overtone
}

/** Undoes `runBoot`, with the listeners that the script keeps, because files of tests share their window. */
export function endBoot() {
  listeners.abort()
  window.overtone?.takeQueuedEvents()
  window.overtone?.scriptsLoaded()
  window.overtone?.started()
  for (const name of Object.keys(page.dataset)) delete page.dataset[name]
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
