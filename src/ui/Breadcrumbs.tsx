import { styled } from '@mui/material/styles'
import { PlainLink } from './links.tsx'

/** A step of the way here; one that has a page of its own leads there. */
type Step = string | { label: string; to: string }

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
            <li key={step.to}>
              <PlainLink to={step.to}>{step.label}</PlainLink>
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
