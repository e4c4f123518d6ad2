import type { LoggedRequest } from '#src/api/demo-api.ts'

/** Replacement of a cart id. The recorder uses it too, for the id that was current when a message was printed. */
export const CART_ID = '[cart id]'

/** Returns the text with `CART_ID` for each cart id of the requests. */
export const withoutCartIds = (text: string, requests: readonly LoggedRequest[]): string =>
  requests
    .flatMap(({ cartIn, cartOut }) => [cartIn ?? '', cartOut ?? ''])
    .filter((id) => id !== '')
    // An id can begin with another one.
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, id) => rest.replaceAll(id, CART_ID), text)
