import { mdiAccountOutline, mdiClose, mdiMenu } from '@mdi/js'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { CartLink } from '#src/features/cart/CartLink.tsx'
import { IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { PlainLink } from '#src/ui/links.tsx'
import { NeedsScript } from '#src/ui/NeedsScript.tsx'
import { Page } from '#src/ui/Page.tsx'
import { useCloseRequest } from '#src/ui/use-close-request.ts'
import { HeaderNavigation } from './HeaderNavigation.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { TopBar } from './TopBar.tsx'
import { Wordmark } from './Wordmark.tsx'

const MENU_ID = 'main-navigation'

/** Store name, search, account, cart and navigation (spec §2, Shared frame). */
export function Header() {
  const router = useRouter()
  // The URL at which the menu was opened. Every navigation changes the URL and so closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = useLocation({ select: ({ href }) => href === openAt })
  const toggle = useRef<HTMLButtonElement>(null)
  // Focuses the toggle, because closing the menu removes the focused element. A new page then focuses its content.
  const close = () => {
    setOpenAt(null)
    toggle.current?.focus()
  }
  const leave = () => open && close()
  return (
    <Box component="header" sx={bar} {...useCloseRequest(open, close)}>
      <TopBar />
      <Page>
        <Box sx={row}>
          <PlainLink to="/" underline="none" sx={{ marginRight: 'auto' }}>
            <Wordmark />
          </PlainLink>
          <Box sx={search}>
            <HeaderSearch />
          </Box>
          <NeedsScript what="Search" />
          {/* Does nothing (spec §2). */}
          <IconButton aria-label="Account">
            <Icon path={mdiAccountOutline} />
          </IconButton>
          <CartLink />
          <IconButton
            ref={toggle}
            sx={{ display: { md: 'none' } }}
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls={MENU_ID}
            onClick={() => setOpenAt(open ? null : router.state.location.href)}
          >
            <Icon path={open ? mdiClose : mdiMenu} />
          </IconButton>
        </Box>
        <HeaderNavigation id={MENU_ID} open={open} onLeave={leave} />
      </Page>
    </Box>
  )
}

const bar = {
  isolation: 'isolate',
  borderBottom: (theme: Theme) => theme.line.hair,
  backgroundColor: 'background.default',
}

const search = {
  display: { xs: 'none', md: 'grid' },
  flex: '0 1 400px',
  marginRight: 2,
  // Without scripts a search would show all products, because the home page is prerendered without a query.
  '@media (scripting: none)': { display: 'none' },
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 64, md: 76 },
  // Aligns the last icon, not its larger target, with the page's edge.
  marginRight: '-10px',
  // Without scripts, a text replaces the search. On small screens it has its own row below the icons.
  '@media (scripting: none)': {
    flexWrap: { xs: 'wrap', md: 'nowrap' },
    '& > noscript': { order: { xs: 1, md: 0 }, width: { xs: 1, md: 'auto' } },
  },
}
