/** Error responses. Their bodies are plain text that a toast can show. */
import { HttpResponse } from 'msw'

export const notFound = (what: string) => new HttpResponse(`${what} not found`, { status: 404 })

export const badRequest = (why: string) => new HttpResponse(why, { status: 400 })
