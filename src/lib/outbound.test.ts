import { safeHref } from './outbound.ts'

test.each([
  ['https://halyard.example/dp/B0', 'https://halyard.example/dp/B0'],
  ['http://halyard.example/', 'http://halyard.example/'],
  ['/storefront/retailer/?asin=B0', '/storefront/retailer/?asin=B0'],
  ['javascript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,hi', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://user:secret@halyard.example/dp/B0', null],
  ['https://user@halyard.example/', null],
  ['https:user:secret@halyard.example', null],
  ['HTTPS:\\\\user:secret@halyard.example', null],
  ['https://halyard.example/@shop?mail=a@b.example#@', 'https://halyard.example/@shop?mail=a@b.example#@'],
  ['/@shop', '/@shop'],
  ['halyard', null],
  ['', null],
  [null, null],
  [undefined, null],
])('safeHref(%j) is %j', (address, href) => {
  expect(safeHref(address)).toBe(href)
})
