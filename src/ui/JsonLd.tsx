/** Structured data for search engines. Says what the page shows, and nothing else. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // React would write quotes as entities, which a script element keeps; `<` alone could end it.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
