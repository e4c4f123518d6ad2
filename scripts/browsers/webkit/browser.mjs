/**
 * WebKit as Debian has it: its MiniBrowser, led through WebKitWebDriver, on a screen
 * that nobody sees. Driver and screen take a free port and a free display.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { Builder } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/safari.js'

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
  // However the journey ends, nothing is left. The driver's service sees to itself.
  const settings = settingsWithoutMotion()
  process.once('exit', () => {
    screen.kill()
    rmSync(settings, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const display = await firstLine(screen.stdio[3])
  // Safari's, since it starts whatever driver it is given and asks it for nothing but a port.
  const service = new ServiceBuilder('WebKitWebDriver')
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: settings,
      // There is no graphics card, and in a container no sandbox within the sandbox.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build()
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
}

/**
 * A folder of GTK's settings that says: reduced motion. With the renderer chosen above, WebKitGTK 2.50 falls over as soon
 * as any page starts a view transition.
 */
function settingsWithoutMotion() {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-settings-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return folder
}

/** Leaves the stream open: Xvfb writes the end of the line by itself, and would die of a closed pipe. @param {unknown} stream */
async function firstLine(stream) {
  if (!(stream instanceof Readable)) throw new Error('Xvfb has no stream to say its display on')
  for await (const line of createInterface({ input: stream })) return line
  throw new Error('Xvfb did not start')
}
