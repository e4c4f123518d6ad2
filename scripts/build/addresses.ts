/**
 * The addresses by which the shop and its Storybook link to each other. Each reads `addresses.json` in its own folder.
 * The file in `public/` is empty, so that a site without a Storybook shows no link.
 *
 * As a command, `npx tsx scripts/build/addresses.ts` moves the built Storybook into the built site and writes both files.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Output folder of `npm run build-storybook`. */
export const STORYBOOK = 'storybook-static'

/** Contents of the shop's and of Storybook's `addresses.json`; paths are relative to the folder of the file. */
export const ADDRESSES = {
  shop: { shop: '', storybook: 'storybook/' },
  storybook: { shop: '../', storybook: '' },
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = join('dist', ADDRESSES.shop.storybook)
  renameSync(STORYBOOK, folder)
  writeFileSync(join('dist', 'addresses.json'), JSON.stringify(ADDRESSES.shop))
  writeFileSync(join(folder, 'addresses.json'), JSON.stringify(ADDRESSES.storybook))
}
