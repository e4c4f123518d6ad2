/** The ways in which an answer can be wrong. */
import { delay, HttpResponse } from 'msw'

/** A status, with a text that the server says about it. */
export const fault =
  (status: number, body: string | null = null) =>
  () =>
    new HttpResponse(body, { status })

/** A proxy's page in the server's place. */
export const html = () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })

/** The connection is lost before the server has heard of the call. */
export const offline = () => HttpResponse.error()

export const never = async () => {
  await delay('infinite')
  return HttpResponse.error()
}
