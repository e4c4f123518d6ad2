import { readLink, readPicture, splitPictures } from './links.ts'

test.each([
  ['https://shop.example/lamp', 'https://shop.example/lamp'],
  [' http://shop.example/lamp ', 'http://shop.example/lamp'],
  ['shop.example/lamp?tag=me-20', 'https://shop.example/lamp?tag=me-20'],
  ['www.shop.example', 'https://www.shop.example'],
  ['shop.example:8080/lamp', 'https://shop.example:8080/lamp'],
  ['//shop.example/lamp', 'https://shop.example/lamp'],
  ['https://shop.example/?a=1&amp;b=2&#038;c=3', 'https://shop.example/?a=1&b=2&c=3'],
  ['https://shop.example/?a=1&amp;amp;b=2', 'https://shop.example/?a=1&b=2'],
  ['https://shop.example/?a=1&copy=2', 'https://shop.example/?a=1&copy=2'],
])('%j is the link %s', (text, link) => {
  expect(readLink(text)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hi',
  'mailto:me@shop.example',
  'ftp://shop.example',
  'https://',
  'https://lamp',
  '/lamp',
  'lamp',
  'n/a',
  'see shop.example',
  '12.50',
  '=HYPERLINK("https://shop.example";"Lamp")',
])('%j is not a link', (text) => {
  expect(readLink(text)).toMatchObject({ what: 'is not a web address' })
})

test.each(['https://user:secret@shop.example/lamp', '//user@shop.example/lamp.jpg', 'http:user:secret@shop.example'])(
  '%j has a password',
  (text) => {
    expect(readLink(text)).toMatchObject({ what: 'contains a user or password' })
    expect(readPicture(text)).toMatchObject({ what: 'contains a user or password' })
  },
)

test.each([
  ['lamp.jpg', 'lamp.jpg'],
  ['Lamp 1 (red).PNG', 'Lamp 1 (red).PNG'],
  ['lamps/oak/a.webp', 'lamps/oak/a.webp'],
  ['cdn.example/lamp.jpg', 'https://cdn.example/lamp.jpg'],
  ['cdn.example/lamp', 'https://cdn.example/lamp'],
  ['https://cdn.example/lamp.jpg', 'https://cdn.example/lamp.jpg'],
])('%j is the picture %s', (text, picture) => {
  expect(readPicture(text)).toBe(picture)
})

test.each(['lamp', 'n/a', '/lamp.jpg', 'javascript:lamp.jpg', 'C:\\lamp.jpg', 'lamp.pdf'])(
  '%j is no picture',
  (text) => {
    expect(readPicture(text)).toMatchObject({ what: 'is not a web address' })
  },
)

test.each([
  ['https://a.example/1.jpg, https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  ['https://a.example/1.jpg,https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  ['https://a.example/w_400,h_300/1.jpg', ['https://a.example/w_400,h_300/1.jpg']],
  ['https://a.example/1\\, 2.jpg, https://a.example/3.jpg', ['https://a.example/1, 2.jpg', 'https://a.example/3.jpg']],
  ['https://a.example/1.jpg\nhttps://a.example/2.jpg|', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  ['https://a.example/1.jpg https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  ['https://a.example/1.jpg,//a.example/2.jpg', ['https://a.example/1.jpg', '//a.example/2.jpg']],
  ['//a.example/1.jpg //a.example/2.jpg', ['//a.example/1.jpg', '//a.example/2.jpg']],
  ['//a.example/1.jpg,//a.example/2.jpg', ['//a.example/1.jpg', '//a.example/2.jpg']],
  ['https://a.example/1.jpg , //a.example/2.jpg', ['https://a.example/1.jpg', '//a.example/2.jpg']],
  ['https://a.example/1.jpg  HTTPS://a.example/2.jpg', ['https://a.example/1.jpg', 'HTTPS://a.example/2.jpg']],
  ['["https://a.example/1.jpg", "https://a.example/2.jpg"]', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  ["https://a.example/1.jpg','https://a.example/2.jpg", ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  ['https://a.example/my lamp.jpg', ['https://a.example/my lamp.jpg']],
  ['https://a.example/resize//b.example/1.jpg', ['https://a.example/resize//b.example/1.jpg']],
  ['1.jpg,2.jpg;3.jpg', ['1.jpg', '2.jpg', '3.jpg']],
])('the pictures in %j', (text, pictures) => {
  expect(splitPictures(text)).toEqual(pictures)
})
