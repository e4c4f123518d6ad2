import type { Sections } from '#src/content/content-file.ts'

/**
 * The demo's partners, which are fictional and named only here (spec §1). A module of its own, because a shop with its own
 * products does not load it.
 */
export const partners: Sections['sections'][number] = {
  id: 'partners',
  title: 'Our partners',
  paragraphs: [
    'Every buy button leads to {retailer}. We also participate in the affiliate programs of these partners, and our blog posts may link to them:',
  ],
  points: ['Pellworth Sound', 'Brackwater Camera', 'Tidemark Home'],
}
