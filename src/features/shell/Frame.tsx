import { styled } from '@mui/material/styles'
import type { PropsWithChildren } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** What stands around every page. */
export function Frame({ children }: PropsWithChildren) {
  return (
    <Column>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </Column>
  )
}

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '& > main': { flex: 1, outline: 'none' },
})

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: 12,
  background: theme.vars.palette.background.paper,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}))
