import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { FaqItem } from './FaqItem.tsx'
import { faq } from './faq-content.ts'

const questions = faq.categories.flatMap((category) => category.questions)

function findQuestion(matches: (question: (typeof questions)[number]) => boolean) {
  const question = questions.find(matches)
  if (!question) throw new Error('There is no such question')
  return question
}

const plain = findQuestion(({ id }) => id === 'several-tabs')

const meta = preview.meta({
  title: 'Components/Feedback/Question and answer',
  tags: ['since:0.1.0'],
  component: FaqItem,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 800 }}>{Story()}</Box>],
  args: { question: plain, isTarget: false },
  parameters: {
    guide: {
      do: 'Write the question as a visitor would ask it.',
      dont: 'Do not close one question when another opens.',
      keyboard: 'Tab reaches it; Enter or Space opens and closes the answer.',
      heard: ['faq'],
    },
    docs: {
      description: {
        component:
          'A question that opens its answer, independently of other questions. It is open if the URL names it. Do not hide text here that everybody has to read.',
      },
    },
  },
})

export const Default = meta.story({})

/** Open, because the URL’s hash names the question. */
export const Open = meta.story({ args: { isTarget: true } })

/** With a link to another page. */
export const OpenWithMore = meta.story({
  args: { question: findQuestion(({ more }) => more !== undefined), isTarget: true },
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['summary'] } } })

const withText = (text: string) => ({ ...plain, question: text, answer: [`${text}.`, `${text}. `.repeat(3)] })

export const LongText = meta.story({ args: { question: withText(LONG), isTarget: true } })

export const Arabic = meta.story({ args: { question: withText(RTL_TITLE), isTarget: true } })

export const Phone = meta.story({ args: { isTarget: true }, globals: { viewport: { value: 'phone' } } })
