import type { Faq } from '#src/content/content-file.ts'

/** Structured data of the FAQ, for search engines (schema.org). */
export const faqJsonLd = (categories: Faq['categories']) => ({
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
