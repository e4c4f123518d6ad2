/**
 * Parses the names in a link. A name is a scenario or a setting of one operation: its latency, its failure rate or its
 * target, such as `products.1500ms`, `cart.never`, `add.30pct`, `products.server` or `products.both`.
 */
import { delay, getResponse, HttpResponse, type RequestHandler } from 'msw'
import { callOf, type Responder } from '#mocks/handlers/resolvers.ts'
import { type NamedScenario, scenarios } from '#mocks/scenarios/registry.ts'
import { type CallSetting, parseCallSetting } from '#src/demo/call-setting.ts'
import { CALLS } from './calls.ts'
import { seededFailures } from './seeded-random.ts'

type Setting = { latency?: number | 'infinite'; percent?: number }

export type ActiveScenarios = {
  scenarios: NamedScenario[]
  /** By operation id. */
  settings: Map<string, Setting>
  /** Targets by group of operations. Only reads can be compared, with `both`. */
  routing: Map<string, { target?: 'mock' | 'server'; isCompared?: true }>
  /** Names that are neither a scenario nor a setting. */
  unknown: string[]
}

export function parseActiveScenarios(names: readonly string[]): ActiveScenarios {
  const active: ActiveScenarios = { scenarios: [], settings: new Map(), routing: new Map(), unknown: [] }
  for (const name of names) {
    const scenario = scenarios.find((known) => known.name === name)
    const setting = parseCallSetting(name)
    const call = CALLS.find(({ id }) => id === setting?.id)
    if (scenario) active.scenarios.push(scenario)
    else if (!setting || !call) active.unknown.push(name)
    else if (setting.kind !== 'target') {
      active.settings.set(call.id, { ...active.settings.get(call.id), ...settingOf(setting) })
    } else if (setting.value !== 'both') {
      active.routing.set(call.group, { ...active.routing.get(call.group), target: setting.value })
    } else if (call.method === 'GET') {
      active.routing.set(call.group, { ...active.routing.get(call.group), isCompared: true })
    } else active.unknown.push(name)
  }
  return active
}

const settingOf = ({ kind, value }: CallSetting): Setting =>
  kind === 'failures'
    ? { percent: Number.parseInt(value) }
    : { latency: value === 'never' ? 'infinite' : Number.parseInt(value) }

/**
 * Combines the active scenarios into one middleware. A request passes through the setting of its operation first, then
 * through the edited answers, then through the scenarios' own middleware, then through their handlers.
 */
export function createMiddleware(
  { scenarios: chosen, settings }: ActiveScenarios,
  handlers: RequestHandler[],
  withEdits: (next: Responder) => Responder,
) {
  return (base: Responder): Responder => {
    const fromHandlers: Responder = async (request) =>
      (await getResponse(handlers, request, { baseUrl: new URL(request.url).origin })) ?? base(request)
    const withScenarios = chosen.reduce<Responder>(
      (next, scenario) => scenario.middleware?.(next) ?? next,
      fromHandlers,
    )
    const edited = withEdits(withScenarios)
    return settings.size > 0 ? withSettings(settings)(edited) : edited
  }
}

const withSettings =
  (settings: ActiveScenarios['settings']) =>
  (next: Responder): Responder => {
    const failuresOf = new Map([...settings].map(([id, { percent = 0 }]) => [id, seededFailures(percent)]))
    return async (request) => {
      const id = callOf(request) ?? ''
      const latency = settings.get(id)?.latency
      if (latency !== undefined) await delay(latency)
      return failuresOf.get(id)?.(id) ? new HttpResponse(null, { status: 500 }) : next(request)
    }
  }
