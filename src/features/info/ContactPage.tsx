import { styled } from '@mui/material/styles'
import { Page } from '#src/ui/Page.tsx'
import { PageTop } from '#src/ui/PageTop.tsx'
import { useSite } from '#src/ui/site.tsx'
import { ContactForm } from './ContactForm.tsx'
import { whereToTurn } from './contact-content.ts'

/** A form, and who can help with what (spec §2, /contact). */
export function ContactPage() {
  const site = useSite()
  return (
    <Page>
      <PageTop
        title="Contact"
        lead={`Questions before you buy, corrections and proposals belong here. Orders, parcels and refunds belong to ${site.retailer.name}, which has them in hand.`}
      />
      <Columns>
        <ContactForm />
        <section aria-labelledby="where-to-turn">
          <h2 id="where-to-turn">Who can help</h2>
          <dl>
            {whereToTurn(site).map(({ matter, who }) => (
              <div key={matter}>
                <dt>{matter}</dt>
                <dd>{who}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Columns>
    </Page>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '48px 80px',
  alignItems: 'start',
  paddingBlock: '32px 80px',
  '& h2': { paddingBottom: 12 },
  '& dl > div': { paddingBlock: 14, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}))
