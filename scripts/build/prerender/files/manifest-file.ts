/** The web app manifest, and the icons that pages link to. */
import type { Config } from '#src/config/config.ts'
import demo from '../../../../public/manifest.webmanifest?raw'

/** The folder that `npm run catalogue` writes the app icons of a shop to. */
const FOLDER = 'data/icons/'

/**
 * Returns the manifest's path and text: that of the demo with the shop's name and, if it has its own, the shop's icons.
 * @param hasIcons whether the shop has app icons, besides the icon of the browser's tab
 */
export function manifestFile({ store: { name, favicon } }: Config, hasIcons: boolean): [path: string, text: string] {
  const png = { type: 'image/png' }
  const appIcons = [
    { src: `${FOLDER}icon-192.png`, sizes: '192x192', ...png },
    { src: `${FOLDER}icon-512.png`, sizes: '512x512', ...png, purpose: 'any maskable' },
  ]
  const icons = favicon && { icons: [{ src: favicon, sizes: 'any' }, ...(hasIcons ? appIcons : [])] }
  return ['manifest.webmanifest', JSON.stringify({ ...JSON.parse(demo), name, short_name: name, ...icons }, null, 2)]
}

/** Replaces the demo's icons in the template if the shop has its own. `PageHead` renders the link to its icon. */
export function withIcons(template: string, { store: { favicon } }: Config, hasIcons: boolean): string {
  if (!favicon) return template
  const touchIcon = hasIcons ? `${FOLDER}apple-touch-icon.png` : favicon
  return template
    .replace(/<link rel="icon"[^>]*>/, '')
    .replace(/(<link rel="apple-touch-icon" href=")[^"]*/, `$1${import.meta.env.BASE_URL}${touchIcon}`)
}
