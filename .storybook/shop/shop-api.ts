/** The stories' mock API. It answers in the page, so that stories never share the shop's service worker. */
import { HttpResponse, http } from 'msw'
import { answerInPage } from '#mocks/browser/in-page.ts'
import { respond } from '#mocks/handlers/index.ts'
import { CALLS } from '#mocks/lab/calls.ts'
import { createDemoApi } from '#mocks/lab/create-demo-api.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { seed } from '#mocks/store/db.ts'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { currentShop } from './shops.ts'

const interceptor = createInterceptor(respond)
answerInPage([
  http.all('/api/*', ({ request }) => interceptor.answer(request)),
  // Only a built site has this file.
  http.get(`${import.meta.env.BASE_URL}version.json`, () =>
    HttpResponse.json({ commit: 'storybook', time: 'unknown' }),
  ),
])
seed(currentShop().rows, { basePath: import.meta.env.BASE_URL })
const lab = createLab(interceptor)

type Choices = { text?: string; network?: string }

const TEXTS: Record<string, string[]> = { retail: ['texts-retail'], long: ['texts-long'], arabic: ['texts-rtl'] }
const NETWORKS: Record<string, string> = { '1s': '1000ms', '3s': '3000ms', failing: '100pct' }

/** Replaces the scenarios that the API follows. Adds those for the toolbar's choice of text and network. */
export function chooseScenarios(names: readonly string[], { text = '', network = '' }: Choices = {}): void {
  const setting = NETWORKS[network]
  lab.choose([...names, ...(TEXTS[text] ?? []), ...(setting ? CALLS.map(({ id }) => `${id}.${setting}`) : [])])
}

/** Restores the rows of the current shop and removes all carts and logged requests. */
export function resetApi(): void {
  seed(currentShop().rows, { basePath: import.meta.env.BASE_URL })
  interceptor.clearLog()
}

/** Returns the API of the Demo Lab, as the shop receives it from the mock. */
export async function demoApi(): Promise<DemoApi> {
  return { ...(await createDemoApi(interceptor, [])), mode: 'page', loadLab: async () => lab }
}

/** Sends a request through the interceptor, which adds it to the request log. */
export const logRequest = (path: string) =>
  interceptor.answer(new Request(new URL(path, location.origin), { headers: { 'x-cart-id': 'storycart0001' } }))
