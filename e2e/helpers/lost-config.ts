import type { Route } from '@playwright/test'

/** Answers that are not the configuration, by what config.json does. */
export const LOST_CONFIG: Record<string, (route: Route) => Promise<void>> = {
  'answers 503': (route) => route.fulfill({ status: 503, body: 'Busy' }),
  'answers 429': (route) => route.fulfill({ status: 429, body: '{}' }),
  'answers 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  // Some hosts answer a missing file with a page and the status 200.
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  'cannot be reached': (route) => route.abort(),
}
