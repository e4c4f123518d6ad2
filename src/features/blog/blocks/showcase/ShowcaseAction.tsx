import { mdiOpenInNew } from '@mdi/js'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { LinkButton, RouterButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { shopPath } from './shop-path.ts'

/** Link of a showcase: to a page of the shop, or to another site in a new tab. `href` must be safe (`safeHref`). */
export function ShowcaseAction({ text, href }: { text: string; href: string }) {
  const router = useRouter()
  const path = shopPath(href, import.meta.env.BASE_URL)
  if (path === null) return <OutboundAction text={text} href={href} />
  const [, , page] = router.getMatchedRoutes(path)
  // A router link's `to` is the path of a page, so an address with a query or a hash, or of a file, is a plain link.
  if (/[?#]/.test(path) || !page) {
    return (
      <LinkButton href={import.meta.env.BASE_URL + path.slice(1)} dir="auto" sx={textWidth}>
        {text}
      </LinkButton>
    )
  }
  return (
    <RouterButton to={path} dir="auto" sx={textWidth}>
      {text}
    </RouterButton>
  )
}

/** Includes the disclosure that every buy action needs (product/cart.md). */
function OutboundAction({ text, href }: { text: string; href: string }) {
  const noteId = useId()
  return (
    <Stack sx={{ alignItems: 'start', gap: 2 }}>
      <LinkButton
        href={href}
        target="_blank"
        rel="sponsored nofollow noopener"
        aria-describedby={noteId}
        sx={textWidth}
      >
        <span dir="auto">{text}</span> <VisuallyHidden>(opens a new tab)</VisuallyHidden>
        <Icon path={mdiOpenInNew} size={20} />
      </LinkButton>
      <Typography component="small" variant="caption" color="textSecondary" id={noteId}>
        Opens in a new tab. We may earn a commission from purchases made through this link.
      </Typography>
    </Stack>
  )
}

const textWidth = { justifySelf: 'start' }
