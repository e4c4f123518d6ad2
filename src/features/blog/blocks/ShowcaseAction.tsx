import { mdiOpenInNew } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { LinkButton, RouterButton } from '#src/ui/buttons.tsx'
import { Hidden } from '#src/ui/Hidden.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { shopPath } from './shop-path.ts'

/** Where a showcase leads on: within the shop, or out of it in a new tab. Takes a checked address. */
export function ShowcaseAction({ text, href }: { text: string; href: string }) {
  const path = shopPath(href, import.meta.env.BASE_URL)
  if (path === null) return <WayOut text={text} href={href} />
  // The router's links name a page alone; with more to it, it is loaded.
  if (/[?#]/.test(path)) return <LinkButton href={import.meta.env.BASE_URL + path.slice(1)}>{text}</LinkButton>
  return <RouterButton to={path}>{text}</RouterButton>
}

/** With the disclosure that stands beside every buy action (product.md, Outbound links). */
function WayOut({ text, href }: { text: string; href: string }) {
  const noteId = useId()
  return (
    <Bought>
      <LinkButton href={href} target="_blank" rel="sponsored nofollow noopener" aria-describedby={noteId}>
        {text} <Hidden>(opens a new tab)</Hidden>
        <Icon path={mdiOpenInNew} size={20} />
      </LinkButton>
      <small id={noteId}>Opens in a new tab. We may earn a commission from purchases made through this link.</small>
    </Bought>
  )
}

const Bought = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}))
