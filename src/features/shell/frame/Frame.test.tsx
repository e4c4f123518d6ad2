import { screen, waitFor, within } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const HEADER_LINKS = [
  ['Home', '/'],
  ['Laptops', '/category/laptops'],
  ['Smartphones', '/category/smartphones'],
  ['Pro Audio', '/category/pro-audio'],
  ['Audio', '/category/audio-headphones'],
  ['Gaming', '/category/gaming'],
  ['Cameras', '/category/cameras'],
  ['Smart Home', '/category/smart-home'],
  ['Blog', '/blog'],
  ['FAQ', '/faq'],
  ['Deals', '/deals'],
]

const FOOTER_LINKS = [
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Reviews', '/reviews'],
  ['Blog', '/blog'],
  ['Deals', '/deals'],
  ['Laptops', '/category/laptops'],
  ['Smartphones', '/category/smartphones'],
  ['Pro Audio', '/category/pro-audio'],
  ['Audio', '/category/audio-headphones'],
  ['Gaming', '/category/gaming'],
  ['Smart Home', '/category/smart-home'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Affiliate Disclosure', '/affiliate'],
]

const linksIn = (landmark: HTMLElement) =>
  within(landmark)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('href'))
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the header', () => {
  test('has the eleven links of spec §2', async () => {
    renderApp('/cart')
    expect(linksIn(await screen.findByRole('navigation', { name: 'Main' }))).toEqual(HEADER_LINKS)
  })

  test('marks the link of the current page', async () => {
    renderApp('/')
    const main = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(main.getByRole('link', { current: 'page' })).toHaveTextContent('Home')
  })

  test('the top bar links to the external main website', async () => {
    const store = { ...DEFAULT_CONFIG.store, name: 'Mast', mainSiteUrl: 'https://mast.example/' }
    renderApp('/cart', { ...DEFAULT_CONFIG, store })
    expect(await screen.findByRole('link', { name: 'Visit Mast’s main site' })).toHaveAttribute(
      'href',
      'https://mast.example/',
    )
  })

  test('the user button does nothing', async () => {
    const user = renderApp('/cart')
    await user.click(await screen.findByRole('button', { name: 'Account' }))
    expect(user.router.state.location.href).toBe('/cart')
  })
})

describe('the mobile menu', () => {
  async function openMenu() {
    const user = renderApp('/cart')
    await user.click(await screen.findByRole('button', { name: 'Open menu' }))
    return user
  }
  const toggle = () => screen.getByRole('button', { name: /menu$/ })
  const menu = () => document.getElementById(toggle().getAttribute('aria-controls') ?? '') ?? document.body
  const menuSearch = () => within(menu()).getByRole('searchbox', { name: 'Search products' })

  test('the toggle shows and hides the navigation', async () => {
    const user = await openMenu()
    expect(toggle()).toHaveAccessibleName('Close menu')
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(menu()).toContainElement(screen.getByRole('navigation', { name: 'Main' }))
    await user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  })

  test('is closed by Escape, which returns the focus to the toggle', async () => {
    const user = await openMenu()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(toggle()).toHaveFocus()
  })

  test('clicking a link closes the menu, even the link of the current page', async () => {
    const user = await openMenu()
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    await user.click(main.getByRole('link', { name: 'FAQ' }))
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'))
    expect(user.router.state.location.href).toBe('/faq')
    await user.click(toggle())
    await user.click(main.getByRole('link', { name: 'FAQ' }))
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(toggle()).toHaveFocus()
  })

  test('is opened by “Find products” with the focus in its search', async () => {
    const user = renderApp('/cart')
    await user.click(await screen.findByRole('button', { name: 'Find products' }))
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(menuSearch()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Find products' })).not.toBeInTheDocument()
  })

  test('contains the colour scheme and the search, and searching closes the menu', async () => {
    const user = await openMenu()
    expect(screen.getAllByRole('group', { name: 'Color scheme' })).toHaveLength(2)
    await user.type(menuSearch(), 'tripod{Enter}')
    await waitFor(() => expect(user.router.state.location.href).toBe('/?search=tripod'))
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('a navigation', () => {
  const main = () => screen.getByRole('main')
  const announced = () => document.querySelector('[aria-live=polite][aria-atomic=true]')?.textContent

  test('to the first page of a visit moves no focus and announces nothing', async () => {
    renderApp('/cart')
    await screen.findByRole('heading', { name: 'Your cart is empty' })
    expect(document.body).toHaveFocus()
    expect(announced()).toBe('')
  })

  test('to another page moves the focus to the content and announces the new title', async () => {
    const user = renderApp('/cart')
    await user.click(await screen.findByRole('link', { name: 'Start Shopping' }))
    await waitFor(() => expect(main()).toHaveFocus())
    await waitFor(() => expect(announced()).toBe('All Products · Overtone'))
  })

  test('to a page whose title depends on its data announces the title once the data has loaded', async () => {
    const user = renderApp('/')
    const [card] = await screen.findAllByRole('article')
    const [link] = within(card ?? document.body).getAllByRole('link')
    await user.click(link ?? document.body)
    await waitFor(() => expect(announced()).toBe(`${card?.querySelector('h3')?.textContent} · Overtone`))
  })

  // Static hosts add a trailing slash to a page's path; the router's links have none.
  test.each(['/', '/category/laptops/'])('that only sorts %s moves no focus and announces nothing', async (url) => {
    const user = renderApp(url)
    await screen.findAllByRole('article')
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    await user.selectOptions(sort, 'Price: Low to High')
    await waitFor(() => expect(user.router.state.resolvedLocation?.search).toEqual({ sort: 'price-asc' }))
    expect(main()).not.toHaveFocus()
    expect(announced()).toBe('')
  })
})

test('the first tab stop is a link to the content', async () => {
  const user = renderApp('/cart')
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  )
})

describe('the footer', () => {
  const footer = () => screen.findByRole('contentinfo')

  test('has the links of spec §2', async () => {
    renderApp('/cart')
    expect(linksIn(await footer())).toEqual(FOOTER_LINKS)
  })

  test('has social links without an href', async () => {
    const user = renderApp('/cart')
    const social = within(await footer()).getByRole('list', { name: /^Social media/ })
    const links = within(social).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Instagram', 'YouTube', 'Podcast'])
    for (const link of links) {
      expect(link).not.toHaveAttribute('href')
      await user.click(link)
    }
    expect(user.router.state.location.href).toBe('/cart')
  })

  test('has a newsletter form that only writes to the console', async () => {
    const written = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const user = renderApp('/cart')
    const email = within(await footer()).getByRole('textbox', { name: 'Email address' })
    await screen.findByRole('heading', { name: 'Your cart is empty' })
    const fetched = vi.spyOn(globalThis, 'fetch')
    expect(email).toHaveAttribute('type', 'email')
    expect(email).not.toBeRequired()
    await user.type(email, 'ada')
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(email).toHaveAccessibleDescription('Enter an email address such as you@example.com.')
    expect(email).toHaveAttribute('aria-invalid', 'true')
    expect(written).not.toHaveBeenCalled()
    await user.type(email, '@example.com')
    expect(email).not.toHaveAccessibleDescription()
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(written).toHaveBeenCalledWith('Newsletter:', 'ada@example.com')
    expect(fetched).not.toHaveBeenCalled()
    expect(user.router.state.location.href).toBe('/cart')
  })

  test('the copyright year is 2024', async () => {
    renderApp('/cart')
    expect(await footer()).toHaveTextContent('© 2024 Overtone')
  })
})
