/** Structured data for search engines. Must contain only what the page shows. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // React would escape the quotes of a text child as entities, which a script element does not decode. `<` is
      // escaped, so that no `</script>` in the data can end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
