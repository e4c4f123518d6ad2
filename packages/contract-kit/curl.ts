/** Renders a request as a `curl` command that a shell (sh, bash or zsh) can repeat. Needs neither Node nor a browser. */

export type CurlRequest = {
  method: string
  /** The whole URL. */
  url: string
  headers?: Record<string, string>
  body?: string
  /** False by default. */
  followRedirects?: boolean
}

/**
 * Returns a command that sends the request and shows status, headers and body of the response. It is one line unless the
 * body has several.
 */
export function curlOf({ method, url, headers = {}, body, followRedirects = false }: CurlRequest): string {
  const words = ['curl', '-i', ...methodOptions(method, body)]
  if (followRedirects) words.push('-L')
  // curl replaces [1-3] and {a,b} in URLs unless it is told not to.
  if (/[[\]{}]/.test(url)) words.push('-g')
  words.push(quoteWord(url))
  for (const [name, value] of Object.entries(headers)) words.push('-H', quoteWord(headerOption(name, value)))
  if (body !== undefined) {
    // Without this, curl adds the content type of a form.
    const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type')
    if (!hasType) words.push('-H', quoteWord('content-type:'))
    words.push('--data-raw', quoteWord(body))
  }
  return words.join(' ')
}

/** Leaves out the method that curl uses by itself. `-X HEAD` would wait for a body. */
function methodOptions(method: string, body?: string): string[] {
  if (method === 'HEAD') return ['-I']
  return method === (body === undefined ? 'GET' : 'POST') ? [] : ['-X', method]
}

/** A header without a value needs a semicolon, because a colon alone removes the header. */
const headerOption = (name: string, value: string): string => (value.trim() ? `${name}: ${value}` : `${name};`)

/** Single quotes, because sh changes nothing between them. */
const quoteWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
