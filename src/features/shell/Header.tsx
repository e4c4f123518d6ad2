import { mdiAccountOutline, mdiClose, mdiMenu } from '@mdi/js'
import { styled } from '@mui/material/styles'
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
  return (
    <Bar onKeyDown={(event) => open && event.key === 'Escape' && close()}>
      <TopBar />
      <Page>
        <Row>
          <PlainLink to="/" className="name">
            <Wordmark />
          </PlainLink>
          <HeaderSearch />
          <NeedsScript what="Search" />
          {/* Its behaviour is not shown (spec §2). */}
          <IconButton aria-label="Account">
            <Icon path={mdiAccountOutline} />
          </IconButton>
          <CartLink />
          <IconButton
            ref={toggle}
            className="toggle"
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls={MENU_ID}
            onClick={() => setOpenAt(open ? null : router.state.location.href)}
          >
            <Icon path={open ? mdiClose : mdiMenu} />
          </IconButton>
        </Row>
        <HeaderNavigation id={MENU_ID} open={open} onLeave={() => open && close()} />
      </Page>
    </Bar>
  )
}

const Bar = styled('header')(({ theme }) => ({
  isolation: 'isolate',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 64,
  // The last icon, not its target, ends on the page's edge.
  marginRight: -10,
  '& > .name': { marginRight: 'auto', '&:hover': { textDecoration: 'none' } },
  [theme.breakpoints.down('md')]: {
    '& > form': { display: 'none' },
    // The sentence in its place has a line of its own, below the icons.
    '@media (scripting: none)': { flexWrap: 'wrap', '& > noscript': { order: 1, width: '100%' } },
  },
  [theme.breakpoints.up('md')]: { minHeight: 76, '& > .toggle': { display: 'none' } },
}))
