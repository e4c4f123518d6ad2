/** Texts of the contact page. */
import type { Site } from '#src/config/site.tsx'

/** spec §3, Contact form state */
export const CONTACT_CATEGORIES = [
  'general',
  'product',
  'order',
  'review',
  'partnership',
  'technical',
  'feedback',
] as const

/** Returns who can help with what, with the name of the configured retailer. */
export const whereToTurn = ({ retailer: { name: retailer } }: Site): { matter: string; who: string }[] => [
  {
    matter: 'An order, a parcel, a return or a refund',
    who: `${retailer}, from your orders there. We cannot see them.`,
  },
  { matter: 'A defect or a warranty claim', who: `${retailer} first; the brand, if ${retailer} sends you on.` },
  { matter: 'Which of two products suits you', who: 'Us. Say what you have now and what bothers you about it.' },
  { matter: 'An error on these pages', who: 'Us, with thanks. The address of the page helps.' },
  { matter: 'A product you want reviewed', who: 'Us. We buy or borrow what we review, and promise nothing in return.' },
]
