/**
 * Saves what a later `npm run configure` needs in `dist-server/`: the page templates, Vite's manifest and the base path.
 */
import { copyFile, rm, writeFile } from 'node:fs/promises'

await copyFile('dist/index.html', 'dist-server/template.html')
await copyFile('dist/api-docs/index.html', 'dist-server/api-docs.html')
await copyFile('dist/.vite/manifest.json', 'dist-server/manifest.json')
await rm('dist/.vite', { recursive: true })
await writeFile('dist-server/site.json', JSON.stringify({ basePath: process.env.BASE_PATH ?? '/' }))
