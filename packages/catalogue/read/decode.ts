import { isUtf8 } from 'node:buffer'
import { InputError } from '../unreadable.ts'

/** First bytes of .xls. */
const WORKBOOK = 'd0cf11e0'

/**
 * Decodes a text file: UTF-16 with a byte order mark, UTF-8, or else Windows-1252, which spreadsheet programs on Windows
 * write. Throws `InputError` if the file is not text.
 */
export function decodeText(name: string, bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString('hex') === WORKBOOK) {
    throw new InputError(`${name} is a workbook. Save its sheet as "CSV UTF-8" and pass that file.`)
  }
  const decoder = new TextDecoder(encodingOf(bytes))
  // As a stream, because without it Node decodes Windows-1252 as Latin-1 (https://github.com/nodejs/node/issues/56542).
  const text = decoder.decode(bytes, { stream: true }) + decoder.decode()
  if (text.includes('\0')) throw new InputError(`${name} is not a text file. Pass CSV, TSV, XML or JSON.`)
  return text
}

function encodingOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}
