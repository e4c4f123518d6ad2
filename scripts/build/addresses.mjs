/**
 * Where the shop and its Storybook find each other: by the `addresses.json` that stands in the
 * folder of each. `public/addresses.json` names neither, so a site that was built alone shows no
 * link. Run as a command, it puts the built Storybook beside the built site and says so in both.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where `npm run build-storybook` writes. */
export const STORYBOOK = 'storybook-static'

/** What either says when the Storybook is published below the shop; relative to where it stands. */
export const BESIDE = {
  shop: { shop: '', storybook: 'storybook/' },
  storybook: { shop: '../', storybook: '' },
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = join('dist', BESIDE.shop.storybook)
  renameSync(STORYBOOK, folder)
  writeFileSync(join('dist', 'addresses.json'), JSON.stringify(BESIDE.shop))
  writeFileSync(join(folder, 'addresses.json'), JSON.stringify(BESIDE.storybook))
}
