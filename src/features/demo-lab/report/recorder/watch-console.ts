import { cartId } from '#src/api/cart-id.ts'
import { withoutIds } from '#src/features/demo-lab/report/without-cart-ids.ts'
import { withoutParams } from './known-params.ts'
import type { ConsoleLine } from './recording.ts'

const MAX_LENGTH = 300

/**
 * Calls `add` for warnings, errors and uncaught errors. Not for `console.info`, because the shop's forms print what was
 * typed into them there. Cart ids and unknown query parameters are replaced.
 */
export function watchConsole(add: (line: ConsoleLine) => void): void {
  for (const level of ['warn', 'error'] as const) {
    const print = console[level]
    console[level] = (...args: unknown[]) => {
      print.apply(console, args)
      add({ level, text: textOf(args) })
    }
  }
  addEventListener('error', ({ message }) => add({ level: 'error', text: textOf([message]) }))
  addEventListener('unhandledrejection', ({ reason }) => add({ level: 'error', text: textOf([reason]) }))
}

const textOf = (args: unknown[]): string =>
  withoutParams(withoutIds(args.map(printed).join(' '), [cartId()]))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LENGTH)

/** Returns the value as text. Some objects have none, such as `Object.create(null)`. */
function printed(value: unknown): string {
  try {
    return String(value)
  } catch {
    return '[object]'
  }
}
