/** The last calls with their bodies, for recordings and reports. */
import type { Exchange, Exchanges } from '#src/demo/demo-api.ts'

const LENGTH = 200
/** Characters of all bodies. */
const SIZE = 5_000_000

const sizeOf = ({ requestBody, body }: Exchange) => requestBody.length + body.length

/**
 * Returns a list that drops its oldest exchanges when it becomes too long or its bodies too large. An exchange that is too
 * large by itself is not added.
 */
export function createExchanges() {
  let stored: readonly Exchange[] = []
  let dropped = 0
  return {
    all: (): Exchanges => ({ stored, dropped }),

    add(exchange: Exchange): void {
      if (sizeOf(exchange) > SIZE) {
        dropped += 1
        return
      }
      const all = [...stored, exchange]
      let size = all.reduce((sum, each) => sum + sizeOf(each), 0)
      const first = all.findIndex((each, index) => {
        const fits = all.length - index <= LENGTH && size <= SIZE
        size -= sizeOf(each)
        return fits
      })
      stored = all.slice(first)
      dropped += all.length - stored.length
    },

    clear(): void {
      stored = []
      dropped = 0
    },
  }
}
