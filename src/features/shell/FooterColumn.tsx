import type { Theme } from '@mui/material/styles'
import { useId } from 'react'
import { PlainLink } from '#src/ui/links.tsx'
import { FooterTitle } from './FooterTitle.tsx'
import type { FooterLink } from './footer-links.ts'

export function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <FooterTitle id={titleId}>{title}</FooterTitle>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <PlainLink to={to} sx={link}>
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const link = {
  display: { xs: 'block', md: 'inline-block' },
  lineHeight: (theme: Theme) => ({ xs: `${theme.target}px`, md: '32px' }),
}
