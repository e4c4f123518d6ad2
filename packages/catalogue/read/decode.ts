import { InputError } from '../unreadable.ts'
import type { ReadBytes } from './unpack.ts'

/** A file of text, which is read in parts, so that it may be larger than the memory. */
export type TextFile = {
  name: string
  /** The first million characters, or a few more. */
  head: string
  /** Reads the text from its start. */
  read: () => AsyncIterable<string>
  /** That the encoding is a guess. */
  warning: string | null
}

const HEAD_BYTES = 1_000_000

/** First bytes of .xls. */
const WORKBOOK = 'd0cf11e0'

/**
 * Decodes a text file: an encoding other than UTF-8 that XML declares, UTF-16 with a byte order mark, UTF-8, or else Windows-1252, which
 * spreadsheet programs on Windows write. The last one is a guess, with a warning.
 *
 * @param encoding of `--encoding`
 * @throws {InputError} if the file is not text
 */
export async function decodeFile(
  name: string,
  readBytes: ReadBytes,
  encoding: string | null = null,
): Promise<TextFile> {
  const start = await startOf(readBytes())
  if (start.subarray(0, 4).toString('hex') === WORKBOOK) {
    throw new InputError(`${name} is a workbook. Save its sheet as "CSV UTF-8" and pass that file.`)
  }
  const known = encoding ?? declaredEncoding(name, start) ?? ((await isUtf8(readBytes())) ? 'utf-8' : null)
  const used = known ?? 'windows-1252'
  const warning = `${name} is not in UTF-8, and was read as Windows-1252. If letters are wrong, pass its encoding, such as --encoding windows-1250.`
  return {
    name,
    head: textOf(name, new TextDecoder(used).decode(start, { stream: true })),
    read: () => decode(name, readBytes(), used),
    warning: known === null ? warning : null,
  }
}

async function startOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bytes) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= HEAD_BYTES) break
  }
  return Buffer.concat(chunks)
}

/** As a stream also at the end, because otherwise Node decodes Windows-1252 as Latin-1 (https://github.com/nodejs/node/issues/56542). */
async function* decode(name: string, bytes: AsyncIterable<Buffer>, encoding: string) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytes) yield textOf(name, decoder.decode(chunk, { stream: true }))
  yield decoder.decode()
}

function textOf(name: string, text: string): string {
  if (text.includes('\0')) throw new InputError(`${name} is not a text file. Pass CSV, TSV, XML or JSON.`)
  return text
}

/** Returns null if the first bytes do not tell the encoding. */
function declaredEncoding(name: string, start: Buffer): string | null {
  const mark = start.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const [, declared] = /^<\?xml[^>]*\sencoding=["']([\w.-]+)["']/.exec(start.toString('latin1', 0, 200)) ?? []
  // Text of a database in another encoding is often pasted into a file that declares UTF-8.
  if (!declared || /^utf-?(8|16)/i.test(declared)) return null
  if (isEncoding(declared)) return declared
  throw new InputError(
    `${name} declares the encoding "${declared}", which does not exist. Pass the right one as --encoding.`,
  )
}

/** Reads all bytes, because the first letter that is not in UTF-8 may be far down. */
async function isUtf8(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Returns whether `TextDecoder` knows an encoding. */
export function isEncoding(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label))
  } catch {
    return false
  }
}
