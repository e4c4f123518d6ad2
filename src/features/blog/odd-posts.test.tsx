/** Posts that no editor would write: the rest of them still renders, and nothing in them executes. */
import { fireEvent, screen, within } from '@testing-library/react'
import { studioHeadphones } from '#fixtures/products.ts'
import { oddPost } from '#mocks/scenarios.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const MARKUP = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
const AFTER = { type: 'paragraph', content: 'The rest of the post' }

async function openPost(fields: Record<string, unknown>) {
  server.use(...oddPost(fields))
  renderApp('/blog?post=odd')
  await screen.findByRole('heading', { level: 1, name: fields.title === MARKUP ? MARKUP : 'An odd post' })
  return screen.getByRole('main')
}

/** Opens a post of these blocks and a last one, which must be there. */
async function openBlocks(...blocks: unknown[]) {
  const main = await openPost({ blocks: [...blocks, AFTER] })
  const last = within(main).getByText(AFTER.content)
  return { main, flow: last.parentElement ?? main, shown: [...(last.parentElement?.children ?? [])].slice(0, -1) }
}

const deep = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let nested: unknown = 'the bottom'
  for (let level = 0; level < depth; level++) nested = wrap(nested)
  return nested
}

test.each([
  ['missing', undefined],
  ['null', null],
  ['a text', 'blocks'],
  ['a number', 7],
  ['an object', { type: 'paragraph', content: 'x' }],
  ['empty', []],
  ['all of unknown types', [{ type: 'poll' }, {}, null]],
  ['a list nested 1,000 deep', [deep(1000, (inner) => [inner])]],
])('blocks that are %s are no content', async (_what, blocks) => {
  const main = await openPost({ blocks })
  expect(within(main).getByText('No content available for this post.')).toBeVisible()
})

test.each([
  ['an unknown type', { type: 'poll', content: 'x' }],
  ['no type', { content: 'x' }],
  ['null', null],
  ['a text', 'x'],
  ['a list', [{ type: 'paragraph', content: 'x' }]],
  ['a paragraph without content', { type: 'paragraph' }],
  ['a paragraph of an object', { type: 'paragraph', content: { html: 'x' } }],
  ['a paragraph nested 1,000 deep', { type: 'paragraph', content: deep(1000, (content) => ({ content })) }],
  ['a heading without content', { type: 'heading', level: 2 }],
  ['an image without src', { type: 'image', alt: 'x', caption: 'x' }],
  ['an image whose src is a number', { type: 'image', src: 4, alt: 'x' }],
  ['a quote without content', { type: 'quote', cite: 'x' }],
  ['a list without items', { type: 'list' }],
  ['a list of nothing', { type: 'list', items: [null, 7, ''] }],
  ['a list whose items are a text', { type: 'list', items: 'x' }],
  ['a list nested 1,000 deep', { type: 'list', items: deep(1000, (items) => [items]) }],
  ['a video of another host', { type: 'video', sourceType: 'youtube', embedUrl: 'https://evil.example/embed/x' }],
  ['a video of a script', { type: 'video', sourceType: 'youtube', embedUrl: 'javascript:alert(1)' }],
  [
    'a video with credentials in its address',
    { type: 'video', sourceType: 'youtube', embedUrl: 'https://user:secret@www.youtube.com/embed/x' },
  ],
  ['a video over http', { type: 'video', sourceType: 'youtube', embedUrl: 'http://www.youtube.com/embed/x' }],
  ['a video without an address', { type: 'video', sourceType: 'youtube' }],
  ['a video file that is a script', { type: 'video', src: 'javascript:alert(1)' }],
  ['a video file of data', { type: 'video', src: 'data:video/mp4;base64,AAAA' }],
  ['a showcase of nothing', { type: 'product-showcase' }],
  ['a showcase of no ids', { type: 'product-showcase', productIds: [null, 7, ''], badge: 'x' }],
])('%s renders nothing, and the rest renders', async (_what, block) => {
  expect((await openBlocks(block)).shown).toEqual([])
})

test.each([
  [0, 'H2'],
  [9, 'H2'],
  ['2', 'H2'],
  [null, 'H2'],
  [4, 'H4'],
])('a heading of level %j is an %s', async (level, tag) => {
  const { shown } = await openBlocks({ type: 'heading', content: 'A heading', level })
  expect(shown.map((element) => element.tagName)).toEqual([tag])
})

test.each([
  [-5, '-5'],
  [3, '3'],
  [1.5, null],
  ['2', null],
  [1e300, null],
])('an ordered list that starts at %j has the start %j', async (start, attribute) => {
  const { shown } = await openBlocks({ type: 'list', style: 'ordered', start, items: ['one'] })
  expect(shown[0]?.tagName).toBe('OL')
  expect(shown[0]?.getAttribute('start') ?? null).toBe(attribute)
})

test('a list of an unknown style is unordered', async () => {
  expect((await openBlocks({ type: 'list', style: 'roman', start: 4, items: ['one'] })).shown[0]?.tagName).toBe('UL')
})

test('an image of impossible measures and alignment is shown without them', async () => {
  const { flow } = await openBlocks({
    type: 'image',
    src: '/x.png',
    alt: 'A picture',
    align: 'top',
    width: -4,
    height: '9',
  })
  const image = within(flow).getByRole('img', { name: 'A picture' })
  expect(image).not.toHaveAttribute('width')
  expect(image).not.toHaveAttribute('height')
})

test('a video that neither plays by itself nor has controls gets them', async () => {
  const { flow } = await openBlocks({ type: 'video', src: '/x.webm', controls: false, poster: 'javascript:alert(1)' })
  expect(within(flow).getByLabelText('Video')).toHaveAttribute('controls')
  expect(within(flow).getByLabelText('Video')).not.toHaveAttribute('poster')
})

test('a video that plays by itself is silent', async () => {
  const { flow } = await openBlocks({ type: 'video', src: 'https://films.example/x.webm', autoplay: true })
  expect(within(flow).getByLabelText('Video')).toHaveProperty('muted', true)
  expect(within(flow).getByLabelText('Video')).toHaveAttribute('autoplay')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'nonsense', '', null])(
  'a showcase that leads to %j leads nowhere',
  async (ctaUrl) => {
    const productIds = [studioHeadphones.id, studioHeadphones.id]
    const { flow } = await openBlocks({ type: 'product-showcase', productIds, ctaText: 'Buy now', ctaUrl })
    expect(await within(flow).findAllByRole('article')).toHaveLength(1)
    expect(screen.queryByText('Buy now')).not.toBeInTheDocument()
  },
)

test('a showcase that leads out of the shop says so, and gives nothing away', async () => {
  const productIds = [studioHeadphones.id]
  const ctaUrl = 'https://halyard.example/list'
  const { flow } = await openBlocks({ type: 'product-showcase', productIds, ctaText: 'The whole list', ctaUrl })
  const link = await within(flow).findByRole('link', { name: 'The whole list (opens a new tab)' })
  expect(link).toHaveAttribute('href', ctaUrl)
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
})

test('markup in any text is text', async () => {
  const main = await openPost({
    title: MARKUP,
    excerpt: MARKUP,
    tags: [MARKUP],
    blocks: [
      { type: 'paragraph', content: MARKUP },
      { type: 'heading', content: MARKUP },
      { type: 'quote', content: MARKUP, cite: MARKUP },
      { type: 'list', items: [MARKUP] },
      { type: 'image', src: '/x.png', alt: MARKUP, caption: MARKUP },
      {
        type: 'product-showcase',
        productIds: [studioHeadphones.id],
        badge: MARKUP,
        priceNote: MARKUP,
        ctaText: MARKUP,
        ctaUrl: 'https://halyard.example/',
      },
    ],
  })
  await within(main).findByRole('article')
  expect(within(main).getAllByText(MARKUP, { exact: false }).length).toBeGreaterThanOrEqual(11)
  expect(main.querySelector('[onerror], [src=x]')).toBeNull()
  expect([...main.querySelectorAll('script')].map((script) => script.type)).toEqual([
    'application/ld+json',
    'application/ld+json',
  ])
  for (const script of main.querySelectorAll('script')) expect(script.innerHTML).not.toContain('<')
})

test.each([
  ['soon', '—'],
  ['', 'Draft'],
  [null, 'Draft'],
])('published %j reads as %s', async (publishedAt, date) => {
  const main = await openPost({ publishedAt, viewCount: null })
  expect(within(main).getByText(date)).toBeVisible()
  expect(within(main).queryByText(/view/)).not.toBeInTheDocument()
})

test('a featured picture whose address can’t be read is the placeholder, and the post is there', async () => {
  const main = await openPost({ featuredImage: 'http://[' })
  const [picture] = within(main).getAllByRole('presentation', { hidden: true })
  fireEvent.error(picture ?? main)
  expect(picture).toHaveAttribute('src', '/images/placeholder.svg')
})

test('tags of wrong types are left out', async () => {
  const main = await openPost({ tags: ['Listening', null, 7] })
  expect(within(within(main).getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(1)
})

test('a post of 5,000 blocks renders all of them', async () => {
  const blocks = Array.from({ length: 5000 }, (_, index) => ({ type: 'paragraph', content: `Paragraph ${index}` }))
  const main = await openPost({ blocks })
  expect(within(main).getByText('Paragraph 0').parentElement?.children).toHaveLength(5000)
})
