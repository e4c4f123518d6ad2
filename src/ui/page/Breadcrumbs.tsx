import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import Link, { type LinkProps } from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { createLink } from '@tanstack/react-router'
import { useSite } from '#src/config/site.tsx'
import { pageUrl } from '#src/lib/site-url.ts'
import { JsonLd } from './JsonLd.tsx'

/** A step without a path is not a link: it has no page of its own, or it is the current page. */
export type Step = string | { label: string; path: string }

/**
 * The path to this page, also as structured data. The first step links to the home page; the last is the current page.
 *
 * The structured data leaves out steps without a page, because every step except the last needs a URL there
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function Breadcrumbs({ trail: [home = 'Home', ...rest] }: { trail: Step[] }) {
  const { siteUrl } = useSite().store
  const steps = [{ label: typeof home === 'string' ? home : home.label, path: '/' }, ...rest.map(toStep)]
  const listed = steps.filter(({ path }, index) => path !== undefined || index === steps.length - 1)
  return (
    <>
      <MuiBreadcrumbs aria-label="Breadcrumb" sx={ONE_LINE_ON_PHONES}>
        {steps.map(({ label, path }, index) =>
          path ? (
            <StepLink key={path} to={path}>
              {label}
            </StepLink>
          ) : (
            <Typography
              // oxlint-disable-next-line react/no-array-index-key -- A product may have the same name as its category.
              key={`${index} ${label}`}
              variant="inherit"
              color={index === steps.length - 1 ? 'textPrimary' : 'inherit'}
              dir="auto"
              aria-current={index === steps.length - 1 ? 'page' : undefined}
            >
              {label}
            </Typography>
          ),
        )}
      </MuiBreadcrumbs>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: listed.map(({ label, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: path && pageUrl(siteUrl, path),
          })),
        }}
      />
    </>
  )
}

/** Only the last step is the current page. The router also marks links to the same URL, or to one without its search. */
const StepLink = createLink((props: LinkProps) => <Link {...props} aria-current={undefined} />)

/** A phone shortens the current page's name, which is also the heading, unless the rest of the line is too short for it. */
const ONE_LINE_ON_PHONES = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    '& li:last-of-type': { flex: '1 1 0', minWidth: '6em' },
    '& li:last-of-type > *': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      overflow: 'hidden',
    },
  },
})

const toStep = (step: Step): { label: string; path?: string } => (typeof step === 'string' ? { label: step } : step)
