import { mdiOpenInNew } from '@mdi/js'
import { safeHref } from '#src/lib/outbound.ts'
import { LinkButton, RouterButton } from '#src/ui/buttons.tsx'
import { Hidden } from '#src/ui/Hidden.tsx'
import { Icon } from '#src/ui/Icon.tsx'

const BASE = import.meta.env.BASE_URL

/** Where a showcase leads on: within the shop, or out of it in a new tab. Nowhere, if the address can't be trusted. */
export function ShowcaseAction({ text, url }: { text: string | undefined; url: string | undefined }) {
  const href = safeHref(url)
  if (!text || !href) return null
  if (href.startsWith(BASE) && !/[?#]/.test(href)) {
    const to: string = `/${href.slice(BASE.length)}`
    return <RouterButton to={to}>{text}</RouterButton>
  }
  if (href.startsWith('/')) return <LinkButton href={href}>{text}</LinkButton>
  return (
    <LinkButton href={href} target="_blank" rel="sponsored nofollow noopener">
      {text} <Hidden>(opens a new tab)</Hidden>
      <Icon path={mdiOpenInNew} size={20} />
    </LinkButton>
  )
}
