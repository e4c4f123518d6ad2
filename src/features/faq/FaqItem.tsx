import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { TextLink } from '#src/ui/links.tsx'
import { Prose } from '#src/ui/Prose.tsx'
import type { Question } from './faq-content.ts'

type FaqItemProps = {
  question: Question
  /** True where the page's address names this question. */
  asked: boolean
}

/**
 * One question. The browser's own accordion, so that it opens before scripts run and
 * when a search on the page finds something in it. The answer carries the id: a
 * browser that is sent there opens what hides it.
 */
export function FaqItem({ question: { id, question, answer, more }, asked }: FaqItemProps) {
  return (
    <Item ref={asked ? open : undefined}>
      <Summary>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {question}
        </Typography>
      </Summary>
      <Answer id={id}>
        <Prose>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Stack direction="row" sx={links}>
          {more && (
            <TextLink to={more.to} color="primary" sx={link}>
              {more.label}
            </TextLink>
          )}
          <Link
            href={`#${id}`}
            underline="always"
            color="textSecondary"
            aria-label={`Link to this question: ${question}`}
            sx={link}
          >
            Link to this question
          </Link>
        </Stack>
      </Answer>
    </Item>
  )
}

/** The router changes the address without telling the browser, which then opens nothing by itself. */
function open(item: HTMLDetailsElement | null) {
  if (item) item.open = true
}

const Item = styled('details')(({ theme }) => ({
  borderTop: theme.line.hair,
  '&:last-of-type': { borderBottom: theme.line.hair },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
}))

const Summary = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  paddingBlock: 12,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  // A plus that loses its upright when the answer is out. Borders, because forced colours keep them.
  '&::before, &::after': { content: '""', order: 1, flex: 'none', width: 14, borderTop: '2px solid' },
  '&::after': {
    marginLeft: -30,
    marginRight: 8,
    transform: 'rotate(90deg)',
    transition: `transform ${theme.pace.quick}`,
  },
  '[open] > &::after': { transform: 'none' },
}))

/** Sent to the answer, one sees the question above it as well. */
const Answer = styled('div')({ paddingBottom: 24, scrollMarginTop: 88, '&:target': { outline: 'none' } })

const links = { flexWrap: 'wrap', gap: '0 24px', marginTop: 3 }

const link = { typography: 'body2', lineHeight: (theme: Theme) => `${theme.target}px` }
