import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSite } from '#src/config/site.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTop } from '#src/ui/PageTop.tsx'
import { MEASURE } from '#src/ui/Prose.tsx'
import { ContactForm } from './ContactForm.tsx'
import { whereToTurn } from './contact-content.ts'

/** The contact form, and a list of who can help (spec §2, /contact). */
export function ContactPage() {
  const site = useSite()
  return (
    <Page>
      <PageTop
        title="Contact"
        lead={`Ask us about a product before you buy, or report a mistake on this site. For help with orders, deliveries and refunds, contact ${site.retailer.name}.`}
      />
      <Box sx={columns}>
        <ContactForm />
        <section aria-labelledby="where-to-turn">
          <Typography variant="h2" id="where-to-turn" sx={{ paddingBottom: 3 }}>
            Who to contact
          </Typography>
          <dl>
            {whereToTurn(site).map(({ matter, who }) => (
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
