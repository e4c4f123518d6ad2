import type { Responder } from '#mocks/handlers/resolvers.ts'
import { addressOf, type RecordedCall } from './recorded-call.ts'

/** Statuses whose responses may have no body. */
export const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * Returns a function that answers from a recording. The nth request of an address gets its nth answer, and later ones
 * get the last. It resolves with undefined if the recording has no answer.
 */
export function answerFrom(calls: readonly RecordedCall[]): Responder {
  const recorded = new Map<string, RecordedCall[]>()
  for (const call of calls) {
    const others = recorded.get(call.address)
    if (others) others.push(call)
    else recorded.set(call.address, [call])
  }
  return async ({ method, url }) => {
    const answers = recorded.get(addressOf(method, new URL(url))?.address ?? '') ?? []
    const call = answers.length > 1 ? answers.shift() : answers[0]
    return call && responseOf(call)
  }
}

export function responseOf({ status, contentType, body }: Omit<RecordedCall, 'address'>): Response {
  if (status === 0) return Response.error()
  const headers = { ...(contentType && { 'content-type': contentType }) }
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers })
}
