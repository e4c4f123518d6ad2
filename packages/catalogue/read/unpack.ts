/** Opens a file for reading, any number of times. Unpacks gzip, and the only file of a zip archive. */
import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip, createInflateRaw } from 'node:zlib'
import { reasonOf } from '../../../scripts/shared/reason-of.ts'
import { InputError } from '../unreadable.ts'

/** Reads the content from its start. Throws `InputError` if the file is damaged, or too large when it is unpacked. */
export type ReadBytes = () => AsyncIterable<Buffer>

/** No feed is packed this well, but an archive that is made to fill the disk is. */
const BEST_RATIO = 100
const ALWAYS_ALLOWED = 10_000_000
/** The end of a zip archive, and the longest comment. */
const LONGEST_END = 22 + 65_535

/**
 * Opens a file.
 *
 * @throws {InputError} if it does not exist or cannot be read, or is a damaged, encrypted or empty archive, or one of
 * several files
 */
export async function openFile(path: string): Promise<ReadBytes> {
  const name = basename(path)
  const before = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new InputError(error.code === 'ENOENT' ? `There is no file ${resolve(path)}.` : error.message)
  })
  const start = await startReading(path, name)
  const most = Math.max(ALWAYS_ALLOWED, before.size * BEST_RATIO)
  return async function* read() {
    let size = 0
    try {
      for await (const chunk of start() as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > most) {
          const limit = Math.round(most / 1_000_000)
          throw new InputError(`${name} has more than ${limit} MB when it is unpacked, which is too much.`)
        }
        yield chunk
      }
    } catch (error) {
      throw described(path, error)
    }
    const after = await stat(path)
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) {
      throw new InputError(`${name} has changed while it was read. Run the command again.`)
    }
  }
}

/** Returns a function that starts reading the content of a file, whose first bytes say how it is packed. */
async function startReading(path: string, name: string): Promise<() => Readable> {
  const file = await open(path).catch((error: unknown) => {
    throw described(path, error)
  })
  try {
    const { size } = await file.stat()
    const mark = (await bytesAt(file, 0, Math.min(4, size))).toString('hex')
    if (mark.startsWith('1f8b')) return () => pipeline(createReadStream(path), createGunzip(), () => {})
    if (mark !== '504b0304') return () => createReadStream(path)
    const entry = onlyEntry(name, await directoryOf(file, size))
    const header = await bytesAt(file, entry.offset, 30)
    const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
    const packed = () => createReadStream(path, { start, end: start + entry.packedSize - 1 })
    return entry.method === 0 ? packed : () => pipeline(packed(), createInflateRaw(), () => {})
  } catch (error) {
    throw described(path, error)
  } finally {
    await file.close()
  }
}

/** Returns an error that says what to do. Errors of the file system have a path or a call, others are about the content. */
function described(path: string, error: unknown): InputError {
  if (error instanceof InputError) return error
  const isOfSystem = error instanceof Error && 'syscall' in error
  return new InputError(
    isOfSystem
      ? `${path} cannot be read: ${reasonOf(error)}`
      : `${basename(path)} is cut short or damaged. Download it again.`,
    { cause: error },
  )
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new RangeError('The file ends before.')
  return buffer
}

type Entry = { path: string; isEncrypted: boolean; method: number; packedSize: number; offset: number }

function onlyEntry(name: string, entries: Entry[]): Entry {
  const paths = entries.map(({ path }) => path)
  // .xlsx and .ods are zip archives.
  if (paths.some((path) => path === '[Content_Types].xml' || path === 'mimetype')) {
    throw new InputError(`${name} is a workbook. Save its sheet as "CSV UTF-8" and pass that file.`)
  }
  const [entry, ...others] = entries.filter(({ path }) => !path.endsWith('/') && !path.startsWith('__MACOSX/'))
  if (!entry || others.length > 0) {
    throw new InputError(
      `${name} has ${entry ? others.length + 1 : 0} files. Unpack it and pass one: ${paths.join(', ')}.`,
    )
  }
  if (entry.isEncrypted) throw new InputError(`${name} has a password. Unpack it and pass the file ${entry.path}.`)
  if (entry.packedSize === 0) throw new InputError(`${name} is empty.`)
  return entry
}

/** Reads the directory at the end of a zip archive (APPNOTE.TXT, sections 4.3.12 and 4.3.16). */
async function directoryOf(file: FileHandle, size: number): Promise<Entry[]> {
  const length = Math.min(LONGEST_END, size)
  const tail = await bytesAt(file, size - length, length)
  const end = tail.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0) throw new RangeError('The archive has no directory.')
  const bytes = await bytesAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
  const entries: Entry[] = []
  let at = 0
  for (let count = tail.readUInt16LE(end + 10); count > 0; count -= 1) {
    const pathLength = bytes.readUInt16LE(at + 28)
    entries.push({
      path: bytes.toString('utf8', at + 46, at + 46 + pathLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + pathLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}
