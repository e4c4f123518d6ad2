/** Vite's list of chunks. */
export type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * Asks for the scripts of the shown routes, such as `/category/$slug`: they are wanted as soon as
 * the app's own has run. Those that the template asks for anyway are left out.
 */
export function preloads(routeIds: string[], manifest: Manifest, template: string): string {
  const wanted = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || wanted.has(chunk.file)) return
    wanted.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  for (const id of routeIds) {
    const source = `src/routes/${id === '/' ? 'index' : id.slice(1).replaceAll('/', '.')}.tsx?tsr-split`
    for (const key of Object.keys(manifest)) if (key.startsWith(source)) add(key)
  }
  return [...wanted]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" href="${import.meta.env.BASE_URL}${file}">`)
    .join('')
}
