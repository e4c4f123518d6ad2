import { oneLine, plainText } from './plain-text.ts'

test.each([
  ['Walnut desk', 'Walnut desk'],
  ['<p>Solid <b>walnut</b></p>\n<p>Oiled</p>', 'Solid walnut\nOiled'],
  ['<ul>\n  <li>Solid\n  walnut</li>\n  <li>Oiled</li>\n</ul>', 'Solid walnut\nOiled'],
  ['Solid walnut<br>Oiled<br/>', 'Solid walnut\nOiled'],
  ['<table><tr><td>Width</td><td>80 cm</td></tr><tr><td>Depth</td></tr></table>', 'Width 80 cm\nDepth'],
  ['Solid <b>walnut</b>\nOiled', 'Solid walnut\nOiled'],
  ['One\r\n\r\n\r\nTwo', 'One\nTwo'],
  ['Before<script>alert(1)</script><style>p {}</style>After', 'BeforeAfter'],
  ['<img src=x onerror=alert(1)>Lamp', 'Lamp'],
  ['Salt &amp; Pepper &#8211; 2&nbsp;mills', 'Salt & Pepper – 2 mills'],
  ['&lt;p&gt;Solid&lt;/p&gt;&lt;p&gt;Oiled&lt;/p&gt;', 'Solid\nOiled'],
  ['Salt &amp;amp; Pepper', 'Salt & Pepper'],
  ['AT&T, 5 < 10 > 2, I <3 you', 'AT&T, 5 < 10 > 2, I <3 you'],
  ['a\u0000b\u0007c\uFEFF', 'abc'],
  ['<p>unclosed <b>bold', 'unclosed bold'],
])('%j becomes %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a title is one line', () => {
  expect(oneLine('<h1>Walnut</h1>\n<i>desk</i>')).toBe('Walnut desk')
})
