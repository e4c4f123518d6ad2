import { styled } from '@mui/material/styles'
import { PlainLink } from '#src/ui/links.tsx'
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

type HeaderNavigationProps = { open: boolean; onLeave: () => void }

/** One row on large screens, a menu behind the header's toggle on small ones. */
export function HeaderNavigation({ open, onLeave }: HeaderNavigationProps) {
  return (
    <Navigation id="main-navigation" aria-label="Main" data-open={open}>
      <HeaderSearch className="narrow" />
      <ul>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <PlainLink to={to} activeOptions={{ exact: true, includeSearch: false }} onClick={onLeave}>
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </Navigation>
  )
}

const Navigation = styled('nav')(({ theme }) => ({
  paddingBottom: 8,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 20px' },
  '& a': { display: 'block', lineHeight: '36px' },
  '& a[aria-current]': { fontWeight: 600 },
  [theme.breakpoints.down('md')]: {
    '&[data-open=false]': { display: 'none' },
    '& ul': { flexDirection: 'column' },
    '& a': { lineHeight: '44px' },
  },
  [theme.breakpoints.up('md')]: { '& .narrow': { display: 'none' } },
}))
