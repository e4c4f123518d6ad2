import { dark, light } from '#src/theme/tokens.ts'
import { BACKDROPS } from './backdrop.ts'

test.each([
  ['light', light],
  ['dark', dark],
] as const)('BACKDROPS.%s has the colours of the theme', (scheme, { backdropPool, backdropEdge }) => {
  expect(BACKDROPS[scheme]).toEqual({ pool: backdropPool, edge: backdropEdge })
})
