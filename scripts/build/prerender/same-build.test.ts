import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireSameBuild, siteJson } from './same-build.ts'

let folder = ''
let site = ''
let bundle = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-build-'))
  ;[site, bundle] = [join(folder, 'dist'), join(folder, 'dist-server')]
  for (const each of [site, bundle]) mkdirSync(each)
})
afterEach(() => rmSync(folder, { recursive: true }))

const OUTPUTS = ['<script src="/assets/index-a.js">', '{"index.html":{}}']
const put = (where: string, json: string) => writeFileSync(join(where, 'site.json'), json)

test('the two outputs of one build have the same id', async () => {
  for (const each of [site, bundle]) put(each, siteJson('/', OUTPUTS))
  await expect(requireSameBuild(site, bundle)).resolves.toBeUndefined()
})

test('a bundle for another base path is refused, and the message names both paths', async () => {
  put(site, siteJson('/storefront/', OUTPUTS))
  put(bundle, siteJson('/', OUTPUTS))
  await expect(requireSameBuild(site, bundle)).rejects.toThrow(
    `${site} was built for the base path "/storefront/", and dist-server/ for "/"`,
  )
})

test('a bundle of a build whose files have other names is refused', async () => {
  put(site, siteJson('/', OUTPUTS))
  put(bundle, siteJson('/', ['<script src="/assets/index-b.js">', '{"index.html":{}}']))
  await expect(requireSameBuild(site, bundle)).rejects.toThrow(`${site} and dist-server/ are from different builds`)
})

test('a folder that is not a complete build is refused', async () => {
  put(bundle, siteJson('/', OUTPUTS))
  await expect(requireSameBuild(site, bundle)).rejects.toThrow(
    `${site} has no site.json, so it is not a complete build`,
  )
})
