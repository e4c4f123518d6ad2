import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent } from '@testing-library/react'
import { createQueryClient } from '#src/api/query-client.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { preloadPages } from './preload-pages.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({ queryClient: createQueryClient(), site: DEFAULT_CONFIG }, createMemoryHistory())
/** The pages whose code was loaded. */
const loaded: string[] = []
const requestPicture = vi.fn<(url: string) => void>()

let stop = () => {}

beforeAll(() => {
  stop = preloadPages(router)
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        requestPicture(url)
      }
    },
  )
})

beforeEach(() => {
  vi.useFakeTimers()
  loaded.length = 0
  vi.spyOn(router, 'loadRouteChunk').mockImplementation(({ id }) => {
    if (id.startsWith('/_page/')) loaded.push(id)
    return undefined
  })
  requestPicture.mockReset()
  document.body.innerHTML = `
    <article><img data-picture-of="x" src="/large.avif" srcset="/small.avif 400w"><a href="/products/x/"><b>Card</b></a></article>
    <a href="/faq/">FAQ</a><a href="https://elsewhere.test/faq/">Elsewhere</a>`
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
  document.body.replaceChildren()
})

afterAll(() => stop())

const elementOf = (selector: string) => document.querySelector(selector) ?? document.body

test.each([
  ['a press', fireEvent.pointerDown],
  ['the focus', fireEvent.focusIn],
  [
    'a mouse that rests',
    (target: Element) => {
      fireEvent.pointerOver(target, { pointerType: 'mouse' })
      vi.advanceTimersByTime(79)
      expect(loaded).toEqual([])
      vi.advanceTimersByTime(1)
    },
  ],
])('%s loads the code of a link’s page', (_, act) => {
  act(elementOf('a[href="/faq/"]'))
  expect(loaded).toEqual(['/_page/faq'])
  expect(requestPicture).not.toHaveBeenCalled()
})

test('a press on a card also loads the product’s large picture', () => {
  fireEvent.pointerDown(elementOf('b'))
  expect(loaded).toEqual(['/_page/products/$id'])
  expect(requestPicture.mock.calls).toEqual([[`${location.origin}/large.avif`]])
})

test.each([
  ['a finger that passes', () => fireEvent.pointerOver(elementOf('b'), { pointerType: 'touch' })],
  [
    'a mouse that passes',
    () => {
      fireEvent.pointerOver(elementOf('b'), { pointerType: 'mouse' })
      fireEvent.pointerOver(document.body, { pointerType: 'mouse' })
    },
  ],
  ['a press on another site’s link', () => fireEvent.pointerDown(elementOf('a[href^=https]'))],
  [
    'a press of a visitor who saves data',
    () => {
      Object.assign(navigator, { connection: { saveData: true } })
      fireEvent.pointerDown(elementOf('b'))
    },
  ],
  [
    'a press on a slow connection',
    () => {
      Object.assign(navigator, { connection: { effectiveType: '2g' } })
      fireEvent.pointerDown(elementOf('b'))
    },
  ],
])('%s loads nothing', (_, act) => {
  act()
  vi.runAllTimers()
  expect(loaded).toEqual([])
  expect(requestPicture).not.toHaveBeenCalled()
})
