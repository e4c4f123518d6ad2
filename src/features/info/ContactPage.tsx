import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Contact } from '#src/content/content-file.ts'
import { Page } from '#src/ui/page/Page.tsx'
import { PageTop } from '#src/ui/page/PageTop.tsx'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { ContactForm } from './ContactForm.tsx'

/** The contact form, and a list of who can help (spec §2, /contact). */
export function ContactPage({ contact: { lead, matters } }: { contact: Contact }) {
  return (
    <Page>
      <PageTop title="Contact" lead={lead} />
      <Box sx={columns}>
        <ContactForm />
        {matters.length > 0 && (
          <section aria-labelledby="where-to-turn">
            <Typography variant="h2" id="where-to-turn" sx={{ paddingBottom: 3 }}>
              Who to contact
            </Typography>
            <dl>
              {matters.map(({ matter, who }) => (
                <Box key={matter} sx={{ paddingBlock: 3.5, borderTop: ({ line }) => line.hair }}>
                  <Typography component="dt" variant="body2" color="textSecondary">
                    {matter}
                  </Typography>
                  <Box component="dd" sx={{ maxWidth: MEASURE }}>
                    {who}
                  </Box>
                </Box>
              ))}
            </dl>
          </section>
        )}
      </Box>
    </Page>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: '48px 80px',
  alignItems: 'start',
  paddingBlock: '32px 80px',
}
