/**
 * WebKit as Debian has it: its MiniBrowser, led through WebKitWebDriver, on a screen
 * that nobody sees. Driver and screen take a free port and a free display.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { Builder } from 'selenium-webdriver'
import { poll } from './poll.mjs'

const NEEDED = ['WebKitWebDriver', 'Xvfb']

/** Says in one sentence what to install; undefined where nothing is missing. */
export function whatIsMissing() {
  const missing = NEEDED.filter((program) => spawnSync(program, ['--help']).error)
  if (missing.length === 0) return undefined
  return `The journey through WebKit needs ${missing.join(' and ')}: on Debian and Ubuntu, "apt-get install webkit2gtk-driver xvfb".`
}

export async function startWebKit() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${await firstLine(screen.stdio[3])}`,
      // There is no graphics card, and in a container no sandbox within the sandbox.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  // However the journey ends, nothing is left running.
  process.once('exit', () => [server, screen].map((child) => child.kill()))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const url = `http://127.0.0.1:${port}`
  await poll('the driver', () => fetch(`${url}/status`).then(({ ok }) => ok))
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
}

/** Leaves the stream open: Xvfb writes the end of the line by itself, and would die of a closed pipe. @param {unknown} stream */
async function firstLine(stream) {
  if (!(stream instanceof Readable)) throw new Error('Xvfb has no stream to say its display on')
  for await (const line of createInterface({ input: stream })) return line
  throw new Error('Xvfb did not start')
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('There is no free port')
  return address.port
}
