import { realpathSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

/** Returns the path of a file in a folder. Null if there is none, or if a symbolic link leads out of the folder. */
export function fileIn(folder: string, path: string): string | null {
  try {
    const file = realpathSync(resolve(folder, path))
    return file.startsWith(join(realpathSync(folder), sep)) && statSync(file).isFile() ? file : null
  } catch {
    return null
  }
}
