import { act, fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import {
  bareHeadphones,
  fullPriceTurntable,
  studioHeadphones,
  studioLaptop,
  unsafeLinkDoorbell,
} from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import type { Product } from '#src/api/contract.ts'
import { reviews } from '#src/features/reviews/reviews-content.ts'
import { parseDescription } from '#src/lib/description.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const open = (product: Pick<Product, 'id'>) => renderApp(`/products/${product.id}`)
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Makes the API answer with these fields for the product `odd`. */
const answerWith = (product: object) =>
  server.use(
    http.get('/api/products/odd', () => HttpResponse.json({ id: 'odd', title: 'Odd', price: '10.00', ...product })),
  )

test('a product opened from its card shows the card’s data while it loads, also after Back', async () => {
  server.use(...scenario('product-never'))
  const user = renderApp('/')
  await user.click(await screen.findByRole('link', { name: studioHeadphones.title }))
  expect(await title(studioHeadphones.title)).toBeVisible()
  await act(() => user.router.navigate({ to: '/faq' }))
  // A new history entry has no product in its state, so the page shows that it loads.
  await act(() => user.router.navigate({ to: '/products/$id', params: { id: studioHeadphones.id } }))
  expect(screen.getByText('Loading product…')).toBeVisible()
  // To the entry of the card.
  act(() => user.router.history.go(-2))
  expect(await title(studioHeadphones.title)).toBeVisible()
})

test('a product opened from its card shows Product Not Found when its request fails', async () => {
  server.use(...scenario('product-500'))
  const user = renderApp('/')
  await user.click(await screen.findByRole('link', { name: studioHeadphones.title }))
  expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument()
})

test('a product shows badges, rating, price, original price and savings', async () => {
  open(studioHeadphones)
  await title(studioHeadphones.title)
  const badges = within(screen.getByRole('list', { name: 'Badges' }))
  expect(badges.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual(['Best Seller', 'Limited Deal'])
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('img', { name: 'Rated 4.8 of 5, 1,184 reviews' })).toBeVisible()
  expect(main.getByText('$349.00')).toBeVisible()
  expect(main.getByText('$399.00')).toBeVisible()
  expect(main.getByText('Save $50.00')).toBeVisible()
})

test('a product without an original price shows no savings', async () => {
  open(fullPriceTurntable)
  await title(fullPriceTurntable.title)
  const panel = screen.getByRole('button', { name: 'Buy Now' }).parentElement?.parentElement
  expect(within(panel ?? document.body).queryByText(/^Save \$/)).not.toBeInTheDocument()
})

test('Add to Cart on the product page only logs the id of the product', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const user = open(studioHeadphones)
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }))
  expect(logged).toHaveBeenCalledWith('Add to cart', studioHeadphones.id)
  expect(screen.queryByText('Item added to cart successfully')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

test('Buy Now links to the affiliate page in a new tab, its description says so, and Space opens it', async () => {
  const user = open(studioHeadphones)
  const buy = await screen.findByRole('button', { name: 'Buy Now' })
  expect(buy).toHaveAttribute('href', `/retailer/?asin=${studioHeadphones.asin}&tag=overtone-20`)
  expect(buy).toHaveAttribute('target', '_blank')
  expect(buy).toHaveAttribute('rel', 'sponsored nofollow noopener')
  expect(buy).toHaveAccessibleDescription(/Opens Halyard in a new tab/)
  // The listener prevents the navigation, which jsdom does not implement.
  const clicked = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  buy.addEventListener('click', clicked)
  act(() => buy.focus())
  await user.keyboard(' ')
  expect(clicked).toHaveBeenCalledOnce()
})

test('another product starts at its first picture, and names no retailer if it is not offered', async () => {
  const user = open(studioLaptop)
  await title(studioLaptop.title)
  await act(() => user.router.navigate({ to: '/products/$id', params: { id: studioHeadphones.id } }))
  await title(studioHeadphones.title)
  const seller = 'Sold and shipped by Halyard, who also takes returns.'
  expect(screen.getByText(seller)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show image 3' }))
  act(() => user.router.history.back())
  await title(studioLaptop.title)
  expect(screen.getByRole('button', { name: 'Show image 1' })).toHaveAttribute('aria-pressed', 'true')
  await act(() => user.router.navigate({ to: '/products/$id', params: { id: bareHeadphones.id } }))
  await title(bareHeadphones.title)
  expect(screen.queryByText(seller)).not.toBeInTheDocument()
})

test('a product with a review of the shop links to it', async () => {
  const user = open(studioHeadphones)
  const [review] = reviews.featured
  const link = await screen.findByRole('link', { name: `${review?.rating} ${review?.title}` })
  expect(screen.getByRole('heading', { level: 2, name: 'Our review' })).toBeVisible()
  expect(link).toHaveAttribute('href', '/reviews#aurelle-studio-one')
  await user.click(link)
  expect(await screen.findByRole('article', { name: review?.title })).toHaveAttribute('id', 'aurelle-studio-one')
})

test.each([
  ['no affiliate link', bareHeadphones],
  ['an affiliate link that is a script', unsafeLinkDoorbell],
])('a product with %s has a disabled Buy Now button', async (_link, product) => {
  open(product)
  const buy = await screen.findByRole('button', { name: 'Buy Now' })
  expect(buy).toBeDisabled()
  expect(buy).not.toHaveAttribute('href')
})

test('the wishlist toggle is not persisted, and Share has no action', async () => {
  const user = open(studioHeadphones)
  const [heart] = await screen.findAllByRole('button', { name: 'Save to wishlist', pressed: false })
  await user.click(heart ?? document.body)
  expect(screen.getByRole('button', { name: 'Save to wishlist', pressed: true })).toBe(heart)
  expect(JSON.stringify(localStorage)).not.toContain(studioHeadphones.id)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(user.router.state.location.pathname).toBe(`/products/${studioHeadphones.id}`)
})

test('Product Information shows brand, category, ASIN and availability', async () => {
  open(bareHeadphones)
  const card = within(await screen.findByRole('region', { name: 'Product Information' }))
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Brand',
    'Category',
    'ASIN',
    'Availability',
  ])
  expect(card.getByText('Out of Stock')).toBeVisible()
  expect(card.queryByText('Sold out')).not.toBeInTheDocument()
})

test('a product out of stock shows Sold out after its prices, names no seller and keeps its buttons', async () => {
  answerWith({ originalPrice: '12.00', isAvailable: false, affiliateUrl: 'https://halyard.example/odd' })
  open({ id: 'odd' })
  await title('Odd')
  expect(screen.getByText('Sold out').parentElement).toHaveTextContent(/\$10\.00.*\$12\.00.*Sold out$/)
  expect(within(screen.getByRole('main')).queryByText(/^Sold and shipped/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Buy Now' })).toHaveAttribute('href')
})

test('the meta description is one line of whole sentences', async () => {
  open(studioHeadphones)
  await title(studioHeadphones.title)
  const meta = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  const [first, second] = parseDescription(studioHeadphones.description).lines
  expect(meta).toMatch(/[.]$/)
  expect(meta.startsWith(`${first} ${second}`)).toBe(true)
  expect(meta).not.toContain('\n')
  expect(meta.length).toBeLessThanOrEqual(160)
})

test('Related Products shows 1 to 4 products, and never the product itself', async () => {
  open(studioHeadphones)
  const related = within(await screen.findByRole('region', { name: 'Related Products' }))
  const items = within(related.getByRole('list')).getAllByRole('listitem')
  expect(items).toEqual(related.getAllByRole('article').map((card) => card.parentElement))
  const names = related.getAllByRole('article').map((card) => within(card).getByRole('link').textContent)
  expect(names.length).toBeGreaterThan(0)
  expect(names.length).toBeLessThanOrEqual(4)
  expect(names).not.toContain(studioHeadphones.title)
})

test('a missing product shows Product Not Found, and Go Back without history opens the home page', async () => {
  const user = renderApp('/products/submarine')
  expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeVisible()
  expect(screen.getByText("The product you're looking for doesn't exist or has been removed.")).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
})

test.each([['a/b'], ['100%'], ['"><script>']])('a product with the id %j is not found', async (id) => {
  renderApp(`/products/${encodeURIComponent(id)}`)
  expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeVisible()
})

describe('a product with invalid or missing data', () => {
  const openOdd = async () => {
    open({ id: 'odd' })
    return title('Odd')
  }

  test('shows every fallback when all optional fields are missing', async () => {
    answerWith({})
    await openOdd()
    expect(screen.getByText('No ratings yet')).toBeVisible()
    expect(screen.getByText('No description yet.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Odd' })).toHaveAttribute('src', '/images/placeholder.svg')
    expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument()
  })

  test('shows the placeholder for images with an invalid URL, and leaves them out of the structured data', async () => {
    answerWith({
      images: ['http://[', 'http://', 'https://%', 'https://a:99999/x', 'https://pictures.example/odd.jpg'],
    })
    await openOdd()
    fireEvent.error(screen.getByRole('img', { name: 'Odd, image 1 of 5' }))
    expect(screen.getByRole('img', { name: 'Odd, image 1 of 5' })).toHaveAttribute('src', '/images/placeholder.svg')
    const data = [...document.querySelectorAll('[type="application/ld+json"]')].map(({ innerHTML }) => innerHTML)
    expect(data.find((json) => json.includes('"Product"'))).toContain('"image":["https://pictures.example/odd.jpg"]')
  })

  test('shows markup in a long description as text', async () => {
    answerWith({ description: `<b>bold</b>\n${'long '.repeat(4000)}` })
    await openOdd()
    expect(screen.getByText('<b>bold</b>')).toBeVisible()
  })
})
