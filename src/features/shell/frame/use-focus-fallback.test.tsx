/** Tests the focus after a press that removes the pressed control. */
import { act, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** A list of buttons in a section that can receive the focus. */
function List({ names }: { names: string[] }) {
  return (
    <div {...useFocusFallback()}>
      <section aria-label="List" tabIndex={-1}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

test.each([
  ['the next item', 'B', ['A', 'C'], () => screen.getByText('C')],
  ['the previous item, if it was the last', 'C', ['A', 'B'], () => screen.getByText('B')],
  ['the section, if it was the only item', 'A', [], () => screen.getByRole('region', { name: 'List' })],
])('removing the focused item focuses %s', async (_target, removed, remaining, target) => {
  const { rerender } = render(<List names={[...remaining, removed].toSorted()} />)
  act(() => screen.getByText(removed).focus())
  rerender(<List names={remaining} />)
  await waitFor(() => expect(target()).toHaveFocus())
})

test('the focus stays on the body if the user left the control before it was removed', async () => {
  const { rerender } = render(<List names={['A', 'B']} />)
  act(() => screen.getByText('A').focus())
  act(() => screen.getByText('A').blur())
  rerender(<List names={['B']} />)
  // The observer of the changes is called before this promise settles.
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})

/** Presses a button with the keyboard and waits until it is gone. */
async function pressAway(user: ReturnType<typeof renderApp>, name: string) {
  const control = await button(name)
  act(() => control.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(control).not.toBeInTheDocument())
}

describe('in a listing of eight pages', () => {
  // One product per page, because these tests press only the controls around the products.
  beforeEach(() => {
    server.use(
      http.get('/api/products', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
        return HttpResponse.json({ products: page > 8 ? [] : [studioHeadphones], total: 190 })
      }),
    )
  })

  const expectFocusInListing = async () =>
    expect(document.activeElement?.closest('main section')).toContainElement(await screen.findByText(/^\d+ products$/))

  test('Clear all focuses the listing, and removing a chip focuses the next', async () => {
    const user = renderApp('/?page=7&priceRanges=0-50,100-250')
    await pressAway(user, 'Remove filter Under $50')
    expect(await button('Remove filter $100 to $250')).toHaveFocus()
    await pressAway(user, 'Clear all')
    await expectFocusInListing()
    expect(document.activeElement).not.toContainElement(screen.getByRole('complementary', { name: 'Filters' }))
  })

  test('the controls that open another page focus the section “Products”', async () => {
    const user = renderApp('/?page=99')
    for (const [control, page] of [
      ['Go to page 8', 8],
      ['Page 6', 6],
      ['Load More', 7],
      ['Load More', 8],
    ] as const) {
      const pressed = await button(control)
      act(() => pressed.focus())
      await user.keyboard('{Enter}')
      expect(await screen.findByRole('button', { name: `Page ${page}`, current: 'page' })).toBeVisible()
      expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus()
    }
  })
})

test('in the cart, Retry focuses the content, removing a line the next line, and the last line the content', async () => {
  server.use(http.get('/api/cart', () => HttpResponse.text('down', { status: 500 }), { once: true }))
  await fillCart(studioLaptop.id, studioHeadphones.id)
  const user = renderApp('/cart')
  await pressAway(user, 'Retry')
  const next = await button(`Remove ${studioHeadphones.title}`)
  expect(screen.getByRole('main')).toHaveFocus()
  await pressAway(user, `Remove ${studioLaptop.title}`)
  expect(next.closest('li')).toHaveFocus()
  await pressAway(user, `Remove ${studioHeadphones.title}`)
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})
