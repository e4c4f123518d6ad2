import { screen, within } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'

async function openContact() {
  const user = renderApp('/contact')
  const form = await screen.findByRole('form', { name: 'Contact' })
  return { user, form: within(form) }
}

test('all fields but Category are required, and its options are those of the specification', async () => {
  const { form } = await openContact()
  for (const label of ['Full Name', 'Email Address', 'Subject', 'Message']) {
    expect(form.getByRole('textbox', { name: label })).toBeRequired()
  }
  expect(form.getByRole('textbox', { name: 'Email Address' })).toHaveAttribute('type', 'email')
  const category = form.getByRole('combobox', { name: 'Category' })
  expect(category).not.toBeRequired()
  const options = within(category)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
  expect(options.join()).toBe(',general,product,order,review,partnership,technical,feedback')
})

test('the hints come before the fields', async () => {
  const { form } = await openContact()
  const [first] = form.getAllByRole('textbox')
  for (const hint of [
    /^All fields except Category are required/,
    /You’ll be able to reach us here.*your message won’t be sent/,
  ]) {
    expect(form.getByText(hint).compareDocumentPosition(first ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('errors are beside their fields in the words of the shop, until the field is valid', async () => {
  const { user, form } = await openContact()
  const name = form.getByLabelText('Full Name')
  const email = form.getByLabelText('Email Address')
  expect(name).toHaveAttribute('aria-invalid', 'false')
  await user.type(email, 'ada')
  await user.click(form.getByRole('button', { name: 'Send Message' }))
  for (const label of ['Full Name', 'Subject', 'Message']) {
    expect(form.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true')
    expect(form.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required.`)
  }
  expect(email).toHaveAccessibleDescription('Enter an email address such as you@example.com.')
  await user.type(name, 'A')
  await user.clear(email)
  expect(name).toHaveAttribute('aria-invalid', 'false')
  expect(name).not.toHaveAccessibleDescription()
  expect(email).toHaveAccessibleDescription('Email Address is required.')
})

test('submitting only writes to the console', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const sent = vi.spyOn(globalThis, 'fetch')
  const { user, form } = await openContact()
  const before = sent.mock.calls.length
  await user.type(form.getByLabelText('Full Name'), 'Ada Quill')
  await user.type(form.getByLabelText('Email Address'), 'ada@example.org')
  await user.type(form.getByLabelText('Subject'), 'Cable')
  await user.selectOptions(form.getByLabelText('Category'), 'product')
  await user.type(form.getByLabelText('Message'), 'Does it fit?')
  await user.click(form.getByRole('button', { name: 'Send Message' }))
  expect(info).toHaveBeenCalledExactlyOnceWith('Contact form submitted', {
    name: 'Ada Quill',
    email: 'ada@example.org',
    subject: 'Cable',
    category: 'product',
    message: 'Does it fit?',
  })
  expect(sent.mock.calls).toHaveLength(before)
  expect(form.getByLabelText('Message')).toHaveValue('Does it fit?')
})

test.each([
  ['no values', '', ''],
  ['an invalid email address', 'Ada', 'ada at example'],
])('with %s the form is not submitted', async (_what, name, email) => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const { user, form } = await openContact()
  if (name) await user.type(form.getByLabelText('Full Name'), name)
  if (email) await user.type(form.getByLabelText('Email Address'), email)
  await user.click(form.getByRole('button', { name: 'Send Message' }))
  expect(info).not.toHaveBeenCalled()
  expect(form.getByLabelText('Email Address')).toBeInvalid()
})
