import { act, screen, waitFor, within } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { storeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { updateAddress } from './update-address.ts'

const site = { ...DEFAULT_CONFIG, store: { ...DEFAULT_CONFIG.store, siteUrl: 'https://shop.test' } }

const addressOf = ({ router }: ReturnType<typeof renderApp>) => router.state.location.href
const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name })
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')

afterEach(() => {
  storeChosenScenarios([])
  localStorage.clear()
})

test('links and addresses keep the chosen scenarios, and the canonical URL does not', async () => {
  storeChosenScenarios(['cart-500', 'slow-1s'])
  const user = renderApp('/about/', site)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(addressOf(user)).toBe('/about/?demo=cart-500,slow-1s'))
  expect(footerLink('Blog').getAttribute('href')).toMatch(/^\/blog\/?\?demo=cart-500,slow-1s$/)
  await user.click(footerLink('Blog'))
  await waitFor(() => expect(addressOf(user)).toMatch(/^\/blog\/?\?demo=cart-500,slow-1s$/))
  await waitFor(() => expect(canonical()).toMatch(/^https:\/\/shop\.test\/blog\/$/))
})

test('another choice replaces the address, and Back keeps the last choice', async () => {
  storeChosenScenarios(['cart-500'])
  const user = renderApp('/about/?demo=cart-500', site)
  await screen.findByRole('heading', { level: 1 })
  await user.click(footerLink('Blog'))
  await waitFor(() => expect(addressOf(user)).toMatch(/^\/blog/))
  storeChosenScenarios(['offline'])
  act(() => updateAddress(user.router))
  await waitFor(() => expect(addressOf(user)).toMatch(/^\/blog\/?\?demo=offline$/))
  await waitFor(() => expect(footerLink('Deals').getAttribute('href')).toContain('?demo=offline'))
  act(() => user.router.history.back())
  await waitFor(() => expect(addressOf(user)).toBe('/about/?demo=cart-500'))
  storeChosenScenarios([])
  act(() => updateAddress(user.router))
  await waitFor(() => expect(addressOf(user)).toBe('/about/'))
  await waitFor(() => expect(footerLink('Deals').getAttribute('href')).not.toContain('demo'))
})

test('without scenarios, links have no parameter, and that of an address stays', async () => {
  const user = renderApp('/about/?demo=offline', site)
  await screen.findByRole('heading', { level: 1 })
  expect(addressOf(user)).toBe('/about/?demo=offline')
  expect(footerLink('Blog').getAttribute('href')).not.toContain('demo')
})
