import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import type { RequestHandler } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'

/** Answers in the page itself: where no service worker can control it, and in Storybook. */
export function answerInPage(handlers: RequestHandler[]): void {
  defineNetwork({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types ask for one that hears of sockets as well.
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] as never })],
    handlers,
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  }).enable()
}
