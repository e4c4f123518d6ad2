import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Button from '@mui/material/Button'
import { safeHref } from '#src/lib/outbound.ts'
import { Hidden } from '#src/ui/Hidden.tsx'
import { RouterButton } from '#src/ui/links.tsx'

const BASE = import.meta.env.BASE_URL

/** Where a showcase leads on: within the shop, or out of it in a new tab. Nowhere, if the address can't be trusted. */
export function ShowcaseAction({ text, url }: { text: string | undefined; url: string | undefined }) {
  const href = safeHref(url)
  if (!text || !href) return null
  const look = { variant: 'outlined', color: 'secondary' } as const
  if (href.startsWith(BASE) && !/[?#]/.test(href)) {
    const to: string = `/${href.slice(BASE.length)}`
    return (
      <RouterButton to={to} {...look}>
        {text}
      </RouterButton>
    )
  }
  if (href.startsWith('/')) {
    return (
      <Button href={href} {...look}>
        {text}
      </Button>
    )
  }
  return (
    <Button
      href={href}
      target="_blank"
      rel="sponsored nofollow noopener"
      endIcon={<OpenInNewOutlined aria-hidden="true" />}
      {...look}
    >
      {text} <Hidden>(opens a new tab)</Hidden>
    </Button>
  )
}
