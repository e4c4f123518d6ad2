import { accessSync, constants, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { StorageLike } from '#mocks/cart-storage.ts'

/**
 * Carts that outlive the server, in one file. Takes its path; throws where the
 * file can't be read or its folder can't be written to. One server to a file.
 */
export function cartsFile(path: string): StorageLike {
  const file = resolve(path)
  accessSync(dirname(file), constants.W_OK)
  let text = read(file)
  return {
    getItem: () => text,
    setItem(_key, value) {
      try {
        // A crash halfway leaves the old file, not half of a new one.
        writeFileSync(`${file}.new`, value)
        renameSync(`${file}.new`, file)
      } catch (error) {
        console.error(`Carts are not kept in ${file}:`, error)
      }
      text = value
    },
    removeItem() {
      rmSync(file, { force: true })
      text = null
    },
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
