import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { hasPage, useSite } from '#src/config/site.tsx'
import type { Faq } from '#src/content/content-file.ts'
import { TextLink } from '#src/ui/controls/links.tsx'
import { Prose } from '#src/ui/page/Prose.tsx'

type FaqItemProps = {
  question: Faq['categories'][number]['questions'][number]
  /** Opens the question, because the URL's hash names it. */
  isTarget: boolean
}

/**
 * A question with its answer, as a native accordion. It opens before hydration, and when the browser's
 * find-in-page finds a text in it.
 *
 * The id is on the answer, because browsers open a `<details>` if the URL's hash names an element in it.
 */
export function FaqItem({ question: { id, question, answer, more }, isTarget }: FaqItemProps) {
  const site = useSite()
  return (
    <Item ref={isTarget ? open : undefined}>
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
          {more && hasPage(site, more.to) && (
            <TextLink to={more.to} hash={more.hash} color="primary" sx={link}>
              {more.label}
            </TextLink>
          )}
          <Link href={`#${id}`} underline="always" color="textSecondary" sx={[link, { displayPrint: 'none' }]}>
            Link to this question
          </Link>
        </Stack>
      </Answer>
    </Item>
  )
}

/** Needed after a client-side navigation, because `history.pushState` does not make browsers open the target. */
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
  // A plus sign that becomes a minus sign. Drawn with borders, because forced colours keep them.
  '&::before, &::after': { content: '""', order: 1, flex: 'none', width: 14, borderTop: '2px solid' },
  '&::after': {
    marginInlineStart: -30,
    marginInlineEnd: 8,
    transform: 'rotate(90deg)',
    transition: `transform ${theme.timing.quick}`,
  },
  '[open] > &::after': { transform: 'none' },
  '@media print': { '&::before, &::after': { display: 'none' } },
}))

/** The scroll margin keeps the question above in view. */
const Answer = styled('div')({ paddingBottom: 24, scrollMarginTop: 88, '&:target': { outline: 'none' } })

const links = { flexWrap: 'wrap', gap: '0 24px', marginTop: 3 }

const link = { typography: 'body2', lineHeight: (theme: Theme) => `${theme.target}px` }
