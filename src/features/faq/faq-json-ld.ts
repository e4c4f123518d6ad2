import type { FaqCategory } from './faq-content.ts'

/** Structured data of the FAQ, for search engines (schema.org). */
export const faqJsonLd = (categories: FaqCategory[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: categories.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  ),
})
