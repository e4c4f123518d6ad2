import { type LoggedRequest, MIN_ID_IN_TEXT } from '#src/demo/demo-api.ts'

/** Replacement of a cart id. */
export const CART_ID = '[cart id]'

/** Returns the text with `CART_ID` for each cart id of the requests. */
export const withoutCartIds = (text: string, requests: readonly LoggedRequest[]): string =>
  withoutIds(
    text,
    requests.flatMap(({ cartIn, cartOut }) => [cartIn ?? '', cartOut ?? '']),
  )

/** Returns the text with `CART_ID` for each of these cart ids. */
export const withoutIds = (text: string, ids: readonly string[]): string =>
  ids
    .filter((id) => id.length >= MIN_ID_IN_TEXT)
    // An id can begin with another one.
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, id) => rest.replaceAll(id, CART_ID), text)
