import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/**
 * Loads a TypeScript module of this repository into Node through Vite, because Node 20 cannot import TypeScript.
 * Packages are imported as they are.
 * @param {string} path relative to the root of the repository
 */
export async function loadModule(path) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { module } = await runnerImport(`${root}${path}`, { configFile: false, root, logLevel: 'error' })
  return module
}
