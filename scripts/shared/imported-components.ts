import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORTS_COMPONENT = /(?:from |import\()'(\.\/|\.\.\/|#src\/)([^']+\.tsx)'/g

/** Returns the files of the components that a file imports, at once or on demand. */
export function importedComponents(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(IMPORTS_COMPONENT), ([, prefix = '', path = '']) =>
    prefix === '#src/' ? `src/${path}` : join(dirname(file), prefix, path),
  )
}
