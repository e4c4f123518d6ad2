import { useLocation } from '@tanstack/react-router'
import { absoluteUrl } from '#src/lib/site-url.ts'
import { useSite } from './site.tsx'

type PageHeadProps = {
  /** Without the store's name, which is added. */
  title: string
  description?: string | null
  /** True where the address leads to nothing that a search engine should keep. */
  isMissing?: boolean
  /** The picture a shared link shows. */
  image?: string
}

const DESCRIPTION_MAX = 160

/** The document's title, description, canonical link and Open Graph data; React hoists them into the head. */
export function PageHead({ title, description, isMissing = false, image = '/images/og.jpg' }: PageHeadProps) {
  const { store } = useSite()
  const path = useLocation({ select: (location) => location.pathname })
  const full = `${title} · ${store.name}`
  const short = description?.slice(0, DESCRIPTION_MAX)
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={store.name} />
      <meta property="og:image" content={absoluteUrl(image)} />
      {short && <meta name="description" content={short} />}
      {short && <meta property="og:description" content={short} />}
      {isMissing && <meta name="robots" content="noindex" />}
      {/* One address for a page, whatever its query. */}
      {!isMissing && <link rel="canonical" href={absoluteUrl(path)} />}
      {!isMissing && <meta property="og:url" content={absoluteUrl(path)} />}
    </>
  )
}
