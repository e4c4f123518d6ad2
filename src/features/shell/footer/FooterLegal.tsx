import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import { isFictional, useSite } from '#src/config/site.tsx'
import { PlainLink } from '#src/ui/controls/links.tsx'
import { LEGAL_LINKS } from './footer-links.ts'

/** Year of the copyright line (spec §9). */
const COPYRIGHT_YEAR = 2024

export function FooterLegal() {
  const site = useSite()
  return (
    <Stack direction="row" sx={line}>
      <p>
        © {COPYRIGHT_YEAR} {site.store.name}.{isFictional(site) && ' Products and brands are fictional.'}
      </p>
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', columnGap: 6 }}>
        {LEGAL_LINKS.map(({ to, label }) => (
          <li key={to}>
            <PlainLink to={to} sx={{ display: 'block', lineHeight: ({ target }) => `${target}px` }}>
              {label}
            </PlainLink>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

const line = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  paddingTop: 4,
  borderTop: (theme: Theme) => theme.line.hair,
}
