/**
 * From names to what they do. A name is a scenario's, or sets one call's latency or
 * share of failures: `products.1500ms`, `cart.never`, `add.30pct`.
 */
import { delay, getResponse, HttpResponse, type RequestHandler } from 'msw'
import type { Answer } from '../scenarios/scenario.ts'
import { type NamedScenario, scenarios } from '../scenarios.ts'
import { CALLS, callOf } from './calls.ts'
import { isUnlucky } from './luck.ts'

type CallSetting = { latency?: number | 'infinite'; percent?: number }

export type Plan = {
  scenarios: NamedScenario[]
  /** By the call's id. */
  settings: Map<string, CallSetting>
  /** Names of nothing. */
  unknown: string[]
}

const SETTING = /^([a-z]+)\.(?:(\d{1,6})ms|(never)|(\d{1,3})pct)$/

/** Takes names as they stand in a link. */
export function readPlan(names: readonly string[]): Plan {
  const plan: Plan = { scenarios: [], settings: new Map(), unknown: [] }
  for (const name of names) {
    const scenario = scenarios.find((known) => known.name === name)
    const [, id, ms, never, percent] = SETTING.exec(name) ?? []
    if (scenario) plan.scenarios.push(scenario)
    else if (id && CALLS.some((call) => call.id === id)) {
      plan.settings.set(id, {
        ...plan.settings.get(id),
        ...(ms !== undefined && { latency: Number(ms) }),
        ...(never !== undefined && { latency: 'infinite' as const }),
        ...(percent !== undefined && { percent: Number(percent) }),
      })
    } else plan.unknown.push(name)
  }
  return plan
}

/** Faults first, then a scenario's cart, then what happens to every call; one call's settings are outermost. */
export function around({ scenarios: chosen, settings }: Plan, handlers: RequestHandler[]) {
  return (base: Answer): Answer => {
    const answering: Answer = async (request) =>
      (await getResponse(handlers, request, { baseUrl: new URL(request.url).origin })) ?? base(request)
    const transported = chosen.reduce<Answer>((next, scenario) => scenario.around?.(next) ?? next, answering)
    return settings.size > 0 ? withSettings(settings)(transported) : transported
  }
}

const withSettings =
  (settings: Plan['settings']) =>
  (next: Answer): Answer => {
    const lucks = new Map([...settings].map(([id, { percent = 0 }]) => [id, isUnlucky(percent)]))
    return async (request) => {
      const id = callOf(request) ?? ''
      const latency = settings.get(id)?.latency
      if (latency !== undefined) await delay(latency)
      return lucks.get(id)?.(id) ? new HttpResponse(null, { status: 500 }) : next(request)
    }
  }
