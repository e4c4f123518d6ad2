/** Keys of config.json. The shop ignores those that it does not know, so `npm run configure` says so. */
import { isFictional, type Site } from '#src/config/site.tsx'

/** Keys of each section (product/configuration.md). */
const KEYS: Record<string, readonly string[]> = {
  api: ['mode', 'baseUrl', 'data', 'server', 'prerendered', 'generatedAt', 'serverPrerendered'],
  store: [
    'name',
    'mainSiteUrl',
    'siteUrl',
    'issueUrl',
    'currency',
    'locale',
    'tagline',
    'department',
    'logo',
    'favicon',
    'picture',
    'colors',
    'navigation',
    'pages',
    'content',
    'accessibilityContact',
  ],
  retailer: ['name'],
}

/** Keys whose defaults are about the demo. */
const OWN_KEYS = ['store.name', 'store.mainSiteUrl', 'store.navigation', 'retailer.name']

/**
 * Returns warnings about keys that the shop does not know, and about missing ones that a shop with other products needs.
 *
 * @param text of config.json
 * @param site the same configuration, read
 */
export function checkKeys(text: string, site: Site): string[] {
  const config: Record<string, Record<string, unknown> | undefined> = JSON.parse(text)
  const sections = Object.keys(KEYS)
  const unknown = [
    ...Object.keys(config)
      .filter((name) => !sections.includes(name))
      .map((name) => unknownKey(name, sections)),
    ...sections.flatMap((name) =>
      Object.keys(config[name] ?? {})
        .filter((key) => !KEYS[name]?.includes(key))
        .map((key) => unknownKey(`${name}.${key}`, KEYS[name] ?? [])),
    ),
  ]
  if (isFictional(site)) return unknown
  const missing = OWN_KEYS.filter((path) => {
    const [name = '', key = ''] = path.split('.')
    return config[name]?.[key] === undefined
  })
  return [...unknown, ...missing.map((path) => `config.json has no "${path}", so the shop has the demo's.`)]
}

const unknownKey = (path: string, known: readonly string[]) =>
  `config.json has "${path}", which the shop does not know. It knows ${known.join(', ')}.`
