import { expect, spyOn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ContactPage } from './ContactPage.tsx'

const meta = preview.meta({ component: ContactPage, parameters: { url: '/contact' } })

export const Untouched = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Contact' })).toBeVisible()
  },
})

/** The browser asks for what is missing; nothing is written. */
export const HeldBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const info = spyOn(console, 'info')
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Ada Quill')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(canvas.getByLabelText('Email Address')).toBeInvalid()
    await expect(info).not.toHaveBeenCalledWith('Contact form submitted', expect.anything())
  },
})

export const Submitted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const info = spyOn(console, 'info').mockImplementation(() => undefined)
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Ada Quill')
    await userEvent.type(canvas.getByLabelText('Email Address'), 'ada@example.org')
    await userEvent.type(canvas.getByLabelText('Subject'), 'A cable')
    await userEvent.type(canvas.getByLabelText('Message'), 'Does it fit?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(info).toHaveBeenCalledWith(
      'Contact form submitted',
      expect.objectContaining({ email: 'ada@example.org', category: '' }),
    )
  },
})
