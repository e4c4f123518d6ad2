import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveFolder } from './static-server.ts'

const IDS = ['lamp', 'a b', 'café', '50%', 'a b%20']
const folder = mkdtempSync(join(tmpdir(), 'overtone-static-'))
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  for (const id of IDS) {
    mkdirSync(join(folder, 'products', id), { recursive: true })
    writeFileSync(join(folder, 'products', id, 'index.html'), id)
  }
  writeFileSync(join(folder, '404.html'), 'shell')
  site = await serveFolder(folder, { basePath: '/shop/' })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

async function visit(id: string, end = '/') {
  const url = `${site.origin}/shop/products/${encodeURIComponent(id)}${end}`
  const response = await fetch(url, { redirect: 'manual' })
  return { status: response.status, text: await response.text(), location: response.headers.get('location') }
}

test.each(IDS)('the folder of the id %j is served, and the address without a slash redirects to it', async (id) => {
  expect(await visit(id)).toMatchObject({ status: 200, text: id })
  const { status, location } = await visit(id, '')
  expect({ status, location }).toEqual({ status: 301, location: `/shop/products/${encodeURIComponent(id)}/` })
})

test.each(['SKU#1', 'what?', 'L'.repeat(300)])('the id %j without a folder answers with the shell', async (id) => {
  expect(await visit(id)).toMatchObject({ status: 404, text: 'shell' })
})
