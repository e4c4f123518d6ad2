import type { FaqCategory } from './faq-content.ts'

/** The page's questions and answers as search engines read them. */
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
