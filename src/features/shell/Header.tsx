import CloseOutlined from '@mui/icons-material/CloseOutlined'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { CartLink } from '#src/features/cart/CartLink.tsx'
import { IconButton } from '#src/ui/buttons.tsx'
import { PlainLink } from '#src/ui/links.tsx'
import { Page } from '#src/ui/Page.tsx'
import { useSite } from '#src/ui/site.tsx'
import { HeaderNavigation } from './HeaderNavigation.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { TopBar } from './TopBar.tsx'

/** The store's name, search, account, cart and navigation (spec §2, Shared frame). */
export function Header() {
  const { store } = useSite()
  const [open, setOpen] = useState(false)
  const Toggle = open ? CloseOutlined : MenuOutlined
  return (
    <Bar>
      <TopBar />
      <Page>
        <Row>
          <PlainLink to="/" className="name">
            {store.name}
          </PlainLink>
          <HeaderSearch className="wide" />
          {/* Its behaviour is not shown (spec §2). */}
          <IconButton aria-label="Account">
            <PersonOutlined />
          </IconButton>
          <CartLink />
          <IconButton
            className="narrow"
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="main-navigation"
            onClick={() => setOpen(!open)}
          >
            <Toggle />
          </IconButton>
        </Row>
        <HeaderNavigation open={open} onLeave={() => setOpen(false)} />
      </Page>
    </Bar>
  )
}

const Bar = styled('header')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 64,
  '& .name': { ...theme.typography.h2, marginRight: 'auto', letterSpacing: '-0.02em', lineHeight: '44px' },
  [theme.breakpoints.down('md')]: { '& .wide': { display: 'none' } },
  [theme.breakpoints.up('md')]: { '& .narrow': { display: 'none' } },
}))
