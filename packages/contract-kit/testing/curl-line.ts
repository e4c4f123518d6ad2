/** Reads `curl` lines of a report, for tests that repeat the request. */
import { execFileSync } from 'node:child_process'

/** Returns the arguments of a `curl` line as sh passes them. */
export function wordsOf(line: string): string[] {
  const script = String.raw`curl() { printf '%s\0' "$@"; }; ${line}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

/** Returns the request that a `curl` line sends. */
export function requestOf(line: string): Request {
  const words = wordsOf(line)
  const headers = new Headers()
  let [method, url, body]: [string | undefined, string, string | undefined] = [undefined, '', undefined]
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-X') method = words.shift()
    else if (word === '--data-raw') body = words.shift()
    else if (word === '-H') {
      const [name = '', value = ''] = (words.shift() ?? '').split(/[:;](.*)/s)
      headers.set(name, value.trim())
    } else if (!word.startsWith('-')) url = word
  }
  return new Request(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body,
    redirect: 'manual',
  })
}
