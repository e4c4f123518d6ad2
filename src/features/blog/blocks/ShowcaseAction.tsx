import { mdiOpenInNew } from '@mdi/js'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { LinkButton, RouterButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { shopPath } from './shop-path.ts'

/** Where a showcase leads on: within the shop, or out of it in a new tab. Takes a checked address. */
export function ShowcaseAction({ text, href }: { text: string; href: string }) {
  const path = shopPath(href, import.meta.env.BASE_URL)
  if (path === null) return <WayOut text={text} href={href} />
  // The router's links name a page alone; with more to it, it is loaded.
  if (/[?#]/.test(path)) {
    return (
      <LinkButton href={import.meta.env.BASE_URL + path.slice(1)} dir="auto" sx={own}>
        {text}
      </LinkButton>
    )
  }
  return (
    <RouterButton to={path} dir="auto" sx={own}>
      {text}
    </RouterButton>
  )
}

/** With the disclosure beside every buy action (product.md, Outbound links). */
function WayOut({ text, href }: { text: string; href: string }) {
  const noteId = useId()
  return (
    <Stack sx={{ alignItems: 'start', gap: 2 }}>
      <LinkButton href={href} target="_blank" rel="sponsored nofollow noopener" aria-describedby={noteId} sx={own}>
        <span dir="auto">{text}</span> <VisuallyHidden>(opens a new tab)</VisuallyHidden>
        <Icon path={mdiOpenInNew} size={20} />
      </LinkButton>
      <Typography component="small" variant="caption" color="textSecondary" id={noteId}>
        Opens in a new tab. We may earn a commission from purchases made through this link.
      </Typography>
    </Stack>
  )
}

/** As wide as its text. */
const own = { justifySelf: 'start' }
