import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { PlainLink } from '#src/ui/links.tsx'
import type { FooterLink } from './footer-links.ts'

export function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Links>
        {links.map(({ to, label }) => (
          <li key={to}>
            <PlainLink to={to}>{label}</PlainLink>
          </li>
        ))}
      </Links>
    </nav>
  )
}

const Links = styled('ul')(({ theme }) => ({
  '& a': { display: 'inline-block', lineHeight: '32px' },
  [theme.breakpoints.down('md')]: { '& a': { display: 'block', lineHeight: '44px' } },
}))
