/** An object of the structured data. Tests compare its other properties. */
type Entry = { '@type'?: unknown; [property: string]: unknown }

/** Returns the objects in the page's JSON-LD scripts, optionally those of one type. An empty script throws. */
export function structuredData(type?: string): Entry[] {
  const entries = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }): Entry[] => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The tests check the properties.
      const data = [JSON.parse(textContent)].flat() as Entry[]
      if (data.length === 0) throw new Error('A script of structured data is empty')
      return data
    },
  )
  return type === undefined ? entries : entries.filter((entry) => entry['@type'] === type)
}
