import { readFileSync } from 'node:fs'

/** URL path that the build is made for. */
export const { basePath }: { basePath: string } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))

/** Returns the key under which the shop keeps an item (src/lib/storage.ts). */
export const storageKey = (name: string): string => `overtone:${basePath}:${name}`
