import Box from '@mui/material/Box'
import { styled, type Theme } from '@mui/material/styles'
import { useSite } from '#src/config/site.tsx'
import { DemoMenuButton } from '#src/features/demo-lab/panel/DemoMenuButton.tsx'
import { PlainLink } from '#src/ui/controls/links.tsx'
import { SchemeToggle } from '#src/ui/controls/SchemeToggle.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { headerCategories, headerPages } from './header-links.ts'

type HeaderNavigationProps = {
  id: string
  open: boolean
  /** Called when a link or the search of the menu is used. */
  onLeave: () => void
}

/**
 * Renders the links as a row on large screens. On small screens they are a menu with the color scheme and, on a phone,
 * the search.
 */
export function HeaderNavigation({ id, open, onLeave }: HeaderNavigationProps) {
  return (
    <Box id={id} sx={open ? panel : closedPanel}>
      {open && (
        <Box sx={onPhones}>
          <HeaderSearch onSearch={onLeave} />
        </Box>
      )}
      <nav aria-label="Main">
        <Links onLeave={onLeave} />
      </nav>
      {open && (
        <Box sx={controls}>
          <SchemeToggle />
          <DemoMenuButton onPress={onLeave} />
        </Box>
      )}
    </Box>
  )
}

function Links({ onLeave }: { onLeave: () => void }) {
  const site = useSite()
  const pages = headerPages(site)
  return (
    <Box component="ul" sx={list}>
      {[{ to: '/', label: 'Home' }, ...headerCategories(site), ...pages].map(({ to, label }) => (
        <Entry key={to} data-first-page={to === pages[0]?.to || undefined}>
          <PlainLink to={to} activeOptions={{ exact: true, includeSearch: false }} onClick={onLeave}>
            {label}
          </PlainLink>
        </Entry>
      ))}
    </Box>
  )
}

const closedPanel = {
  display: { xs: 'none', md: 'block' },
  // Its own row below the others, which is left out when the header returns.
  order: { xs: 1, xl: 0 },
  width: { xs: 1, xl: 'auto' },
  marginInlineEnd: { xl: 'auto' },
  '[data-returned] &': { display: { xs: 'none', xl: 'block' } },
}

/** The open menu is above the page's content, which therefore does not move. `Header` renders its backdrop. */
const panel = {
  ...closedPanel,
  display: 'block',
  position: { xs: 'absolute', md: 'static' },
  top: '100%',
  left: 0,
  right: 0,
  maxHeight: { xs: 'calc(100dvh - 108px)', md: 'none' },
  overflowY: { xs: 'auto', md: 'visible' },
  padding: { xs: '0 16px 24px', md: 0 },
  borderBottom: (theme: Theme) => ({ xs: theme.line.hair, md: 0 }),
  overscrollBehavior: 'contain',
  backgroundColor: 'background.default',
  '[data-returned] &': { display: { xs: 'block', md: 'none', xl: 'block' } },
}

const onPhones = { display: { sm: 'none' }, paddingTop: 2 }

const controls = {
  display: { xs: 'grid', md: 'none' },
  gridTemplateColumns: { sm: '1fr 1fr' },
  gap: 4,
  '& button': { fontSize: 'body1.fontSize' },
  // In live mode there is no button of the Demo Lab beside the color scheme.
  '& > :only-child': { gridColumn: '1 / -1' },
}

const list = {
  display: { xs: 'grid', md: 'flex' },
  // Large text needs more than one row.
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: { xs: '0 16px', md: '0 clamp(12px, 1.6vw, 24px)', xl: '0 18px' },
  marginBlock: { xs: '8px 16px', md: 0 },
  marginInline: { xl: '24px 16px' },
}

/** The first of the links that are not categories. */
const FIRST_PAGE = '[data-first-page]'

const Entry = styled('li')(({ theme }) => ({
  '& a': {
    display: 'block',
    lineHeight: `${theme.target}px`,
    color: theme.vars.palette.text.secondary,
    '&:hover, &[aria-current]': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  },
  [theme.breakpoints.down('md')]: {
    gridColumn: 'span 3',
    borderBottom: theme.line.hair,
    // Blog, FAQ and Deals begin a row of their own.
    [`&${FIRST_PAGE}`]: { gridColumn: '1 / span 3' },
    '& a': { lineHeight: '48px', color: theme.vars.palette.text.primary, '&[aria-current]': { fontWeight: 600 } },
  },
  [theme.breakpoints.up('md')]: {
    '& a': { whiteSpace: 'nowrap' },
    // Draws the header's bottom line in the text colour below the current page's link.
    '& a[aria-current]': { boxShadow: `0 1px ${theme.vars.palette.text.primary}` },
    // Moves Blog, FAQ and Deals to the right.
    [`&${FIRST_PAGE}`]: { marginInlineStart: 'auto' },
  },
  [theme.breakpoints.up('xl')]: {
    '& a': { lineHeight: 'var(--header-row)' },
    [`&${FIRST_PAGE}`]: { marginInlineStart: 0 },
  },
}))
