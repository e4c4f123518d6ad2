import { styled } from '@mui/material/styles'
import { PlainLink } from './links.tsx'

/** A step without a path names a place that has no page of its own. */
type Step = string | { label: string; path: string }

/** Where this page stands. The first step leads home; the last is this page. */
export function Breadcrumbs({ trail: [home, ...steps] }: { trail: [string, ...Step[]] }) {
  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        <li>
          <PlainLink to="/">{home}</PlainLink>
        </li>
        {steps.map((step, index) =>
          typeof step === 'string' ? (
            <li key={step} aria-current={index === steps.length - 1 ? 'page' : undefined}>
              {step}
            </li>
          ) : (
            <li key={step.path}>
              <PlainLink to={step.path}>{step.label}</PlainLink>
            </li>
          ),
        )}
      </Trail>
    </nav>
  )
}

const Trail = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  color: theme.vars.palette.text.secondary,
  '& li + li::before': { content: '"/"', marginInline: 8 },
  '& [aria-current]': { color: theme.vars.palette.text.primary },
}))
