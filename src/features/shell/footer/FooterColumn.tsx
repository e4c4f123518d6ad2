import type { Theme } from '@mui/material/styles'
import { useId } from 'react'
import type { NavigationLink } from '#src/features/shell/header/header-links.ts'
import { PlainLink } from '#src/ui/controls/links.tsx'
import { FooterTitle } from './FooterTitle.tsx'

/** A column of links, or nothing if the shop has none of them. */
export function FooterColumn({ title, links }: { title: string; links: NavigationLink[] }) {
  const titleId = useId()
  if (links.length === 0) return null
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
