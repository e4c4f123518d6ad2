/** Reads the file of --against. */
import { readOptionFile } from '../../scripts/shared/options.ts'
import { parseDriftFile, type Reference } from './drift-file.ts'
import { isRecording, parseRecording } from './recording.ts'

/** Reads a drift.json or a recording of a server. Rejects with an error that names the file. */
export async function readReference(file: string, server: string): Promise<Reference> {
  const text = readOptionFile('against', file)
  try {
    const json = parseJson(text)
    return isRecording(json) ? await parseRecording(json, server) : parseDriftFile(json, server)
  } catch (error) {
    throw new Error(`--against: ${file} ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('is cut short or not JSON')
  }
}
