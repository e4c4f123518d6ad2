/**
 * Parses the names in a link. A name is a scenario or a setting of one operation: its latency, its failure rate or its
 * side, such as `products.1500ms`, `cart.never`, `add.30pct`, `products.server` or `products.both`.
 */
import { delay, getResponse, HttpResponse, type RequestHandler } from 'msw'
import type { Answer } from '../scenarios/scenario.ts'
import { type NamedScenario, scenarios } from '../scenarios.ts'
import { CALLS, callOf } from './calls.ts'
import { seededFailures } from './seeded-random.ts'

type CallSetting = { latency?: number | 'infinite'; percent?: number }

export type ActiveScenarios = {
  scenarios: NamedScenario[]
  /** By operation id. */
  settings: Map<string, CallSetting>
  /** By group of operations. */
  sides: Map<string, { side?: 'mock' | 'server'; both?: true }>
  /** Names that are neither a scenario nor a setting. */
  unknown: string[]
}

const SETTING = /^([a-z]+)\.(?:(\d{1,6})ms|(never)|(\d{1,3})pct)$/
const SIDE = /^([a-z]+)\.(mock|server|both)$/

export function parseActiveScenarios(names: readonly string[]): ActiveScenarios {
  const active: ActiveScenarios = { scenarios: [], settings: new Map(), sides: new Map(), unknown: [] }
  for (const name of names) {
    const scenario = scenarios.find((known) => known.name === name)
    const [, id, ms, never, percent] = SETTING.exec(name) ?? []
    if (scenario) active.scenarios.push(scenario)
    else if (addSide(active.sides, name)) continue
    else if (id && CALLS.some((call) => call.id === id)) {
      active.settings.set(id, {
        ...active.settings.get(id),
        ...(ms !== undefined && { latency: Number(ms) }),
        ...(never !== undefined && { latency: 'infinite' as const }),
        ...(percent !== undefined && { percent: Number(percent) }),
      })
    } else active.unknown.push(name)
  }
  return active
}

/** Adds the side that a name chooses. Returns false if the name chooses none. Only reads can be compared with `both`. */
function addSide(sides: ActiveScenarios['sides'], name: string): boolean {
  const [, id, choice] = SIDE.exec(name) ?? []
  const call = CALLS.find((known) => known.id === id)
  if (!call || (choice === 'both' && call.method !== 'GET')) return false
  const former = sides.get(call.group)
  if (choice === 'both') sides.set(call.group, { ...former, both: true })
  else if (choice === 'mock' || choice === 'server') sides.set(call.group, { ...former, side: choice })
  return true
}

/**
 * Combines the active scenarios into one middleware. A request passes through the setting of its operation first, then
 * through the scenarios' own middleware, then through their handlers.
 */
export function createMiddleware({ scenarios: chosen, settings }: ActiveScenarios, handlers: RequestHandler[]) {
  return (base: Answer): Answer => {
    const fromHandlers: Answer = async (request) =>
      (await getResponse(handlers, request, { baseUrl: new URL(request.url).origin })) ?? base(request)
    const withScenarios = chosen.reduce<Answer>((next, scenario) => scenario.middleware?.(next) ?? next, fromHandlers)
    return settings.size > 0 ? withSettings(settings)(withScenarios) : withScenarios
  }
}

const withSettings =
  (settings: ActiveScenarios['settings']) =>
  (next: Answer): Answer => {
    const failuresOf = new Map([...settings].map(([id, { percent = 0 }]) => [id, seededFailures(percent)]))
    return async (request) => {
      const id = callOf(request) ?? ''
      const latency = settings.get(id)?.latency
      if (latency !== undefined) await delay(latency)
      return failuresOf.get(id)?.(id) ? new HttpResponse(null, { status: 500 }) : next(request)
    }
  }
