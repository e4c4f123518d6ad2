import { styled } from '@mui/material/styles'
import { PlainLink } from '#src/ui/links.tsx'
import { useSite } from '#src/ui/site.tsx'
import { LEGAL_LINKS } from './footer-links.ts'

/** spec §9. */
const COPYRIGHT_YEAR = 2024

export function FooterLegal() {
  const { store } = useSite()
  return (
    <Line>
      <p>
        © {COPYRIGHT_YEAR} {store.name}. Products and their brands are fictional.
      </p>
      <ul>
        {LEGAL_LINKS.map(({ to, label }) => (
          <li key={to}>
            <PlainLink to={to}>{label}</PlainLink>
          </li>
        ))}
      </ul>
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
  '& a': { display: 'block', lineHeight: '44px' },
}))
