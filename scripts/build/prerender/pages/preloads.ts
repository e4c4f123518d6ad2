/** Vite's manifest: chunks by source file. */
export type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * Returns `modulepreload` links for the app's start, for the lazy chunks of the given routes, such as
 * `/_page/category/$slug`, and for their imports, except those already in the template.
 */
export function preloads(routeIds: string[], manifest: Manifest, template: string): string {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  add('src/main.tsx')
  for (const id of routeIds) {
    const source = `src/routes/${id.slice(1).replaceAll('/', '.')}.tsx?tsr-split`
    for (const key of Object.keys(manifest)) if (key.startsWith(source)) add(key)
  }
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" href="${import.meta.env.BASE_URL}${file}">`)
    .join('')
}
