/** A request of the API client that is about to be sent. */
export type Call = {
  /** From `/api` on. */
  path: string
  /** Origin and path prefix before `/api`; empty for the page's own origin. */
  baseUrl: string
  method: string
  /** Null if the request has none. */
  cartId: string | null
  /** Empty if there is none. */
  body: string
  signal?: AbortSignal
}

/** Called with the response of a call, or with null if it got none. */
export type AnswerListener = (response: Response | null) => void
