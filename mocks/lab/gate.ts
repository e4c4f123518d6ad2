/**
 * Every call of the API comes through here in the browser, whether the worker or
 * the page intercepted it: it is written on the tape and answered as the chosen
 * scenarios say. They change what answers, never what is mounted, so a choice has
 * effect at once.
 */
import { CART_ID_HEADER } from '#src/api/operations.ts'
import type { Answer } from '../scenarios/scenario.ts'

export type TapedCall = {
  number: number
  method: string
  path: string
  query: string
  /** The cart identifier that the call carried, and the one that its answer did. */
  cartIn: string | null
  cartOut: string | null
  /** Null while it is awaited; 0 where the connection was lost. */
  status: number | null
  ms: number | null
  /** The scenarios that were chosen, as they stand in a link. */
  scenario: string
}

export type Gate = ReturnType<typeof createGate>

const TAPE_LENGTH = 200

/** Takes what answers where no scenario does. */
export function createGate(base: Answer) {
  let answer = base
  let chosen: readonly string[] = []
  let tape: readonly TapedCall[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const write = (call: TapedCall) => {
    const known = tape.some(({ number }) => number === call.number)
    tape = known ? tape.map((other) => (other.number === call.number ? call : other)) : [...tape, call]
    tape = tape.slice(-TAPE_LENGTH)
    tell()
  }

  return {
    chosen: () => chosen,
    calls: () => tape,

    /** Calls the listener whenever the choice or the tape has changed; gives the undo. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Puts something around what answers, in the place of what was put there before. */
    choose(names: readonly string[], around: (base: Answer) => Answer): void {
      chosen = names
      answer = around(base)
      tell()
    },

    clearTape: (): void => {
      tape = []
      tell()
    },

    async answer(request: Request): Promise<Response | undefined> {
      const { pathname: path, search: query } = new URL(request.url)
      const started = performance.now()
      count += 1
      const asked: TapedCall = {
        number: count,
        method: request.method,
        path,
        query,
        cartIn: request.headers.get(CART_ID_HEADER),
        cartOut: null,
        status: null,
        ms: null,
        scenario: chosen.join(','),
      }
      write(asked)
      const response = await answer(request)
      write({
        ...asked,
        cartOut: response?.headers.get(CART_ID_HEADER) ?? null,
        status: response?.status ?? 404,
        ms: Math.round(performance.now() - started),
      })
      return response
    },
  }
}
