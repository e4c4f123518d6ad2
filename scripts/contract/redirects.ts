/** Redirects that no visitor ever comes out of. */
import type { Answer, Send } from './exchange.ts'
import { Broken } from './outcomes.ts'
import { isSilence } from './patience.ts'

/** As many as browsers follow. */
const MOST = 20

/** Throws where an answer sends in a circle, which ends in no answer at all; any other redirect is for the checks to judge. */
export async function mustNotCircle(answer: Answer, request: Request, send: Send): Promise<void> {
  const circle = await circleOf(answer, request, send).catch((error: unknown) => {
    if (isSilence(error)) throw error
    return null
  })
  if (!circle) return
  throw new Broken(`${answer.asked} is redirected in a circle: ${circle.join(' → ')}.`, {
    advice:
      'Behind a proxy, tell the server that it was asked by https (x-forwarded-proto), or it sends there for ever.',
    unreadable: answer.asked.replace(/\?.*/, ''),
  })
}

/** The addresses of a circle, the first one again at its end; null for a redirect that leads somewhere. */
async function circleOf(answer: Answer, request: Request, send: Send): Promise<string[] | null> {
  const path = [request.url]
  let next = target(answer, request.url)
  while (next !== null && path.length <= MOST) {
    const known = path.indexOf(next)
    if (known >= 0) return [...path.slice(known), next]
    path.push(next)
    const response = await send(new Request(next, request))
    await response.body?.cancel()
    next = target(response, next)
  }
  return null
}

/** Where an answer points to; null for one that is no redirect. */
function target({ status, headers }: Pick<Response, 'status' | 'headers'>, from: string): string | null {
  const location = headers.get('location')
  return status >= 300 && status < 400 && location !== null && URL.canParse(location, from)
    ? new URL(location, from).href
    : null
}
