import { feedName, shownAddress } from './shown-address.ts'

test.each([
  [
    'https://feeds.example/lamps/products-2026.csv',
    'https://feeds.example/lamps/products-2026.csv',
    'products-2026.csv',
  ],
  ['http://localhost:8080/feed.xml.gz', 'http://localhost:8080/feed.xml.gz', 'feed.xml.gz'],
  ['https://me:hunter2@feeds.example/a.csv?token=hunter2#hunter2', 'https://feeds.example/a.csv', 'a.csv'],
  ['https://feeds.example/?aid=hunter2', 'https://feeds.example/', 'feed'],
  [
    'https://feeds.example/datafeed/download/apikey/hunter/language/en/format/csv/',
    'https://feeds.example/datafeed/download/apikey/…/language/en/format/csv/',
    'feed',
  ],
  ['https://feeds.example/access_token/hunter.csv', 'https://feeds.example/access_token/…', 'feed'],
  ['https://feeds.example/apikey/hunter.csv', 'https://feeds.example/apikey/…', 'feed'],
  ['https://feeds.example/5f4dcc3b5aa765d6/hunter2.csv', 'https://feeds.example/…/…', 'feed'],
  ['https://feeds.example/1.0/products.xml;token=hunter', 'https://feeds.example/1.0/…', 'feed'],
  ['https://feeds.example/key:hunter/%68unter/a.csv', 'https://feeds.example/…/…/a.csv', 'a.csv'],
  ['https://feeds.example/keyboards/a.csv', 'https://feeds.example/keyboards/a.csv', 'a.csv'],
])('%s is shown as %s, and its rows are those of %s', (address, shown, name) => {
  expect([shownAddress(new URL(address)), feedName(new URL(address))]).toEqual([shown, name])
})
