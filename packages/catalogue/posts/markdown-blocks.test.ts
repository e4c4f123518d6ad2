import { youTubeEmbed } from '#src/features/blog/blocks/video/video-source.ts'
import { readBlocks } from './markdown-blocks.ts'
import { youTubePlayer } from './youtube.ts'

/** Returns blocks and warnings of a text that starts in line 8 of its file. */
function read(markdown: string) {
  const warnings: string[] = []
  const blocks = readBlocks(markdown, 8, (line, message) => warnings.push(`${line}: ${message}`))
  return { blocks, warnings }
}
const paragraph = (content: string) => ({ type: 'paragraph', content })

test.each<[string, string, unknown[]]>([
  ['a heading', '### Why *size* matters', [{ type: 'heading', level: 3, content: 'Why size matters' }]],
  ['an underlined heading', 'Size\n====', [{ type: 'heading', level: 1, content: 'Size' }]],
  ['a paragraph', 'Start with\nthe **size** of `a < b`.', [paragraph('Start with the size of a < b.')]],
  ['hard line breaks', 'One  \ntwo<br>three\\\nfour', [paragraph('One\ntwo\nthree\nfour')]],
  ['entities', 'Q&amp;A &ndash; 5&nbsp;GB &lt;b&gt; \\*', [paragraph('Q&A – 5\u00a0GB <b> *')]],
  ['an angle bracket', 'Is a <b or 5 > 4?', [paragraph('Is a <b or 5 > 4?')]],
  ['spaces around a break', 'One <br> two', [paragraph('One\ntwo')]],
  ['a bare address', 'See https://a.example/x', [paragraph('See https://a.example/x')]],
  ['an entity in code', '`&amp;`', [paragraph('&amp;')]],
  ['a divider', 'a\n\n***\n\nb', [paragraph('a'), { type: 'divider' }, paragraph('b')]],
  ['a list', '- one\n- *two*\n  more', [{ type: 'list', style: 'unordered', items: ['one', 'two more'] }]],
  ['an ordered list', '1. one\n2. two', [{ type: 'list', style: 'ordered', items: ['one', 'two'] }]],
  ['a list that starts at 3', '3. c\n4. d', [{ type: 'list', style: 'ordered', start: 3, items: ['c', 'd'] }]],
  ['a task list', '- [x] done\n- [ ] open', [{ type: 'list', style: 'unordered', items: ['done', 'open'] }]],
  ['a quote', '> One\n> line\n>\n> Two', [{ type: 'quote', content: 'One line\n\nTwo' }]],
  ['a quote with its source', '> Words\n>\n> — Ada', [{ type: 'quote', content: 'Words', cite: 'Ada' }]],
  ['a picture', '![A *red* lamp](lamp.jpg)', [{ type: 'image', src: 'lamp.jpg', alt: 'A red lamp' }]],
  [
    'a picture with a caption in a text',
    'See ![](https://a.example/b.png?a=1&amp;b=2 "In &amp; out") there',
    [
      paragraph('See'),
      { type: 'image', src: 'https://a.example/b.png?a=1&b=2', alt: '', caption: 'In & out' },
      paragraph('there'),
    ],
  ],
  ['a linked picture', '[![Lamp](lamp.jpg)](https://a.example)', [{ type: 'image', src: 'lamp.jpg', alt: 'Lamp' }]],
  [
    'a video',
    'https://www.youtube.com/watch?v=aB3_-6789xy&t=1m30s',
    [{ type: 'video', sourceType: 'youtube', embedUrl: 'https://www.youtube-nocookie.com/embed/aB3_-6789xy?start=90' }],
  ],
  [
    'products',
    '[product: slate_14, slate-16_b,]',
    [{ type: 'product-showcase', productIds: ['slate_14', 'slate-16_b'] }],
  ],
  ['a link’s definition', '[a]: https://a.example', []],
  [
    'footnotes',
    'One[^1] and two[^b].\n\n[^1]: https://a.example\n[^b]: The\nsecond.',
    [paragraph('One[^1] and two[^b].'), paragraph('[^1]: https://a.example'), paragraph('[^b]: The second.')],
  ],
  [
    'a footnote of one word',
    '- a[^1]\n\n[^1]: Word',
    [{ type: 'list', style: 'unordered', items: ['a[^1]'] }, paragraph('[^1]: Word')],
  ],
  ['a footnote in code', '`[^1]`', [paragraph('[^1]')]],
  ['a footnote before a colon', 'a[^1]: b', [paragraph('a[^1]: b')]],
  ['a footnote after a text', 'a[^1]\n[^1]: b', [paragraph('a[^1]'), paragraph('[^1]: b')]],
  ['a comment', '<!-- more -->', []],
])('%s becomes a block without a warning', (_name, markdown, blocks) => {
  expect(read(markdown)).toEqual({ blocks, warnings: [] })
})

test.each<[string, string, unknown[], string[]]>([
  ['code', '```js\nlet a\n```', [paragraph('let a')], ['8: code became a paragraph']],
  [
    'a table',
    'a\n\n| Model | *GB* |\n| --- | --- |\n| A | 8 |',
    [paragraph('a'), paragraph('Model | GB\nA | 8')],
    ['10: a table became a paragraph'],
  ],
  [
    'a list in a list',
    '1. one\n   - inner\n     - innermost\n2. two',
    [{ type: 'list', style: 'ordered', items: ['one', 'inner', 'innermost', 'two'] }],
    ['8: a list in a list became part of the outer one'],
  ],
  [
    'a link',
    'Text\n\n\nSee [the *shop*](https://a.example/x).',
    [paragraph('Text'), paragraph('See the shop.')],
    ['11: the link to https://a.example/x became text, because posts have no links in their texts'],
  ],
  [
    'a picture in a list',
    '- ![a](a.png) b',
    [{ type: 'list', style: 'unordered', items: ['b'] }],
    ['8: the picture a.png was left out: put it into a paragraph of its own'],
  ],
  [
    'a picture with another scheme',
    '![a](javascript:alert(1))',
    [],
    ['8: the picture javascript:alert(1) was left out: expected a file or an address that starts with https://'],
  ],
  [
    'HTML in a text',
    'a <b onclick="x()">b</b> c',
    [paragraph('a b c')],
    ['8: HTML was left out: <b onclick="x()">', '8: HTML was left out: </b>'],
  ],
  [
    'a script',
    '<script>\nalert(1)\n</script>\n\nb',
    [paragraph('b')],
    ['8: HTML was left out: <script>\nalert(1)\n</script>'],
  ],
])('%s is named in a warning', (_name, markdown, blocks, warnings) => {
  expect(read(markdown)).toEqual({ blocks, warnings })
})

test.each([
  ['https://youtu.be/abc', 'abc'],
  ['https://m.youtube.com/watch?v=abc', 'abc'],
  ['http://youtube.com/shorts/abc', 'abc'],
  ['https://www.youtube-nocookie.com/embed/abc?start=5', 'abc?start=5'],
  ['https://www.youtube.com/live/abc?t=2h', 'abc?start=7200'],
])('%s is a video that the shop plays', (address, video) => {
  const player = youTubePlayer(address)
  expect(player).toBe(`https://www.youtube-nocookie.com/embed/${video}`)
  expect(youTubeEmbed(player ?? '')).not.toBeNull()
})

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?list=abc',
  'https://youtu.be/a/b',
  'https://youtube.com.evil.example/watch?v=abc',
  'https://vimeo.com/1',
])('%s is no video', (address) => {
  expect(youTubePlayer(address)).toBeNull()
})
