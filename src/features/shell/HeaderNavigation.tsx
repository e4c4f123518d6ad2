import { styled } from '@mui/material/styles'
import { PlainLink } from '#src/ui/links.tsx'
import { SchemeToggle } from '#src/ui/SchemeToggle.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'

/** The header's links, as spec §2 lists them. */
const LINKS: { to: string; label: string }[] = [
  { to: '/', label: 'Home' },
  { to: '/category/laptops', label: 'Laptops' },
  { to: '/category/smartphones', label: 'Smartphones' },
  { to: '/category/pro-audio', label: 'Pro Audio' },
  { to: '/category/audio-headphones', label: 'Audio' },
  { to: '/category/gaming', label: 'Gaming' },
  { to: '/category/cameras', label: 'Cameras' },
  { to: '/category/smart-home', label: 'Smart Home' },
  { to: '/blog', label: 'Blog' },
  { to: '/faq', label: 'FAQ' },
  { to: '/deals', label: 'Deals' },
]

type HeaderNavigationProps = { id: string; open: boolean; onLeave: () => void }

/** One row on large screens; on small ones a menu behind the header's toggle, with what the header lacks there. */
export function HeaderNavigation({ id, open, onLeave }: HeaderNavigationProps) {
  return (
    <Panel id={id} data-open={open}>
      {open && <HeaderSearch onSearch={onLeave} />}
      <nav aria-label="Main">
        <ul>
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <PlainLink to={to} activeOptions={{ exact: true, includeSearch: false }} onClick={onLeave}>
                {label}
              </PlainLink>
            </li>
          ))}
        </ul>
      </nav>
      {open && <SchemeToggle />}
    </Panel>
  )
}

const Panel = styled('div')(({ theme }) => ({
  '& ul': { display: 'flex' },
  '& li a': { display: 'block', color: theme.vars.palette.text.secondary },
  '& li a:hover, & li a[aria-current]': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  [theme.breakpoints.down('md')]: {
    paddingBottom: 16,
    '&[data-open=false]': { display: 'none' },
    '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 16, marginBlock: 12 },
    '& li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& li:last-of-type': { gridColumn: '1 / -1' },
    '& li a': { lineHeight: '48px', color: theme.vars.palette.text.primary },
    '& li a[aria-current]': { fontWeight: 600 },
  },
  [theme.breakpoints.up('md')]: {
    '& > :not(nav)': { display: 'none' },
    '& ul': { gap: 'clamp(14px, 2vw, 28px)', marginTop: -8 },
    '& li a': { lineHeight: '44px' },
    // The line that the header ends on is drawn stronger below the page one is on.
    '& li a[aria-current]': { boxShadow: `0 1px ${theme.vars.palette.text.primary}` },
    // What is for sale on the left, what is to read on the right.
    '& li:has([href$="/blog"])': { marginLeft: 'auto' },
  },
}))
