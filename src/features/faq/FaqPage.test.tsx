import { act, screen, within } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'

const findItem = async (question: string) => {
  const item = (await screen.findByText(question, { selector: 'h3' })).closest('details')
  if (!item) throw new Error(`"${question}" is not in a details element`)
  return item
}

const TOPICS = {
  'purchase through the retailer': 'How do I buy something I found here?',
  shipping: 'How much does shipping cost?',
  pricing: 'Do I pay more if I use your links?',
  authenticity: 'Are the products genuine?',
  warranty: 'Who provides the warranty?',
  returns: 'How do I return something?',
  'data security': 'Do you see my payment details?',
  'the affiliate store': 'What is an affiliate store?',
}

test('the FAQ has seven categories with the topics of the specification, all closed, and structured data', async () => {
  renderApp('/faq')
  const index = within(await screen.findByRole('navigation', { name: 'FAQ categories' }))
  const categories = index.getAllByRole('link').map((link) => link.textContent ?? '')
  expect(categories).toHaveLength(7)
  for (const name of categories) {
    const category = within(screen.getByRole('region', { name }))
    expect(category.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(2)
  }
  for (const question of Object.values(TOPICS)) expect(await findItem(question)).not.toHaveAttribute('open')

  type Faq = { '@type': string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
  const faq = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script): Faq => JSON.parse(script.textContent))
    .find((data) => data['@type'] === 'FAQPage')
  const shown = [...document.querySelectorAll('details')].map((item) => ({
    name: item.querySelector('h3')?.textContent,
    text: [...item.querySelectorAll('p')].map((paragraph) => paragraph.textContent).join(' '),
  }))
  expect(faq?.mainEntity.map(({ name, acceptedAnswer: { text } }) => ({ name, text }))).toEqual(shown)
})

test('a question opens and closes independently of others', async () => {
  const user = renderApp('/faq')
  const item = await findItem('What is an ASIN?')
  await user.click(screen.getByText('What is an ASIN?'))
  expect(item).toHaveAttribute('open')
  expect(await findItem('Are the products genuine?')).not.toHaveAttribute('open')
  await user.click(screen.getByText('What is an ASIN?'))
  expect(item).not.toHaveAttribute('open')
})

test('the URL’s hash opens a question, both on load and after a navigation, and each question links to itself', async () => {
  const user = renderApp('/faq#returns')
  const item = await findItem('How do I return something?')
  expect(item).toHaveAttribute('open')
  const link = within(item).getByRole('link', { name: 'Link to this question' })
  expect(link).toHaveAttribute('href', '#returns')
  expect(document.querySelectorAll('#returns')).toHaveLength(1)
  await act(() => user.router.navigate({ to: '/faq', hash: 'tracking' }))
  expect(await findItem('Where’s my order?')).toHaveAttribute('open')
  expect(item).toHaveAttribute('open')
})
