import { readFileSync } from 'node:fs'

/** URL path that the build is made for. */
export const { basePath }: { basePath: string } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))
