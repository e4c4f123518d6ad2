import { styled } from '@mui/material/styles'
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
      <summary>
        <h3>{question}</h3>
      </summary>
      <div id={id}>
        <Prose>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="links">
            {more && <TextLink to={more.to}>{more.label}</TextLink>}
            <a href={`#${id}`} aria-label={`Link to this question: ${question}`}>
              Link to this question
            </a>
          </p>
        </Prose>
      </div>
    </Item>
  )
}

/** The router changes the address without telling the browser, which then opens nothing by itself. */
function open(item: HTMLDetailsElement | null) {
  if (item) item.open = true
}

const Item = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 56,
    paddingBlock: 12,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  // A plus that loses its upright when the answer is out. Borders, because forced colours keep them.
  '& summary::before, & summary::after': {
    content: '""',
    flex: 'none',
    width: 14,
    borderTop: '2px solid',
  },
  '& summary::before': { order: 1 },
  '& summary::after': {
    order: 2,
    marginLeft: -30,
    marginRight: 8,
    transform: 'rotate(90deg)',
    transition: `transform ${theme.transitions.duration.shortest}ms ease-out`,
  },
  '&[open] summary::after': { transform: 'none' },
  '& h3': { flex: 1 },
  // Sent to the answer, one sees the question above it as well.
  '& > div': { paddingBottom: 24, scrollMarginTop: 88 },
  '& .links': { display: 'flex', flexWrap: 'wrap', gap: '0 24px', ...theme.typography.body2 },
  '& .links a': { lineHeight: '44px' },
  '& .links a:last-child': { color: theme.vars.palette.text.secondary },
  '& :target': { outline: 'none' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
}))
