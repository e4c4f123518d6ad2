import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import preview from '#storybook/preview.tsx'
import { FaqItem } from './FaqItem.tsx'
import { faqContent, type Question } from './faq-content.ts'

const questions = faqContent(DEFAULT_CONFIG).flatMap((category) => category.questions)

function where(isIt: (question: Question) => boolean): Question {
  const question = questions.find(isIt)
  if (!question) throw new Error('Nobody asks that')
  return question
}

const plain = where(({ id }) => id === 'several-tabs')

const meta = preview.meta({
  title: 'Components/Feedback/Question and answer',
  component: FaqItem,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 800 }}>{Story()}</Box>],
  args: { question: plain, asked: false },
  parameters: {
    docs: {
      description: {
        component:
          'A question whose answer opens below it, and stays open when another is asked. It opens by itself where the page’s address names it. Not for what everybody has to read: that stands on the page.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('opens and closes', async ({ canvas, userEvent }) => {
  const answer = canvas.getByText(plain.answer[0] ?? 'no answer')
  await expect(answer).not.toBeVisible()
  await userEvent.click(canvas.getByText(plain.question))
  await expect(answer).toBeVisible()
  await userEvent.click(canvas.getByText(plain.question))
  await expect(answer).not.toBeVisible()
})

/** As it is where the page’s address names it. */
export const Open = meta.story({ args: { asked: true } })
Open.test('has a link to itself', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: `Link to this question: ${plain.question}` })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', `#${plain.id}`)
})

/** There is more about it on another page. */
export const OpenWithMore = meta.story({ args: { question: where(({ more }) => more !== undefined), asked: true } })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['summary'] } } })

const saying = (text: string): Question => ({ ...plain, question: text, answer: [`${text}.`, `${text}. `.repeat(3)] })

export const LongText = meta.story({ args: { question: saying(LONG), asked: true } })

export const Arabic = meta.story({ args: { question: saying(RTL_TITLE), asked: true } })

export const Phone = meta.story({ args: { asked: true }, globals: { viewport: { value: 'phone' } } })
