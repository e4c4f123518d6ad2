import { useSite } from './site.tsx'

type PageHeadProps = {
  /** Without the store's name, which is added. */
  title: string
  description?: string
}

/** The document's title and description; React hoists them into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  const { store } = useSite()
  const full = `${title} · ${store.name}`
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  )
}
