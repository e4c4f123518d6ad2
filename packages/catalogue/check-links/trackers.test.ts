import { isTracker, merchantAddress } from './trackers.ts'

const SHOP = 'https://shop.example/p/1?color=red'
const ENCODED = encodeURIComponent(SHOP)

test.each([
  [`https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${ENCODED}`, SHOP],
  [`https://www.awin1.com/cread.php?awinmid=1&p=${encodeURIComponent(ENCODED)}`, SHOP],
  [`https://click.linksynergy.com/deeplink?id=a&mid=1&murl=${ENCODED}`, SHOP],
  [`https://www.anrdoezrs.net/links/1/type/dlg/${SHOP}`, SHOP],
  [`https://prf.hn/click/camref:1/destination:${ENCODED}`, SHOP],
  [`https://shop.i384100.net/c/1/2/3?u=${ENCODED}`, SHOP],
  [`https://track.example/?id=me&url=${ENCODED}`, SHOP],
  [`https://go.skimresources.com/?id=1&url=${encodeURIComponent(`https://track.example/?u=${ENCODED}`)}`, SHOP],
  ['https://www.awin1.com/pclick.php?p=1&a=2&m=3', null],
  ['https://ds1.nl/c/?si=1&li=2&wi=3&dl=lamps%2F1', null],
])('%s is a tracking link', (link, merchant) => {
  expect(isTracker(new URL(link))).toBe(true)
  expect(merchantAddress(new URL(link))?.href ?? null).toBe(merchant)
})

test.each([
  SHOP,
  'https://www.amazon.com/dp/B000000000?tag=me-20',
  `https://shop.example/p/1?ref=${encodeURIComponent('https://me.example/')}`,
  `https://shop.example/p/1?redirect=${ENCODED}`,
  'https://shop.example/p/http%3A%2F%2F%5B',
  'https://notawin1.com/p/1',
])('%s is a merchant’s address', (link) => {
  expect(isTracker(new URL(link))).toBe(false)
  expect(merchantAddress(new URL(link))?.href).toBe(link)
})
