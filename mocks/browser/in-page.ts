import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import type { RequestHandler } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'

/** Answers requests in the page, for Storybook and for pages that no service worker can control. */
export function answerInPage(handlers: RequestHandler[]): void {
  defineNetwork({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types require an interceptor that also handles WebSockets.
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] as never })],
    handlers,
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  }).enable()
}
