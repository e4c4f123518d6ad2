/** Moves what later prerenders need out of the site: the page template, the list of chunks, the base path. */
import { copyFile, rm, writeFile } from 'node:fs/promises'

await copyFile('dist/index.html', 'dist-server/template.html')
await copyFile('dist/.vite/manifest.json', 'dist-server/manifest.json')
await rm('dist/.vite', { recursive: true })
await writeFile('dist-server/site.json', JSON.stringify({ basePath: process.env.BASE_PATH ?? '/' }))
