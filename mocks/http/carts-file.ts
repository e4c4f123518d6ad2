import { accessSync, constants, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { StorageLike } from '#mocks/store/cart-storage.ts'

/**
 * Returns a storage that keeps the carts of one server in a file, so that they survive a restart.
 * Throws if the file cannot be read or its folder cannot be written to.
 */
export function cartsFile(path: string): StorageLike {
  const file = resolve(path)
  accessSync(dirname(file), constants.W_OK)
  let text = read(file)
  return {
    getItem: () => text,
    setItem(_key, value) {
      try {
        // Renaming is atomic, so a crash while writing leaves the old file.
        writeFileSync(`${file}.new`, value)
        renameSync(`${file}.new`, file)
      } catch (error) {
        console.error(`Could not save the carts to ${file}:`, error)
      }
      text = value
    },
    removeItem() {
      rmSync(file, { force: true })
      text = null
    },
  }
}

/** Returns null if the file does not exist. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
