/** Request and response types of the checks. */

export type Fetch = (request: Request) => Promise<Response>

/** A response whose body has been read. */
export type ReadResponse = {
  /** Method and path of the request, for messages: "GET /api/products?page=2". */
  request: string
  /** 0 for a redirect in a browser, which hides the status. */
  status: number
  headers: Headers
  text: string
}
