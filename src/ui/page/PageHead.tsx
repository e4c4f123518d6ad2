import { useRouterState } from '@tanstack/react-router'
import { isFictional, type Site, useSite } from '#src/config/site.tsx'
import { pageUrl, pictureUrl } from '#src/lib/site-url.ts'

type PageHeadProps = {
  /** The component appends the store's name. */
  title: string
  /** The title is not announced, because the page is loading or announces itself as an alert. */
  isSilent?: boolean
  description?: string | null
  /** Excludes a missing page or a search from search engines. The page then has no canonical URL. */
  noIndex?: boolean
  /** The canonical path, if it differs from the route's path or includes a query. */
  path?: string
  /** The image of a shared link. */
  image?: string
}

const DESCRIPTION_MAX = 160

/**
 * The document's title, description, canonical link and Open Graph data. React hoists them into the head.
 *
 * Absolute URLs need `store.siteUrl` of the configuration, and are left out without it.
 */
export function PageHead({ title, isSilent, description, noIndex = false, path, image }: PageHeadProps) {
  const site = useSite()
  const { name, siteUrl, favicon } = site.store
  // The route's path, because the router ignores the case of the visited one.
  const visited = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname }) ?? '/'
  const fullTitle = `${title} · ${name}`
  const short = description?.slice(0, DESCRIPTION_MAX)
  const url = siteUrl && !noIndex ? pageUrl(siteUrl, path ?? visited) : undefined
  const source = siteUrl && (image ?? shopPicture(site))
  const picture = source ? pictureUrl(siteUrl, source) : undefined
  return (
    <>
      <title data-silent={isSilent || undefined}>{fullTitle}</title>
      {favicon && <link rel="icon" href={import.meta.env.BASE_URL + favicon} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={name} />
      {picture && <meta property="og:image" content={picture} />}
      {short && <meta name="description" content={short} />}
      {short && <meta property="og:description" content={short} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
    </>
  )
}

/** Returns the path of the picture for pages without one of their own. Shops with other products do not get the demo's. */
function shopPicture(site: Site): string | undefined {
  const picture = site.store.picture ?? (isFictional(site) ? 'images/og.jpg' : undefined)
  return picture && import.meta.env.BASE_URL + picture
}
