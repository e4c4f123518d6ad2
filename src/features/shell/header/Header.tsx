import { mdiAccountOutline, mdiClose, mdiMagnify, mdiMenu } from '@mdi/js'
import Box from '@mui/material/Box'
import { keyframes, type Theme } from '@mui/material/styles'
import { useRouter } from '@tanstack/react-router'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSite } from '#src/config/site.tsx'
import { CartLink } from '#src/features/cart/CartLink.tsx'
import { FrameBoundary } from '#src/features/shell/frame/FrameBoundary.tsx'
import { IconButton } from '#src/ui/controls/buttons.tsx'
import { PlainLink } from '#src/ui/controls/links.tsx'
import { NeedsScript } from '#src/ui/feedback/NeedsScript.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { useCloseRequest } from '#src/ui/use-close-request.ts'
import { useReplacedControls } from '#src/ui/use-replaced-controls.ts'
import { HeaderNavigation } from './HeaderNavigation.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { TopBar } from './TopBar.tsx'
import { TOP_LINE_HEIGHT, useReturningHeader } from './use-returning-header.ts'
import { Wordmark } from './Wordmark.tsx'

const MENU_ID = 'main-navigation'

/**
 * Ticker, store name, navigation, search, account and cart (spec §2, Shared frame). It scrolls away with the page, and
 * returns at the top of the window when the user scrolls up.
 */
export function Header() {
  const router = useRouter()
  const { store } = useSite()
  const [open, setOpen] = useState(false)
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // Focuses the toggle, because closing the menu removes the focused element. A new page then focuses its content.
  const close = () => {
    setOpen(false)
    // The toggle is in the window. Chromium would scroll all the same, because of the `scroll-padding-top`.
    toggle.current?.focus({ preventScroll: true })
  }
  const hasRoom = store.logo !== undefined || store.name.length <= LONGEST_NAME
  // Before the press ends, because phones show the keyboard for it only.
  const openSearch = () => {
    flushSync(() => setOpen(true))
    document.getElementById(MENU_ID)?.querySelector('input')?.focus()
  }
  const leave = () => open && close()
  // The menu would cover the element that has the focus.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  // On large screens the row of links replaces the menu.
  useReplacedControls({ opener: toggle, isOpen: open, close: () => setOpen(false) }, 'nav a')
  const isReturned = useReturningHeader(header)
  return (
    <Box
      component="header"
      ref={header}
      onBlur={handleBlur}
      data-returned={isReturned || undefined}
      data-menu-open={open || undefined}
      sx={bar}
      {...useCloseRequest(open, close)}
    >
      {open && <Box onClick={close} sx={backdrop} />}
      <TopBar />
      <FrameBoundary>
        <Page sx={row}>
          <IconButton
            ref={toggle}
            sx={{ display: { md: 'none' } }}
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls={MENU_ID}
            onClick={() => setOpen(!open)}
          >
            <Icon path={open ? mdiClose : mdiMenu} />
          </IconButton>
          <PlainLink to="/" underline="none" sx={home}>
            <Wordmark />
          </PlainLink>
          <HeaderNavigation id={MENU_ID} open={open} onLeave={leave} />
          <Box sx={search}>
            <HeaderSearch />
          </Box>
          <NeedsScript what="Search" />
          {!open && hasRoom && (
            <IconButton aria-label="Find products" onClick={openSearch} sx={searchOpener}>
              <Icon path={mdiMagnify} />
            </IconButton>
          )}
          {/* Does nothing (spec §2). */}
          <IconButton aria-label="Account">
            <Icon path={mdiAccountOutline} />
          </IconButton>
          <CartLink />
        </Page>
      </FrameBoundary>
    </Box>
  )
}

/** Height of the row of a header that has returned, in pixels. */
const RETURNED_HEIGHT = 56

const slideIn = keyframes({ from: { transform: `translateY(-${RETURNED_HEIGHT}px)` } })

const bar = {
  '--header-row': { xs: '64px', xl: '71px' },
  position: 'relative',
  // The backdrop of the menu also covers what is fixed at the bottom of a page.
  zIndex: (theme: Theme) => theme.zIndex.appBar + 1,
  borderBottom: (theme: Theme) => theme.line.hair,
  backgroundColor: 'background.default',
  // Keeps the menu in the window if the page is scrolled. The backdrop would remain without it.
  '&[data-menu-open]': { position: { xs: 'sticky', md: 'relative' }, top: { xs: -TOP_LINE_HEIGHT, md: 0 } },
  // The margin replaces the lost height, so that the page does not move.
  '&[data-returned]': {
    '--header-row': `${RETURNED_HEIGHT}px`,
    position: 'sticky',
    top: -TOP_LINE_HEIGHT,
    marginBottom: { xs: '8px', md: '52px', xl: '15px' },
    animation: (theme: Theme) => `${slideIn} ${theme.timing.calm}`,
    // The `scroll-padding-top` is for the page. Without this, focusing a control of the header would scroll.
    '& :is(a, button, input)': { scrollMarginBlock: '-72px 72px' },
  },
}

// Not MUI's backdrop, which would add 7 kB to the scripts of every page.
const backdrop = {
  display: { md: 'none' },
  position: 'fixed',
  inset: 0,
  // Above the page and below the lines of the header.
  zIndex: -1,
  backgroundColor: (theme: Theme) => theme.modalBackdrop,
  '& ~ *': { backgroundColor: 'background.default' },
}

// On large screens the links stand beside it, so that they do not move while the browser parses what comes after them.
const home = { marginInlineEnd: { xs: 'auto', xl: 0 } }

const search = {
  display: { xs: 'none', sm: 'grid' },
  flex: { xs: '1 1 200px', xl: '1 1 160px' },
  minWidth: 0,
  maxWidth: { xs: '25rem', xl: '18.75rem' },
  marginInline: 2,
  // Without scripts a search would show all products, because the home page is prerendered without a query.
  '@media (scripting: none)': { display: 'none' },
}

/** Characters of the longest name that leaves room for four icons in a window of 360 pixels. */
const LONGEST_NAME = 12

/** Opens the menu, which has the search on a phone. */
const searchOpener = {
  display: { sm: 'none' },
  '@media (max-width: 359.95px)': { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  // Aligns the outer drawings with the page's edges. A drawing is 13 pixels inside its target.
  paddingInline: { xs: '3px', md: '24px 11px' },
  '& > :not([id])': { minHeight: 'var(--header-row)', alignContent: 'center' },
  // Without scripts, a text replaces the search. On small screens it has its own row below the icons.
  '@media (scripting: none)': {
    '& > noscript': { order: { xs: 1, md: 0 }, width: { xs: 1, md: 'auto' } },
  },
}
