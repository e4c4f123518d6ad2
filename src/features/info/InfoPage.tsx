import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { hasPage, useSite } from '#src/config/site.tsx'
import type { Sections } from '#src/content/content-file.ts'
import { formatPublished } from '#src/lib/dates.ts'
import { TextLink } from '#src/ui/controls/links.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageTop } from '#src/ui/page/PageTop.tsx'
import { Prose } from '#src/ui/page/Prose.tsx'

type InfoSection = Sections['sections'][number]

type InfoPageProps = PropsWithChildren<{
  title: string
  lead: string
  /** Date of the last change, in ISO 8601. */
  updated: string
  /** Sections listed in the page's index. */
  contents: Pick<InfoSection, 'id' | 'title'>[]
}>

/** A page of numbered sections, with a date and an index. */
export function InfoPage({ title, lead, updated, contents, children }: InfoPageProps) {
  return (
    <Page>
      <PageTop title={title} lead={lead} />
      <Typography component="nav" variant="body2" aria-label="On this page" sx={{ paddingBlock: '16px 28px' }}>
        <Typography variant="body2" color="textSecondary" sx={{ paddingBottom: 2 }}>
          Last updated{' '}
          <Typography component="time" variant="reading" dateTime={updated}>
            {formatPublished(updated)}
          </Typography>
        </Typography>
        <Box component="ol" sx={index}>
          {contents.map(({ id, title: entry }) => (
            <Entry key={id}>
              <Link href={`#${id}`} sx={{ flex: 1, paddingBlock: 3 }}>
                {entry}
              </Link>
            </Entry>
          ))}
        </Box>
      </Typography>
      <Box sx={{ counterReset: 'part', paddingBottom: 10 }}>{children}</Box>
    </Page>
  )
}

export function InfoText({ section: { id, title, paragraphs, points, more } }: { section: InfoSection }) {
  const site = useSite()
  return (
    <NumberedSection aria-labelledby={id}>
      <NumberedTitle id={id}>{title}</NumberedTitle>
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
        {more && hasPage(site, more.to) && (
          <p>
            <TextLink to={more.to} hash={more.hash}>
              {more.label}
            </TextLink>
          </p>
        )}
      </Prose>
    </NumberedSection>
  )
}

export const NumberedSection = styled('section')(({ theme }) => ({
  counterIncrement: 'part',
  display: 'grid',
  gap: '12px 40px',
  alignContent: 'start',
  paddingBlock: '28px 40px',
  borderTop: theme.line.hair,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '19rem minmax(0, 1fr)' },
}))

export const NumberedTitle = styled('h2')(({ theme }) => ({
  paddingInlineStart: NUMBER_WIDTH,
  textIndent: `calc(-1 * ${NUMBER_WIDTH})`,
  scrollMarginTop: 24,
  '&::before': { content: 'counter(part)', ...numberStyle(theme) },
}))

const Entry = styled('li')(({ theme }) => ({
  counterIncrement: 'entry',
  display: 'flex',
  breakInside: 'avoid',
  '&::before': { content: 'counter(entry)', lineHeight: `${theme.target}px`, ...numberStyle(theme) },
}))

/** Narrower on a phone with large text, so that long words fit beside it. */
const NUMBER_WIDTH = 'min(2.5rem, 15vw)'

const numberStyle = (theme: Theme) => ({
  ...theme.typography.reading,
  display: 'inline-block',
  width: NUMBER_WIDTH,
  textIndent: 0,
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
})

const index = { counterReset: 'entry', columns: '264px 3', columnGap: 10, '@media print': { display: 'none' } }
