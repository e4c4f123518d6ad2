/**
 * Routes each call to the mock API or to a server. Calls that depend on one another are a group, named after the
 * resource in their path, and move together.
 */

import type { Interceptor } from '#mocks/lab/interceptor.ts'
import { NO_SERVER } from '#mocks/lab/server-options.ts'
import { parseServerAddress } from '#src/config/server-config.ts'
import type { AnswerListener, Call } from '#src/demo/call.ts'
import { GROUP_NAMES, groupOf } from '#src/demo/call-groups.ts'
import { RECORDING } from '#src/demo/demo-api.ts'
import { storageKey } from '#src/lib/storage.ts'
import type { createComparison } from './compare.ts'
import { isCancelled, logServerCall } from './server-log.ts'
import { withServerProducts } from './server-products.ts'

/** Choices of a link by group: the target of its calls, and whether its reads are compared with the other target's. */
export type RoutingChoices = ReadonlyMap<string, { target?: 'mock' | 'server'; isCompared?: true }>

export type Routing = ReturnType<typeof createRouting>

const IDS_NOTE = 'Products, categories and brands come from both sides, so their ids must agree.'

const send = (request: Request) => fetch(request)

/** Key of the address that was entered in the Demo Lab. */
const ADDRESS_KEY = storageKey('demo-server')
const ADDRESS_FIELD = '"Server address" in the Demo Lab'

export function createRouting(interceptor: Interceptor, options = NO_SERVER) {
  const { callGroups, baseUrl: configured, loadWarnings } = options
  const isConfigured = configured !== ''
  const canChange = !isConfigured && allowsAnyServer()
  let baseUrl = canChange ? readAddress() : ownAddress(configured) ? '' : configured
  let choices: RoutingChoices = new Map()
  const loadAddressWarnings = () =>
    baseUrl ? loadWarnings(baseUrl, isConfigured ? undefined : ADDRESS_FIELD) : undefined
  let warnings = loadAddressWarnings()
  let comparison: Promise<ReturnType<typeof createComparison>> | undefined
  // While a recording is played, it answers all calls.
  const hasServer = () => baseUrl !== '' && !interceptor.chosen().includes(RECORDING)
  const isOnServer = (group: string) => {
    const target = choices.get(group)?.target
    return hasServer() && (target === undefined ? callGroups.includes(group) : target === 'server')
  }
  const baseUrlOf = (path: string) => (isOnServer(groupOf(path)) ? baseUrl : '')
  const idsNote = () => {
    const [products, ...others] = ['products', 'categories', 'brands'].map(isOnServer)
    return others.every((other) => other === products) ? '' : IDS_NOTE
  }
  const serverUrlOfProducts = () => baseUrlOf('/api/products')
  const observeCall = (call: Call): AnswerListener => {
    const log = logServerCall(interceptor, call)
    const listeners = warnings
    return (response) => {
      log(response)
      if (response || !isCancelled(call.signal)) void listeners?.then((each) => each?.onAnswer(call.path, response))
    }
  }
  const sendForCart = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const path = (pathname + search).slice(new URL(baseUrl, location.origin).pathname.replace(/\/$/, '').length)
    const onAnswer = observeCall({ path, baseUrl, method: 'GET', cartId: null, body: '', signal: request.signal })
    const response = await send(request).catch((error: unknown) => {
      onAnswer(null)
      throw error
    })
    onAnswer(response)
    return response
  }
  const onInvalid = (message: string, path: string) => {
    if (baseUrlOf(path) !== '') void warnings?.then((listeners) => listeners?.onInvalid(message))
  }
  interceptor.wrap((next) =>
    withServerProducts(next, { serverUrl: serverUrlOfProducts, fetch: sendForCart, onInvalid }),
  )
  const isCompared = (group: string) => hasServer() && choices.get(group)?.isCompared === true
  const loadComparison = () => {
    comparison ??= import('./compare.ts').then(({ createComparison }) =>
      createComparison({
        isCompared: (path) => isCompared(groupOf(path)),
        serverUrl: () => baseUrl,
        answerAsMock: interceptor.answerUnlogged,
        fetch: send,
        page: location.href,
      }),
    )
    return comparison
  }
  interceptor.setExchangeListener((exchange, change) => {
    if (![...choices.values()].some((choice) => choice.isCompared)) return
    loadComparison()
      .then((compare) => compare(exchange, change))
      .catch((error: unknown) => {
        // The next comparison downloads it again.
        comparison = undefined
        change({ comparison: [`The comparison failed. ${String(error)}`] })
      })
  })
  if (callGroups.length > 0)
    console.info(`Mock API: ${configured} answers ${callGroups.join(', ')}. ${idsNote()}`.trim())

  return {
    baseUrlOf,

    /** Logs a call that a server answers. Calls of the mock API are logged by the interceptor. */
    onRequest: (call: Call) => (call.baseUrl === '' ? undefined : observeCall(call)),

    onInvalid,

    /** Follows the choices of a link. Calls under way finish where they began. */
    choose(chosen: RoutingChoices): void {
      const previousNote = idsNote()
      choices = chosen
      const note = idsNote()
      if (note && note !== previousNote) console.info(note)
    },

    address: () => baseUrl,
    isConfigured,
    canChange,

    /** Sets the server's address, and stores it for later visits. An empty one is removed. */
    setAddress(address: string): void {
      baseUrl = address
      warnings = loadAddressWarnings()
      storeAddress(address)
    },

    /** Names a server that was entered in the Demo Lab and the calls that it receives. Empty if it receives none. */
    enteredNote(): string {
      const groups = isConfigured ? [] : GROUP_NAMES.filter((group) => isOnServer(group) || isCompared(group))
      if (groups.length === 0) return ''
      return `A server that was entered in the Demo Lab receives the calls of ${groups.join(', ')}: ${baseUrl}`
    },

    configuredGroups: callGroups,
    isOnServer,
    isCompared,
    idsNote,
  }
}

/** Returns whether the mock API answers at an address. */
const ownAddress = (address: string): boolean => new URL(address, location.origin).href === `${location.origin}/`

/** Returns whether the content security policy of the page allows any server. `npm run configure` allows at most one. */
function allowsAnyServer(): boolean {
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')
  const directive = policy?.split(';').find((each) => each.trim().startsWith('connect-src'))
  return directive?.split(' ').includes('https:') ?? true
}

/** Returns the stored address, or an empty string if there is none. Removes an address that could not be entered. */
function readAddress(): string {
  try {
    return parseServerAddress(localStorage.getItem(ADDRESS_KEY) ?? '')
  } catch {
    storeAddress('')
    return ''
  }
}

function storeAddress(address: string): void {
  try {
    if (address) localStorage.setItem(ADDRESS_KEY, address)
    else localStorage.removeItem(ADDRESS_KEY)
  } catch {
    // Without storage, the address is lost when the page is left.
  }
}
