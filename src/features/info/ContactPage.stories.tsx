import { expect, spyOn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Contact',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/contact/' } },
})

const NAME = { fill: 'Full Name', with: 'Ada Quill' }

export const Untouched = meta.story({})
Untouched.test('has the form', async ({ canvas }) => {
  await expect(await canvas.findByRole('form', { name: 'Contact' })).toBeVisible()
})

/** The browser asks for what is missing; nothing is written. */
export const HeldBack = meta.story({ parameters: { shop: { steps: [NAME, 'Send Message'] } } })
HeldBack.test('asks for the email address, and writes nothing', async ({ canvas, userEvent }) => {
  await rested()
  const info = spyOn(console, 'info')
  await expect(canvas.getByLabelText('Full Name')).toHaveValue(NAME.with)
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
  await expect(canvas.getByLabelText('Email Address')).toBeInvalid()
  await expect(info).not.toHaveBeenCalledWith('Contact form submitted', expect.anything())
})

/** What was written stays; the page promises nothing. */
export const Submitted = meta.story({
  parameters: {
    shop: {
      steps: [
        NAME,
        { fill: 'Email Address', with: 'ada@example.org' },
        { fill: 'Subject', with: 'A cable' },
        { fill: 'Message', with: 'Does it fit?' },
        'Send Message',
      ],
    },
  },
})
Submitted.test('writes the message to the console', async ({ canvas, userEvent }) => {
  await rested()
  const info = spyOn(console, 'info').mockImplementation(() => undefined)
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
  await expect(info).toHaveBeenCalledWith(
    'Contact form submitted',
    expect.objectContaining({ email: 'ada@example.org', category: '' }),
  )
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
