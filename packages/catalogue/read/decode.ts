import { isUtf8 } from 'node:buffer'
import { InputError } from '../unreadable.ts'

/** First bytes of .xls. */
const WORKBOOK = 'd0cf11e0'

export type DecodedText = { text: string; warning: string | null }

/**
 * Decodes a text file: the encoding that XML declares, UTF-16 with a byte order mark, UTF-8, or else Windows-1252, which
 * spreadsheet programs on Windows write. The last one is a guess, with a warning.
 *
 * @param encoding of `--encoding`
 * @throws {InputError} if the file is not text
 */
export function decodeText(name: string, bytes: Buffer, encoding: string | null = null): DecodedText {
  if (bytes.subarray(0, 4).toString('hex') === WORKBOOK) {
    throw new InputError(`${name} is a workbook. Save its sheet as "CSV UTF-8" and pass that file.`)
  }
  const known = encoding ?? encodingOf(name, bytes)
  const decoder = new TextDecoder(known ?? 'windows-1252')
  // As a stream, because without it Node decodes Windows-1252 as Latin-1 (https://github.com/nodejs/node/issues/56542).
  const text = decoder.decode(bytes, { stream: true }) + decoder.decode()
  if (text.includes('\0')) throw new InputError(`${name} is not a text file. Pass CSV, TSV, XML or JSON.`)
  const warning = `${name} is not in UTF-8, and was read as Windows-1252. If letters are wrong, pass its encoding, such as --encoding windows-1250.`
  return { text, warning: known === null ? warning : null }
}

/** Returns null if neither the file nor its bytes tell the encoding. */
function encodingOf(name: string, bytes: Buffer): string | null {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const [, declared] = /^<\?xml[^>]*\sencoding=["']([\w.-]+)["']/.exec(bytes.toString('latin1', 0, 200)) ?? []
  if (declared && !/^utf-?16/i.test(declared)) {
    if (isEncoding(declared)) return declared
    throw new InputError(
      `${name} declares the encoding "${declared}", which does not exist. Pass the right one as --encoding.`,
    )
  }
  return isUtf8(bytes) ? 'utf-8' : null
}

/** Returns whether `TextDecoder` knows an encoding. */
export function isEncoding(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label))
  } catch {
    return false
  }
}
