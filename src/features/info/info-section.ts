/** A section of an information page. */
export type InfoSection = {
  id: string
  title: string
  paragraphs: string[]
  /** List after the paragraphs. */
  points?: string[]
  /** Link to more about it. */
  more?: { to: '/contact' | '/privacy' | '/terms' | '/affiliate' | '/faq' | '/reviews'; hash?: string; label: string }
}
