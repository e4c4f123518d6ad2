/** Malformed posts: invalid blocks render nothing, the others render, and no text is executed. */
import { ThemeProvider } from '@mui/material/styles'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { studioHeadphones } from '#fixtures/products.ts'
import { PlainVideo } from '#src/features/blog/blocks/video/PlainVideo.tsx'
import { renderBlocks, renderPost } from '#src/testing/odd-post.tsx'
import { testTheme } from '#src/testing/styles.ts'

const MARKUP = '<img src=x onerror="alert(1)"><script>alert(1)</script>'

const deep = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let nested: unknown = 'innermost'
  for (let level = 0; level < depth; level++) nested = wrap(nested)
  return nested
}

test.each([
  ['a block of an unknown type', { type: 'poll', content: 'x' }],
  ['a block without a type', { content: 'x' }],
  ['a block that is null', null],
  ['a block that is a string', 'x'],
  ['a block that is an array', [{ type: 'paragraph', content: 'x' }]],
  ['a paragraph without content', { type: 'paragraph' }],
  ['a paragraph whose content is an object', { type: 'paragraph', content: { html: 'x' } }],
  ['a paragraph nested 1,000 deep', { type: 'paragraph', content: deep(1000, (content) => ({ content })) }],
  ['a heading without content', { type: 'heading', level: 2 }],
  ['an image without src', { type: 'image', alt: 'x', caption: 'x' }],
  ['an image whose src is a number', { type: 'image', src: 4, alt: 'x' }],
  ['a quote without content', { type: 'quote', cite: 'x' }],
  ['a list without items', { type: 'list' }],
  ['a list without valid items', { type: 'list', items: [null, 7, ''] }],
  ['a list whose items are a string', { type: 'list', items: 'x' }],
  ['a list nested 1,000 deep', { type: 'list', items: deep(1000, (items) => [items]) }],
  [
    'a YouTube video from another host',
    { type: 'video', sourceType: 'youtube', embedUrl: 'https://evil.example/embed/x' },
  ],
  ['a YouTube video without a URL', { type: 'video', sourceType: 'youtube' }],
  ['a video file with an unsafe URL', { type: 'video', src: 'javascript:alert(1)' }],
  ['a showcase without products', { type: 'product-showcase' }],
  ['a showcase without valid ids', { type: 'product-showcase', productIds: [null, 7, ''], badge: 'x' }],
])('%s renders nothing, and the valid blocks render', (_what, block) => {
  expect(renderBlocks(block).shown).toEqual([])
})

test.each([
  ['3', 'H2'],
  [4, 'H4'],
])('a heading of level %j is an %s', (level, tag) => {
  const { shown } = renderBlocks({ type: 'heading', content: 'A heading', level })
  expect(shown.map((element) => element.tagName)).toEqual([tag])
})

test.each([
  [-5, '-5'],
  [3, '3'],
  [1.5, null],
  ['2', null],
  [1e300, null],
])('an ordered list whose start is %j has the start attribute %j', (start, attribute) => {
  const { shown } = renderBlocks({ type: 'list', style: 'ordered', start, items: ['one'] })
  expect(shown[0]?.tagName).toBe('OL')
  expect(shown[0]?.getAttribute('start') ?? null).toBe(attribute)
})

test('a list of an unknown style is unordered', () => {
  expect(renderBlocks({ type: 'list', style: 'roman', start: 4, items: ['one'] }).shown[0]?.tagName).toBe('UL')
})

test('an image with an invalid size and alignment is shown without width and height', () => {
  const { flow } = renderBlocks({
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

test.each([undefined, true, 'no'])('a video whose controls field is %j has native controls', (controls) => {
  const { flow } = renderBlocks({ type: 'video', src: '/x.webm', controls, poster: 'javascript:alert(1)' })
  expect(within(flow).getByLabelText('Video')).toHaveAttribute('controls')
  expect(within(flow).getByLabelText('Video')).not.toHaveAttribute('poster')
  expect(within(flow).queryByRole('button')).not.toBeInTheDocument()
})

test('a video without controls has a button that plays and pauses it', async () => {
  const { flow } = renderBlocks({ type: 'video', src: '/x.webm', controls: false })
  const video = within(flow).getByLabelText('Video')
  expect(video).not.toHaveAttribute('controls')
  const user = userEvent.setup()
  // jsdom does not implement playback, so the mocks fire its events.
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void fireEvent.play(video))
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void fireEvent.pause(video))
  await user.click(within(flow).getByRole('button', { name: 'Play video' }))
  expect(play).toHaveBeenCalledOnce()
  await user.click(within(flow).getByRole('button', { name: 'Pause video' }))
  expect(pause).toHaveBeenCalledOnce()
  // The browser or a media key can start the video too.
  fireEvent.play(video)
  expect(within(flow).getByRole('button', { name: 'Pause video' })).toHaveFocus()
})

test('a video that failed to play can be played again', async () => {
  const { flow } = renderBlocks({ type: 'video', src: '/x.webm', controls: false })
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    fireEvent.play(within(flow).getByLabelText('Video'))
    throw new DOMException('The element has no supported sources.', 'NotSupportedError')
  })
  const user = userEvent.setup()
  await user.click(within(flow).getByRole('button', { name: 'Play video' }))
  await user.click(await within(flow).findByRole('button', { name: 'Play video' }))
  expect(play).toHaveBeenCalledTimes(2)
})

test('a video with autoplay is muted', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { flow } = renderBlocks({ type: 'video', src: 'https://videos.example/x.webm', autoplay: true })
  expect(play).toHaveBeenCalledOnce()
  expect(within(flow).getByLabelText('Video')).toHaveProperty('muted', true)
})

test('under reduced motion, a video with autoplay does not start', () => {
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(query, { matches: true }))
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  renderBlocks({ type: 'video', src: 'https://videos.example/x.webm', autoplay: true })
  expect(play).not.toHaveBeenCalled()
})

test('a prerendered video has no autoplay, because the visitor may prefer reduced motion', () => {
  const html = renderToString(
    <ThemeProvider theme={testTheme}>
      <PlainVideo src="/x.webm" name="Video" controls={false} autoplay />
    </ThemeProvider>,
  )
  expect(html).toContain('Play video')
  expect(html).not.toMatch(/autoplay/i)
})

test('HTML in a text is rendered as text', async () => {
  renderPost({
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
  await screen.findByRole('article', { name: studioHeadphones.title })
  expect(screen.getAllByText(MARKUP, { exact: false }).length).toBeGreaterThanOrEqual(11)
  expect(document.body.querySelector('[onerror], [src=x]')).toBeNull()
  expect([...document.body.querySelectorAll('script')].map((script) => script.type)).toEqual([
    'application/ld+json',
    'application/ld+json',
  ])
  for (const script of document.body.querySelectorAll('script')) expect(script.innerHTML).not.toContain('<')
})

test('a post without a valid date shows an em dash, and only valid tags and counts are shown', () => {
  renderPost({ publishedAt: 'soon', viewCount: null, tags: ['Listening', null, 7] })
  expect(screen.getByText('—')).toBeVisible()
  expect(screen.queryByText(/view/)).not.toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(1)
})

test('a post without views says so', () => {
  renderPost({ viewCount: 0 })
  expect(screen.getByText('0 views')).toBeVisible()
})

test('a featured picture with an invalid URL is replaced by the placeholder', () => {
  renderPost({ featuredImage: 'http://[' })
  const picture = screen.getByRole('presentation', { hidden: true })
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('src', '/images/placeholder.svg')
})
