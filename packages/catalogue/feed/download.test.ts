import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { OpenOptions } from '../network/open-address.ts'
import { newServer } from '../testing/test-server.ts'
import { type DownloadOptions, downloadFeed } from './download.ts'

const FEED = 'title,price\nLamp,20.50 EUR\nDesk,90.00 EUR\n'

const server = newServer()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-download-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Downloads an address. Returns the text of the file. */
async function download(address: string, options: Partial<DownloadOptions> = {}): Promise<string> {
  const path = join(folder, 'feed')
  await downloadFeed(new URL(address), path, { known: null, ...options })
  return readFileSync(path, 'utf8')
}

test.each<[string, string | Buffer, OutgoingHttpHeaders]>([
  ['text', FEED, {}],
  ['text that calls itself a page', FEED, { 'content-type': 'text/html' }],
  ['a compressed answer', gzipSync(FEED), { 'content-encoding': 'gzip' }],
  ['an answer that is labelled in the old way', gzipSync(FEED), { 'content-encoding': 'x-gzip' }],
])('the file has the content of %s', async (_what, body, headers) => {
  server.answer = (_incoming, outgoing) => outgoing.writeHead(200, headers).end(body)
  expect(await download(server.origin)).toBe(FEED)
})

test('redirects are followed, also with user and password on the same server', async () => {
  server.answer = ({ url }, outgoing) => {
    if (url === '/feed') outgoing.writeHead(302, { location: '/feed.csv?a=1' }).end()
    else outgoing.end(FEED)
  }
  await download(`${server.origin.replace('//', '//me:hun%20ter2@')}/feed`)
  expect(server.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/feed', `Basic ${btoa('me:hun ter2')}`],
    ['/feed.csv?a=1', `Basic ${btoa('me:hun ter2')}`],
  ])
})

test('a redirect to another server leads to the address that was checked, without the password', async () => {
  const opened: [string, OpenOptions['addresses']][] = []
  const open: DownloadOptions['open'] = async (url, { addresses }) => {
    opened.push([url.href, addresses])
    const isFirst = opened.length === 1
    return {
      status: isFirst ? 301 : 200,
      headers: isFirst ? { location: 'https://8.8.8.8/feed.csv' } : {},
      body: Readable.from([Buffer.from(FEED)]),
    }
  }
  await download('http://me:hunter2@localhost/feed.csv', { open })
  expect(opened).toEqual([
    ['http://me:hunter2@localhost/feed.csv', null],
    ['https://8.8.8.8/feed.csv', [{ address: '8.8.8.8', family: 4 }]],
  ])
})

const status =
  (code: number, headers: OutgoingHttpHeaders = {}) =>
  (outgoing: ServerResponse) =>
    outgoing.writeHead(code, headers).end(FEED)
const content =
  (body: string | Buffer, headers: OutgoingHttpHeaders = {}) =>
  (outgoing: ServerResponse) =>
    outgoing.writeHead(200, headers).end(body)
/** Sends some bytes and breaks the connection. */
const cutShort = (headers: OutgoingHttpHeaders) => (outgoing: ServerResponse) =>
  outgoing.writeHead(200, headers).write(FEED, () => outgoing.destroy())

test.each<[string, (outgoing: ServerResponse) => unknown, string]>([
  ['a login', content('\uFEFF<!DOCTYPE html><title>Log in</title>'), 'answered with a web page, such as a login'],
  ['a page of a program', content('<?xml version="1.0"?>\n<!-- x -->\n<html>'), 'answered with a web page'],
  ['401', status(401), 'answered 401: it refuses this key or password'],
  ['403', status(403), 'answered 403: it refuses this key or password'],
  ['404', status(404), 'answered 404: there is no feed. Copy the'],
  ['429', status(429, { 'retry-after': '300' }), 'requested too often. Run the command again in 5 min.'],
  ['429 without a time', status(429), 'requested too often. Run the command again later.'],
  ['503', status(503), 'answered 503: its server has a problem. Run the command again later.'],
  ['304 without a reason', status(304), 'answered 304'],
  ['nothing', content(' \n'), 'answered with an empty file'],
  ['no content', status(204), 'answered with an empty file'],
  ['too few bytes', cutShort({ 'content-length': 2000 }), 'was lost after 1 kB. Run the command again.'],
  ['chunks without an end', cutShort({}), 'was lost after 1 kB. Run the command again.'],
  [
    'half a compressed answer',
    content(gzipSync(FEED).subarray(0, 40), { 'content-encoding': 'gzip' }),
    'is cut short or damaged. Run the command again.',
  ],
  ['a wrong label', content(FEED, { 'content-encoding': 'gzip' }), 'is cut short or damaged'],
  ['too much', content('', { 'content-length': 3_000_001 }), 'has more than 3 MB. Choose fewer products'],
  [
    'too much when it is unpacked',
    content(gzipSync('a'.repeat(3_000_001)), { 'content-encoding': 'gzip' }),
    'has more than 3 MB. Choose fewer products',
  ],
  ['a redirect for ever', status(302, { location: '/feed.csv' }), 'redirects again and again'],
  [
    'a redirect to this computer',
    status(302, { location: 'http://localhost:1/x?key=hunter2' }),
    'http://localhost:1/x: a redirect leads there, but localhost:1 is an address of this computer or network.',
  ],
  ['a redirect to a file', status(302, { location: 'file:///etc/passwd' }), 'redirects to something that is no web'],
])('%s is no feed', async (_what, listener, message) => {
  server.answer = (_incoming, outgoing) => listener(outgoing)
  await expect(download(`${server.origin}/feed.csv`, { most: 3_000_000 })).rejects.toThrow(message)
})

test.each([
  ['http://127.0.0.1:1/feed.csv', 'http://127.0.0.1:1/feed.csv did not answer: connect ECONNREFUSED'],
  ['http://feeds.invalid/feed.csv', 'There is no server feeds.invalid.'],
])('%s is not reached', async (address, message) => {
  await expect(download(address)).rejects.toThrow(message)
})

test.each([
  ['CERT_HAS_EXPIRED', 'cannot be read safely: reason. Check the address and the clock of this computer.'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', "cannot be read safely: the server's certificate is not trusted: reason. Set"],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'cannot be read safely: reason.'],
  ['ENOSPC', 'The feed cannot be saved in the folder for temporary files: reason.'],
])('%s is explained', async (code, message) => {
  const open = () => Promise.reject(Object.assign(new Error('reason'), { code }))
  await expect(download('https://feeds.example/', { open })).rejects.toThrow(message)
})

test('a server without https is named', async () => {
  await expect(download(server.origin.replace('http', 'https'))).rejects.toThrow('does not answer https')
})

test('a server that stops sending is given up', async () => {
  server.answer = (_incoming, outgoing) => outgoing.write(FEED)
  await expect(download(server.origin, { stallLimit: 100 })).rejects.toThrow(
    'sent nothing for 0.1 seconds. Run the command again later.',
  )
})
