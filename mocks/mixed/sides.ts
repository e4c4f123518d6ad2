/**
 * The side that answers each call: the mock API, or a server. Calls that depend on one another are a group, named after the
 * resource in their path, and move together. Loaded if the configuration or a link names calls for a server.
 */
import type { AnswerListener, Call } from '#src/api/call.ts'
import { RECORDING } from '#src/api/demo-api.ts'
import { groupOf } from '../lab/group-of.ts'
import type { Interceptor } from '../lab/interceptor.ts'
import { NO_SERVER } from '../lab/server-options.ts'
import type { createComparison } from './both.ts'
import { logServerCall } from './server-log.ts'
import { withServerProducts } from './server-products.ts'

/** Choices of a link by group: the side, and whether the other side is asked too. */
export type SideChoices = ReadonlyMap<string, { side?: 'mock' | 'server'; both?: true }>

export type Sides = ReturnType<typeof createSides>

const IDS_NOTE = 'Products, categories and brands come from both sides, so their ids must agree.'

const send = (request: Request) => fetch(request)

/** The address that was entered in the Demo Lab. */
const ADDRESS_KEY = 'demo-server'

export function createSides(interceptor: Interceptor, { groups, baseUrl: configured, watch } = NO_SERVER) {
  let baseUrl = configured || readAddress()
  let choices: SideChoices = new Map()
  let warnings = baseUrl ? watch(baseUrl) : undefined
  let comparison: Promise<ReturnType<typeof createComparison>> | undefined
  // While a recording is played, it answers all calls.
  const hasServer = () => baseUrl !== '' && !interceptor.chosen().includes(RECORDING)
  const isOnServer = (group: string) => {
    const side = choices.get(group)?.side
    return hasServer() && (side === undefined ? groups.includes(group) : side === 'server')
  }
  const baseUrlOf = (path: string) => (isOnServer(groupOf(path)) ? baseUrl : '')
  const idsNote = () => {
    const [products, ...others] = ['products', 'categories', 'brands'].map(isOnServer)
    return others.every((other) => other === products) ? '' : IDS_NOTE
  }
  const serverUrlOfProducts = () => baseUrlOf('/api/products')
  interceptor.wrap((next) => withServerProducts(next, { serverUrl: serverUrlOfProducts, fetch: send }))
  const isCompared = (group: string) => hasServer() && choices.get(group)?.both === true
  const loadComparison = () => {
    comparison ??= import('./both.ts').then(({ createComparison }) =>
      createComparison({
        isCompared: (path) => isCompared(groupOf(path)),
        serverUrl: () => baseUrl,
        ask: interceptor.ask,
        fetch: send,
        page: location.href,
      }),
    )
    return comparison
  }
  interceptor.watchExchanges((exchange, change) => {
    if (![...choices.values()].some(({ both }) => both)) return
    loadComparison()
      .then((compare) => compare(exchange, change))
      .catch((error: unknown) => change({ comparison: [`The comparison failed. ${String(error)}`] }))
  })
  if (groups.length > 0) console.info(`Mock API: ${configured} answers ${groups.join(', ')}. ${idsNote()}`.trim())

  return {
    baseUrlOf,

    /** Logs a call that a server answers. Calls of the mock API are logged by the interceptor. */
    onRequest(call: Call): AnswerListener | undefined {
      if (call.baseUrl === '') return undefined
      const log = logServerCall(interceptor, call)
      return (response) => {
        log(response)
        if (response || !call.signal?.aborted)
          void warnings?.then((listeners) => listeners?.onAnswer(call.path, response))
      }
    },

    onInvalid(message: string): void {
      void warnings?.then((listeners) => listeners?.onInvalid(message))
    },

    /** Follows the choices of a link. Calls under way finish where they began. */
    choose(chosen: SideChoices): void {
      choices = chosen
    },

    address: () => baseUrl,
    isConfigured: configured !== '',

    /** Sets the server's address, and stores it for later visits. */
    setAddress(address: string): void {
      baseUrl = address
      warnings = address ? watch(address) : undefined
      try {
        localStorage.setItem(ADDRESS_KEY, address)
      } catch {
        // Without storage, the address is kept until the page is left.
      }
    },

    configuredGroups: groups,
    isOnServer,
    isCompared,
    idsNote,
  }
}

function readAddress(): string {
  try {
    return localStorage.getItem(ADDRESS_KEY) ?? ''
  } catch {
    return ''
  }
}
