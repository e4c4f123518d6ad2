import { styled, type Theme } from '@mui/material/styles'
import type { PropsWithChildren } from 'react'
import { formatPublished } from '#src/lib/dates.ts'
import { TextLink } from '#src/ui/links.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTop } from '#src/ui/PageTop.tsx'
import { Prose } from '#src/ui/Prose.tsx'
import type { InfoSection } from './info-section.ts'

type InfoPageProps = PropsWithChildren<{
  title: string
  lead: string
  /** ISO 8601: when the words last changed. */
  updated: string
  /** What the page's index lists. */
  contents: Pick<InfoSection, 'id' | 'title'>[]
}>

/** A document of numbered parts, its date and its index before them. */
export function InfoPage({ title, lead, updated, contents, children }: InfoPageProps) {
  return (
    <Page>
      <PageTop title={title} lead={lead} />
      <Index aria-label="On this page">
        <p>
          Last changed <time dateTime={updated}>{formatPublished(updated)}</time>
        </p>
        <ol>
          {contents.map(({ id, title: entry }) => (
            <li key={id}>
              <a href={`#${id}`}>{entry}</a>
            </li>
          ))}
        </ol>
      </Index>
      <Parts>{children}</Parts>
    </Page>
  )
}

/** One part of the document. */
export function InfoText({ section: { id, title, paragraphs, points, more } }: { section: InfoSection }) {
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {more && (
          <p>
            <TextLink to={more.to} hash={more.hash}>
              {more.label}
            </TextLink>
          </p>
        )}
      </Prose>
    </Part>
  )
}

export const Part = styled('section')(({ theme }) => ({
  counterIncrement: 'part',
  display: 'grid',
  gap: '12px 40px',
  alignContent: 'start',
  paddingBlock: '28px 40px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { paddingLeft: 40, textIndent: -40, scrollMarginTop: 24, '&::before': { content: 'counter(part)' } },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '304px minmax(0, 1fr)' },
}))

/** Numbered, so that one can be referred to. */
const Parts = styled('div')(({ theme }) => ({
  counterReset: 'part',
  paddingBottom: 40,
  '& h2::before': numberStyle(theme),
}))

const Index = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  paddingBlock: '16px 28px',
  '& p': { paddingBottom: 8, color: theme.vars.palette.text.secondary },
  '& time': theme.typography.reading,
  '& ol': { counterReset: 'entry', columns: '264px 3', columnGap: 40 },
  '& li': { counterIncrement: 'entry', display: 'flex', breakInside: 'avoid' },
  '& li::before': { content: 'counter(entry)', lineHeight: '44px', ...numberStyle(theme) },
  '& a': {
    flex: 1,
    paddingBlock: 12,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '@media print': { '& ol': { display: 'none' } },
}))

const numberStyle = (theme: Theme) => ({
  ...theme.typography.reading,
  display: 'inline-block',
  width: 40,
  textIndent: 0,
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
})
