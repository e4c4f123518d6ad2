import { askLink } from './ask-link.ts'
import { askLinks } from './ask-links.ts'
import type { Network } from './follow-redirects.ts'
import { createTurns } from './turns.ts'

const PUBLIC = { address: '93.184.216.34', family: 4 }
const LOCAL = { address: '192.168.1.7', family: 4 }

/** A network whose hosts under `home.test` are local. */
const networkOf = (send: Network['send']): Network => ({
  resolve: async (host) => [host.endsWith('home.test') ? LOCAL : PUBLIC],
  send,
  takeTurn: createTurns(),
  timeLimit: () => new AbortController().signal,
})
const answer = (status: number, location?: string) => ({ status, location, setCookie: [] })
const failWith = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

test.each([
  ['CERT_HAS_EXPIRED', 'dead', 'does not work, because the certificate of shop.test has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'dead', 'does not work, because the certificate of shop.test is for another host'],
  ['ENOTFOUND', 'no-host', 'does not work, because there is no host shop.test'],
  // Browsers load a missing certificate of the chain.
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unknown', 'did not answer: '],
  ['EAI_AGAIN', 'unknown', 'did not answer: EAI_AGAIN'],
  ['ECONNREFUSED', 'unknown', 'did not answer: ECONNREFUSED'],
])('after %s a link is %s', async (code, state, reason) => {
  const found = await askLink('https://shop.test/', networkOf(failWith(code)))
  expect(found).toMatchObject({ state, status: null, reason: expect.stringContaining(reason) })
})

test.each([
  [[200], ['HEAD']],
  [
    [405, 200],
    ['HEAD', 'GET'],
  ],
  [
    [404, 404],
    ['HEAD', 'GET'],
  ],
  [[429], ['HEAD']],
])('the answers %j follow %j', async (statuses, methods) => {
  const sent: string[] = []
  await askLink(
    'https://shop.test/',
    networkOf(async (_url, { method }) => answer(statuses[sent.push(method) - 1] ?? 0)),
  )
  expect(sent).toEqual(methods)
})

test('a redirect may lead to the local network only from a local link', async () => {
  const network = networkOf(async ({ pathname }) =>
    pathname === '/a' ? answer(302, 'https://nas.home.test/b') : answer(200),
  )
  expect(await askLink('https://shop.test/a', network)).toMatchObject({
    state: 'unknown',
    reason: expect.stringContaining('is in the network of this computer'),
  })
  expect(await askLink('https://home.test/a', network)).toMatchObject({ state: 'works' })
})

const ask = (links: string[], network: Network, { throughTrackers = false, save = () => {} } = {}) =>
  askLinks(links, { network, throughTrackers, known: new Map(), save, onProgress: () => {} })

test('without any answer, a missing host may be a missing connection, and nothing is saved', async () => {
  const save = vi.fn<() => void>()
  const answers = await ask(['https://gone.test/'], networkOf(failWith('ENOTFOUND')), { save })
  expect(save).not.toHaveBeenCalled()
  expect(answers.get('https://gone.test/')).toMatchObject({
    state: 'unknown',
    reason: 'does not work, because there is no host gone.test, or this computer has no connection',
  })
})

test('a host whose links cannot be checked ten times in a row is left alone', async () => {
  let sent = 0
  const links = Array.from({ length: 30 }, (_, index) => `https://shop.test/${index}`)
  const network = networkOf(async () => {
    sent += 1
    return answer(429)
  })
  const answers = Array.from((await ask(links, network)).values())
  // Two are asked at a time.
  expect(sent).toBeLessThanOrEqual(11)
  expect(answers.filter((each) => each?.reason.startsWith('was not asked'))).toHaveLength(30 - sent)
})

test('at most two requests of a host run at a time, also after redirects', async () => {
  let running = 0
  let most = 0
  const network = networkOf(async (url) => {
    if (url.hostname !== 'shop.test') return answer(301, 'https://shop.test/')
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return answer(200)
  })
  await ask(
    Array.from({ length: 9 }, (_, index) => `https://shop-${index}.test/`),
    network,
  )
  expect(most).toBe(2)
})

test.each([
  [false, ['https://shop.test/dead', 'https://shop.test/lamp']],
  [
    true,
    [
      'https://shop.test/dead',
      'https://shop.test/lamp',
      'https://track.test/?url=https://shop.test/lamp',
      'https://awin1.com/pclick.php?p=1',
    ],
  ],
])('trackers are asked only after the merchant, and on request: %j', async (throughTrackers, expected) => {
  const sent = new Set<string>()
  const network = networkOf(async ({ href, pathname }) => {
    sent.add(href)
    return answer(pathname === '/dead' ? 404 : 200)
  })
  const links = [
    'https://track.test/?url=https://shop.test/dead',
    'https://track.test/?url=https://shop.test/lamp',
    'https://awin1.com/pclick.php?p=1',
  ]
  const answers = await ask(links, network, { throughTrackers })
  expect(Array.from(sent).toSorted()).toEqual(expected.toSorted())
  expect(answers.get('https://awin1.com/pclick.php?p=1')?.state ?? null).toBe(throughTrackers ? 'works' : null)
})
