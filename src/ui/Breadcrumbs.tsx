import { styled } from '@mui/material/styles'
import { pageUrl } from '#src/lib/site-url.ts'
import { JsonLd } from './JsonLd.tsx'
import { PlainLink } from './links.tsx'
import { useSite } from './site.tsx'

/** A step without a path names a place that has no page of its own. */
type Step = string | { label: string; path: string }

/** Where this page stands, for people and for search engines. The first step leads home; the last is this page. */
export function Breadcrumbs({ trail: [home = 'Home', ...rest] }: { trail: Step[] }) {
  const { siteUrl } = useSite().store
  const steps = [{ label: typeof home === 'string' ? home : home.label, path: '/' }, ...rest.map(named)]
  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        {steps.map(({ label, path }, index) => (
          <li key={`${index} ${label}`} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {path ? <PlainLink to={path}>{label}</PlainLink> : label}
          </li>
        ))}
      </Trail>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ label, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: path && pageUrl(siteUrl, path),
          })),
        }}
      />
    </nav>
  )
}

const named = (step: Step): { label: string; path?: string } => (typeof step === 'string' ? { label: step } : step)

const Trail = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  color: theme.vars.palette.text.secondary,
  '& li': { overflowWrap: 'anywhere' },
  '& li + li::before': { content: '"/"', marginInline: 8 },
  '& [aria-current]': { color: theme.vars.palette.text.primary },
}))
