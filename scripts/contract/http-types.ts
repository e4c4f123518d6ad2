/** One request and its answer, as the checks see them. */

export type Send = (request: Request) => Promise<Response>

export type Answer = {
  /** The request, for messages: "GET /api/products?page=2". */
  asked: string
  status: number
  headers: Headers
  text: string
}
