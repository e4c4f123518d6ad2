import { createTheme } from '@mui/material/styles'
import { act, screen } from '@testing-library/react'
import { getResponse } from 'msw'
import { overtonePost } from '#fixtures/posts.ts'
import { pocketRecorder, studioHeadphones } from '#fixtures/products.ts'
import { handlers } from '#mocks/handlers.ts'
import { createDemoApi } from '#mocks/lab/create-demo-api.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { scenario } from '#mocks/scenarios.ts'
import { showDemo, toggleLab, useDemoStore } from '#src/features/demo-lab/demo-store.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { measures } from './measures.ts'
import { theme } from './theme.ts'

/** Has the variables that `theme` leaves out, too. */
const complete = createTheme({ cssVariables: { cssVarPrefix: 'o' }, colorSchemes: theme.colorSchemes, ...measures })
// In `sx`, `font: 'inherit'` is the value of CSS and not MUI's text style.
Reflect.deleteProperty(complete.vars, 'font')

/** Returns the theme's variables that styles of the page use although they are not defined. */
function undefinedVariables(): string[] {
  const styles = [...document.styleSheets].flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText))
  const attributes = Array.from(document.querySelectorAll('[style]'), (element) => element.getAttribute('style'))
  // The theme replaces the background of MUI's papers, and the shadow of those with one.
  const css = [...styles, ...attributes].join('\n').replace(/--Paper-(overlay|shadow): [^;]*/g, '')
  const namesOf = (pattern: RegExp) => Array.from(css.matchAll(pattern), ([, name = '']) => name)
  const defined = new Set(namesOf(/(--o-[\w-]+):/g))
  const used = new Set(namesOf(/var\((--o-[\w-]+)/g))
  expect(used.size).toBeGreaterThan(20)
  return [...used].filter((name) => !defined.has(name))
}

// MUI skips a style whose value is missing. With the names of all variables, the style is written and found here.
beforeEach(() => void vi.spyOn(theme, 'generateThemeVars').mockReturnValue(complete.vars))

test.each(['/contact', '/reviews', '/faq', `/blog?post=${overtonePost.slug}`, '/missing'])(
  'every variable of %s is defined',
  async (path) => {
    renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    expect(undefinedVariables()).toEqual([])
  },
)

test('every variable of the listing and of its filters is defined', async () => {
  // Shows a removable filter and the panel without products.
  const user = renderApp('/?search=no-such-product')
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  await screen.findByRole('dialog', { name: 'Filters' })
  expect(undefinedVariables()).toEqual([])
})

test('every variable of a product and its zoom is defined', async () => {
  const user = renderApp(`/products/${studioHeadphones.id}`)
  await user.click(await screen.findByRole('button', { name: 'View larger image' }))
  await screen.findByRole('dialog', { name: studioHeadphones.title })
  expect(undefinedVariables()).toEqual([])
})

test('every variable of the cart, its dialog and a toast is defined', async () => {
  await fillCart(studioHeadphones.id, pocketRecorder.id)
  server.use(...scenario('clear-500'))
  const user = renderApp('/cart')
  await user.click(await screen.findByRole('button', { name: 'Clear cart' }))
  await user.click(await screen.findByRole('button', { name: 'Clear all items' }))
  await screen.findByText('Failed to clear cart')
  expect(undefinedVariables()).toEqual([])
})

test('every variable of an error page and of the Demo Lab is defined', async () => {
  server.use(...scenario('product-500'))
  showDemo({
    ...(await createDemoApi(
      createInterceptor((request) => getResponse(handlers, request)),
      [],
    )),
    mode: 'page',
  })
  toggleLab()
  renderApp(`/products/${studioHeadphones.id}`)
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('searchbox', { name: 'Find a scenario' })
  expect(undefinedVariables()).toEqual([])
  act(() => useDemoStore.setState({ demo: null, isOpen: false }))
})
