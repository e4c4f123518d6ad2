import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Contact',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/contact/' } },
})

const NAME = { fill: 'Full Name', with: 'Ada Quill' }

export const Untouched = meta.story({})

/** A required field is empty, so the browser prevents the submit. */
export const HeldBack = meta.story({ tags: ['nightly'], parameters: { shop: { steps: [NAME, 'Send Message'] } } })

/** The demo sends nothing, so the form keeps its values and shows no confirmation. */
export const Submitted = meta.story({
  tags: ['nightly'],
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

export const Phone = meta.story({ tags: ['nightly'], globals: { viewport: { value: 'phone' } } })
