/** Bodies of a HAR file. */

/**
 * Returns a body as text.
 *
 * The flag `encoding` is only a hint: Firefox has written it beside plain text, and other programs leave it out or encode
 * the compressed bytes (https://bugzilla.mozilla.org/show_bug.cgi?id=1762313). JSON is never base64, so the text tells.
 */
export async function readBody({ text, encoding }: { text: string; encoding: string }): Promise<string> {
  if (isJson(text)) return text
  const bytes = fromBase64(text)
  if (!bytes) return text
  const decoded =
    fromUtf8(bytes) ?? fromUtf8(await decompress(bytes, 'gzip')) ?? fromUtf8(await decompress(bytes, 'deflate'))
  return decoded !== null && (encoding !== '' || isJson(decoded)) ? decoded : text
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function fromUtf8(bytes: BufferSource | null): string | null {
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Returns null if the bytes are not of the format. */
async function decompress(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat): Promise<ArrayBuffer | null> {
  try {
    return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))).arrayBuffer()
  } catch {
    return null
  }
}
