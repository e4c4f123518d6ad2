/**
 * The demo's partners, which are fictional and named only here (spec §1). A module of its own, because a shop with its own
 * products does not load it.
 */
import type { Sections } from '#src/content/content-file.ts'

const partners: Sections['sections'][number] = {
  id: 'partners',
  title: 'Our partners',
  paragraphs: [
    'Every buy button leads to {retailer}. We also participate in the affiliate programs of these partners, and our blog posts may link to them:',
  ],
  points: ['Pellworth Sound', 'Brackwater Camera', 'Tidemark Home'],
}

/** Index of the section about the partners: after that with the id "which-links". */
const PARTNERS_AT = 3

/** Returns the affiliate disclosure with the partners. */
export const withPartners = ({ sections, updated }: Sections): Sections => ({
  lead: '{store} earns commissions from links to {retailer} and other partners. Here’s how they work and why you don’t pay more.',
  updated,
  sections: sections.toSpliced(PARTNERS_AT, 0, partners),
})
