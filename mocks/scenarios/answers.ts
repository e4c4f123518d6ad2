/** Responses that simulate faults. */
import { delay, HttpResponse } from 'msw'

/** Responds with a status and an optional text. */
export const fault =
  (status: number, body: string | null = null) =>
  () =>
    new HttpResponse(body, { status })

/** Responds with a proxy's HTML error page. */
export const html = () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })

/** Simulates a lost connection. */
export const offline = () => HttpResponse.error()

/** Never responds. */
export const never = async () => {
  await delay('infinite')
  return HttpResponse.error()
}
