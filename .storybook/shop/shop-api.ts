/** The mock API of the stories. It answers in the page, so a story needs no service worker and touches none of the shop's. */
import { getResponse, http } from 'msw'
import { seed } from '#mocks/db.ts'
import { handlers } from '#mocks/handlers.ts'
import { answerInPage } from '#mocks/in-page.ts'
import { CALLS } from '#mocks/lab/calls.ts'
import { createDemoApi } from '#mocks/lab/create-demo-api.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import type { DemoApi } from '#src/api/demo-api.ts'

const interceptor = createInterceptor((request) => getResponse(handlers, request, { baseUrl: location.origin }))
answerInPage([http.all('/api/*', ({ request }) => interceptor.answer(request))])
seed({ basePath: import.meta.env.BASE_URL })
const lab = createLab(interceptor)

const TEXTS: Record<string, string[]> = { long: ['texts-long'], arabic: ['texts-rtl'] }
const NETWORKS: Record<string, string> = { '1s': '1000ms', '3s': '3000ms', failing: '100pct' }

/** The scenarios that the toolbar's choice of text and network stands for. */
export const scenariosOf = ({ text = '', network = '' }: { text?: string; network?: string }): string[] => {
  const setting = NETWORKS[network]
  return [...(TEXTS[text] ?? []), ...(setting ? CALLS.map(({ id }) => `${id}.${setting}`) : [])]
}

/** Has the API answer as these scenarios say, and these alone. */
export const chooseScenarios = (names: readonly string[]): void => lab.choose(names)

/** The rows as they are shipped, no cart, no calls. */
export function resetApi(): void {
  seed({ basePath: import.meta.env.BASE_URL })
  interceptor.clearLog()
}

/** The Demo Lab as the mock API hands it to the shop. */
export async function demoApi(): Promise<DemoApi> {
  return { ...(await createDemoApi(interceptor, [])), mode: 'page', loadLab: async () => lab }
}

/** A call as the shop would have made it, for the request log. */
export const logCall = (path: string) =>
  interceptor.answer(new Request(new URL(path, location.origin), { headers: { 'x-cart-id': 'storycart0001' } }))
