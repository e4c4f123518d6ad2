import { mdiAccountOutline, mdiClose, mdiMenu } from '@mdi/js'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useEventCallback from '@mui/utils/useEventCallback'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { CartLink } from '#src/features/cart/CartLink.tsx'
import { IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { PlainLink } from '#src/ui/links.tsx'
import { NeedsScript } from '#src/ui/NeedsScript.tsx'
import { Page } from '#src/ui/Page.tsx'
import { HeaderNavigation } from './HeaderNavigation.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { TopBar } from './TopBar.tsx'
import { Wordmark } from './Wordmark.tsx'

const MENU_ID = 'main-navigation'

/** The store's name, search, account, cart and navigation (spec §2, Shared frame). */
export function Header() {
  const router = useRouter()
  // The menu is open for the address it was opened at: whatever leads elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = useLocation({ select: ({ href }) => href === openAt })
  const toggle = useRef<HTMLButtonElement>(null)
  // What closes the menu takes the focused element away: the toggle has it next, until a new page does.
  const close = () => {
    setOpenAt(null)
    toggle.current?.focus()
  }
  const leave = useEventCallback(() => open && close())
  return (
    <Box component="header" sx={bar} onKeyDown={(event) => open && event.key === 'Escape' && close()}>
      {above}
      <Page>
        <Box sx={row}>
          {besideToggle}
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
  // It would find everything.
  '@media (scripting: none)': { display: 'none' },
}

// Elements that stay the same, so that opening the menu draws none of them again.
const above = <TopBar />

const besideToggle = (
  <>
    <PlainLink to="/" underline="none" sx={{ marginRight: 'auto' }}>
      <Wordmark />
    </PlainLink>
    <Box sx={search}>
      <HeaderSearch />
    </Box>
    <NeedsScript what="Search" />
    {/* Its behaviour is not shown (spec §2). */}
    <IconButton aria-label="Account">
      <Icon path={mdiAccountOutline} />
    </IconButton>
    <CartLink />
  </>
)

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 64, md: 76 },
  // The last icon, not its target, ends on the page's edge.
  marginRight: '-10px',
  // On a small screen, what is in the search's place without scripts has a line of its own below the icons.
  '@media (scripting: none)': {
    flexWrap: { xs: 'wrap', md: 'nowrap' },
    '& > noscript': { order: { xs: 1, md: 0 }, width: { xs: 1, md: 'auto' } },
  },
}
