import { describeDifferences, type VisitFacts } from './visit-facts.ts'

const FRESH: VisitFacts = {
  cartLines: 0,
  serverCartItems: 0,
  wishlisted: 0,
  view: 'grid',
  scheme: 'system',
  isNoticeClosed: false,
  scenarios: 0,
  editedAnswers: 0,
  isRecordingPlaying: false,
  enteredServer: '',
  checkoutTabs: null,
  isMarked: false,
}

test('a fresh visit has no differences', () => {
  expect(describeDifferences(FRESH)).toEqual([])
})

test.each<[Partial<VisitFacts>, string]>([
  [{ cartLines: 1 }, 'The cart has 1 line.'],
  [{ cartLines: 24 }, 'The cart has 24 lines.'],
  [{ serverCartItems: 3 }, 'The cart on the server has 3 items.'],
  [{ wishlisted: 2 }, 'The wish list has 2 products.'],
  [{ view: 'list' }, 'Products are shown as a list.'],
  [{ scheme: 'dark' }, 'The dark color scheme is chosen.'],
  [{ scheme: 'light' }, 'The light color scheme is chosen.'],
  [{ isNoticeClosed: true }, 'The notice about the demonstration is closed.'],
  [{ scenarios: 1 }, '1 scenario or setting is in force.'],
  [{ scenarios: 2 }, '2 scenarios and settings are in force.'],
  [{ editedAnswers: 1 }, '1 answer is edited.'],
  [{ editedAnswers: 2 }, '2 answers are edited.'],
  [{ isRecordingPlaying: true }, 'A recording answers every call.'],
  [{ enteredServer: 'https://api.test' }, 'A server is entered: https://api.test'],
  [{ checkoutTabs: 0 }, 'The last checkout is kept: it opened 0 pages.'],
  [{ checkoutTabs: 1 }, 'The last checkout is kept: it opened 1 page.'],
  [{ isMarked: true }, 'Controls that do nothing by design are marked.'],
])('%j is described as %j', (different, sentence) => {
  expect(describeDifferences({ ...FRESH, ...different })).toEqual([sentence])
})

test('all differences are listed, those of the shop first', () => {
  const all = describeDifferences({ ...FRESH, isMarked: true, cartLines: 1, scenarios: 1, view: 'list' })
  expect(all).toEqual([
    'The cart has 1 line.',
    'Products are shown as a list.',
    '1 scenario or setting is in force.',
    'Controls that do nothing by design are marked.',
  ])
})
