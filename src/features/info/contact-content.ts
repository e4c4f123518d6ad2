/** Texts of the contact page. */
import type { Contact } from '#src/content/content-file.ts'

export const contact: Contact = {
  lead: 'For questions about a product before you buy, and for mistakes on this site. For help with orders, deliveries and refunds, contact {retailer}.',
  matters: [
    {
      matter: 'Orders, deliveries, returns and refunds',
      who: 'Contact {retailer} from your account there. We don’t have access to orders.',
    },
    {
      matter: 'Defects and warranty claims',
      who: 'Contact {retailer} first, or the brand if {retailer} refers you to it.',
    },
    { matter: 'Help choosing a product', who: 'Contact us. Tell us what you use now and what you’d like to improve.' },
    { matter: 'A mistake on this site', who: 'Contact us, and include a link to the page.' },
    {
      matter: 'A product you’d like us to review',
      who: 'Contact us. We buy or borrow what we review and make no promises in return.',
    },
  ],
}
