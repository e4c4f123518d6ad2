import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Color } from 'sharp'
import { filesOf } from './commits.ts'
import { compareTokens } from './tokens.ts'
import { writeDifference } from './write.ts'

const folder = mkdtempSync(join(tmpdir(), 'overtone-pictures-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns a white screenshot with a square of 10 pixels at 400, 300. */
const screenshot = (height: number, color: Color) =>
  sharp({ create: { width: 1000, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 10, height: 10, channels: 3, background: color } }, left: 400, top: 300 }])
    .png()
    .toBuffer()

/** Returns the number of opaque pixels of a picture, and its size. */
async function measure(file: string) {
  const { data, info } = await readPixels(file)
  return { width: info.width, height: info.height, opaque: data.filter((byte, at) => at % 4 === 3 && byte > 0).length }
}

const readPixels = (file: string) => sharp(join(folder, file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

test('only the part of a picture that differs is written, with all of its different pixels', async () => {
  const [before, after] = [await screenshot(1000, '#ff5a1f'), await screenshot(1000, '#ff5a20')]
  expect(await writeDifference(before, after, join(folder, 'color'))).toMatchObject({ width: 170, height: 170 })
  expect(await measure('color.difference.webp')).toEqual({ width: 170, height: 170, opaque: 100 })
  expect(await measure('color.after.webp')).toMatchObject({ width: 170, height: 170 })
})

test.each([
  ['faint', 'yellow', '#ff5a20', [255, 176, 0, 255]],
  ['strong', 'red', '#1f5aff', [255, 0, 0, 255]],
])('a %s difference is %s', async (name, _color, color, expected) => {
  await writeDifference(await screenshot(1000, '#ff5a1f'), await screenshot(1000, color), join(folder, name))
  const { data, info } = await readPixels(`${name}.difference.webp`)
  const middle = (info.height / 2) * info.width + info.width / 2
  expect([...data.subarray(middle * 4, middle * 4 + 4)]).toEqual(expected)
})

test('a taller page differs in the added rows', async () => {
  const [before, after] = [await screenshot(1000, '#ff5a1f'), await screenshot(1020, '#ff5a1f')]
  await writeDifference(before, after, join(folder, 'height'))
  expect(await measure('height.difference.webp')).toEqual({ width: 1000, height: 100, opaque: 20_000 })
})

test('nothing is written for equal pictures', async () => {
  const [before, after] = [await screenshot(1000, '#ff5a1f'), await screenshot(1000, '#ff5a1f')]
  expect(await writeDifference(before, after, join(folder, 'equal'))).toBeUndefined()
  expect(readdirSync(folder).filter((file) => file.startsWith('equal'))).toEqual([])
})

test('a component consists of its files and those of the components that it renders', () => {
  const files = filesOf('src/features/products/card/ProductCard.stories.tsx')
  expect([...files]).toEqual(
    expect.arrayContaining(['src/features/products/card/ProductCard.tsx', 'src/features/products/Price.tsx']),
  )
  expect([...files].filter((file) => !/^src\/(ui|features)\/.+\.tsx$/.test(file))).toEqual([])
})

test('changed, added and removed tokens are listed by their paths', () => {
  const write = (name: string, tokens: object) => {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'tokens.json'), JSON.stringify(tokens))
    return join(folder, name)
  }
  const color = (hex: string) => ({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 1, hex },
  })
  const before = write('before', { color: { ink: color('#000000'), paper: color('#ffffff') }, old: { $value: 1 } })
  const after = write('after', { color: { ink: color('#000001'), paper: color('#ffffff') }, new: { $value: 2 } })
  expect(compareTokens([before, after])).toEqual([
    { path: 'color.ink', before: '#000000', after: '#000001' },
    { path: 'old', before: '1' },
    { path: 'new', after: '2' },
  ])
})
