import type { Boot } from '#src/boot/boot.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'

const page = document.documentElement
export const emptyCache = { mutations: [], queries: [] }

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
  // The script runs again for another query.
  await import(/* @vite-ignore */ `../boot/boot.ts?${crypto.randomUUID()}`)
  if (!window.overtone) throw new Error('The boot script set no window.overtone')
  return window.overtone
}

/** Undoes `runBoot`. */
export function endBoot() {
  window.overtone?.takeQueuedEvents()
  window.overtone?.scriptsLoaded()
  window.overtone?.started()
  for (const name of Object.keys(page.dataset)) delete page.dataset[name]
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
