import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/**
 * Loads a TypeScript module of this project into Node, packages as they are: Node
 * 20 reads no TypeScript, and Vite is here anyway. Takes a path from the root.
 * @param {string} path
 */
export async function loadModule(path) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { module } = await runnerImport(`${root}${path}`, { configFile: false, root, logLevel: 'error' })
  return module
}
