#!/usr/bin/env node
/**
 * Stands where Playwright's `moz-firefox` channel expects Firefox, and starts Debian's.
 * Playwright opens every browser and context with commands that an
 * older Firefox does not know, such as `emulation.setMediaFeaturesOverride`: it fails at
 * the first. Here a command unknown to Firefox counts as done; all else is handed on.
 *
 * What such a command would have changed stays as it is: what a test can't do without
 * is in the table of playwright.config.ts.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { FIREFOX_ESR } from './browser.mjs'

const READY = 'WebDriver BiDi listening on '

const firefox = spawn(FIREFOX_ESR, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 0))
process.on('SIGTERM', () => firefox.kill())

createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (line.startsWith(READY)) standBefore(line.slice(READY.length))
  else console.error(line)
})

/** Listens in place of Firefox, which listens at `address`, and says so in its words. @param {string} address */
function standBefore(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright, { url }) => join(playwright, new WebSocket(address + url)))
  server.on('listening', () => {
    const own = server.address()
    if (typeof own !== 'object' || !own) throw new Error('There is no port to stand at')
    console.error(`${READY}ws://127.0.0.1:${own.port}`)
  })
}

/** @param {WebSocket} playwright @param {WebSocket} browser */
function join(playwright, browser) {
  const open = new Promise((resolve) => browser.once('open', resolve))
  playwright.on('message', (data) => open.then(() => browser.send(data, { binary: false })))
  browser.on('message', (data) => playwright.send(known(data), { binary: false }))
  playwright.on('close', () => browser.close())
  browser.on('close', () => playwright.close())
}

/** Firefox's answer, or that of one that knows the command. @param {import('ws').RawData} answer */
function known(answer) {
  // ws hands a message over as one Buffer unless told otherwise.
  if (!Buffer.isBuffer(answer)) return answer
  const { id, error } = JSON.parse(answer.toString())
  return error === 'unknown command' ? JSON.stringify({ type: 'success', id, result: {} }) : answer
}
