import { styled } from '@mui/material/styles'
import { useLocation } from '@tanstack/react-router'
import { JsonLd } from '#src/ui/JsonLd.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTop } from '#src/ui/PageTop.tsx'
import { useSite } from '#src/ui/site.tsx'
import { FaqItem } from './FaqItem.tsx'
import { faqContent } from './faq-content.ts'
import { faqData } from './faq-json-ld.ts'

/** Questions and answers in seven categories; each question has an address of its own (spec §2, /faq). */
export function FaqPage() {
  const site = useSite()
  const asked = useLocation({ select: ({ hash }) => hash })
  const categories = faqContent(site)
  return (
    <Page>
      <JsonLd data={faqData(categories)} />
      <PageTop
        title="FAQ"
        lead={`How buying through ${site.retailer.name} works, who ships, who helps when something is wrong, and how ${site.store.name} earns its living.`}
      />
      <Columns>
        <nav aria-label="FAQ categories">
          <ol>
            {categories.map(({ id, title, questions }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
                <span aria-hidden="true">{questions.length}</span>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {categories.map(({ id, title, questions }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {questions.map((question) => (
                <FaqItem key={question.id} question={question} asked={question.id === asked} />
              ))}
            </section>
          ))}
        </div>
      </Columns>
    </Page>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '32px 64px',
  paddingBlock: '24px 80px',
  '& nav ol': { ...theme.typography.body2, columnWidth: 240, columnGap: 40 },
  '& nav li': {
    display: 'flex',
    justifyContent: 'space-between',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& nav a': { flex: 1, lineHeight: '44px', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& nav span': { ...theme.typography.reading, lineHeight: '44px', color: theme.vars.palette.text.secondary },
  '& section': { paddingBottom: 40 },
  '& h2': { paddingBottom: 12, scrollMarginTop: 24 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '264px minmax(0, 1fr)',
    '& nav': { position: 'sticky', top: 24, alignSelf: 'start' },
  },
}))
