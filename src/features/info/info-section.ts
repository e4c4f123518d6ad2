/** A part of an information page: its address on the page, its title, its words. */
export type InfoSection = {
  id: string
  title: string
  /** One text a paragraph. */
  paragraphs: string[]
  /** What the paragraphs introduce. */
  points?: string[]
  /** Where to read more about it. */
  more?: { to: '/contact' | '/privacy' | '/terms' | '/affiliate' | '/faq' | '/reviews'; hash?: string; label: string }
}
