import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useLocation } from '@tanstack/react-router'
import type { Faq } from '#src/content/content-file.ts'
import { JsonLd } from '#src/ui/page/JsonLd.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageTop } from '#src/ui/page/PageTop.tsx'
import { STICKY_TOP, stickyFrom } from '#src/ui/page/sticky.ts'
import { FaqItem } from './FaqItem.tsx'
import { faqJsonLd } from './faq-json-ld.ts'

/** Questions and answers in categories (spec §2, /faq). Each question has its own hash. */
export function FaqPage({ faq: { lead, categories } }: { faq: Faq }) {
  const targetId = useLocation({ select: ({ hash }) => hash })
  return (
    <Page>
      <JsonLd data={faqJsonLd(categories)} />
      <PageTop title="FAQ" lead={lead} />
      <Box sx={columns}>
        <Typography
          component="nav"
          variant="body2"
          aria-label="FAQ categories"
          sx={[index, stickyFrom('md', STICKY_TOP)]}
        >
          <Box component="ol" sx={{ columnWidth: 240, columnGap: 10 }}>
            {categories.map(({ id, title, questions }) => (
              <Stack key={id} component="li" direction="row" sx={entry}>
                <Link href={`#${id}`} sx={{ flex: 1 }}>
                  {title}
                </Link>
                <Typography variant="reading" color="textSecondary" aria-hidden="true" sx={{ lineHeight: 'inherit' }}>
                  {questions.length}
                </Typography>
              </Stack>
            ))}
          </Box>
        </Typography>
        <div>
          {categories.map(({ id, title, questions }) => (
            <Box key={id} component="section" aria-labelledby={id} sx={{ paddingBottom: 10 }}>
              <Typography variant="h2" id={id} sx={{ paddingBottom: 3, scrollMarginTop: '24px' }}>
                {title}
              </Typography>
              {questions.map((question) => (
                <FaqItem key={question.id} question={question} isTarget={question.id === targetId} />
              ))}
            </Box>
          ))}
        </div>
      </Box>
    </Page>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: ({ layout }: Theme) => ({ md: `${layout.side}px minmax(0, 1fr)` }),
  gap: '32px 64px',
  paddingBlock: '24px 80px',
}

const index = { alignSelf: { md: 'start' }, '@media print': { display: 'none' } }

const entry = {
  justifyContent: 'space-between',
  lineHeight: (theme: Theme) => `${theme.target}px`,
  borderBottom: (theme: Theme) => theme.line.hair,
  breakInside: 'avoid',
}
