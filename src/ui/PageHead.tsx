import { useLocation } from '@tanstack/react-router'
import { useSite } from '#src/config/site.tsx'
import { pageUrl, pictureUrl } from '#src/lib/site-url.ts'

type PageHeadProps = {
  /** Without the store's name, which is added. */
  title: string
  description?: string | null
  /** True where the address leads to nothing that a search engine should keep. */
  isMissing?: boolean
  /** This page's one path inside the shop, where the visitor's may be another or its query selects the content. */
  path?: string
  /** The picture a shared link shows. */
  image?: string
}

const DESCRIPTION_MAX = 160

/**
 * The document's title, description, canonical link and Open Graph data; React hoists
 * them into the head. What has to be named in full is left out where the
 * configuration doesn't say where the site is.
 */
export function PageHead({ title, description, isMissing = false, path, image = SHOP_PICTURE }: PageHeadProps) {
  const { name, siteUrl } = useSite().store
  const visited = useLocation({ select: (location) => location.pathname })
  const full = `${title} · ${name}`
  const short = description?.slice(0, DESCRIPTION_MAX)
  // One address for a page, however it was asked for.
  const address = siteUrl && !isMissing ? pageUrl(siteUrl, path ?? visited) : undefined
  const picture = siteUrl ? pictureUrl(siteUrl, image) : undefined
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={name} />
      {picture && <meta property="og:image" content={picture} />}
      {short && <meta name="description" content={short} />}
      {short && <meta property="og:description" content={short} />}
      {isMissing && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
    </>
  )
}

const SHOP_PICTURE = `${import.meta.env.BASE_URL}images/og.jpg`
