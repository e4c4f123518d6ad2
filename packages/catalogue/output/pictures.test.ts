import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { overtonePost } from '#fixtures/posts.ts'
import { studioLaptop } from '#fixtures/products.ts'
import { sharedPicture, smallPicture } from '#src/lib/studio-picture.ts'
import { zoomPicture } from '#src/lib/zoom-picture.ts'
import { addPictures } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'overtone-pictures-'))
const from = join(folder, 'pictures')
mkdirSync(join(from, 'lamps'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a picture of one colour. */
const draw = async (name: string, width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } }).toFile(join(from, name))

/** Runs for one product with these images. Returns its images, the warnings and the folder of the catalogue. */
async function run(images: string[], out = mkdtempSync(join(folder, 'out-'))) {
  const { products, warnings } = await addPictures(
    { products: [{ ...studioLaptop, images }], posts: [] },
    { from, out },
  )
  return { images: products[0]?.images, warnings, out }
}
const files = (out: string) => readdirSync(join(out, 'data/pictures')).toSorted()

test('a picture gets the versions that the shop requests', async () => {
  await draw('wide.png', 1700, 850)
  const { images, warnings, out } = await run(['wide.png'])
  expect(warnings).toEqual([])
  const address = `/${images?.[0]}`
  expect(address).toMatch(/^\/data\/pictures\/[\da-f]{16}-800\.avif$/)
  const versions = [address, smallPicture(address), zoomPicture(address), sharedPicture(address)]
  const details = await Promise.all(versions.map((version) => sharp(join(out, version ?? '')).metadata()))
  expect(details.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['heif', 800, 400],
    ['heif', 400, 200],
    ['heif', 1600, 800],
    ['jpeg', 1200, 600],
  ])
  expect(files(out)).toHaveLength(4)
})

test('a small picture is not enlarged', async () => {
  await draw('small.png', 90, 30)
  const { images, out } = await run(['small.png'])
  expect(await sharp(join(out, images?.[0] ?? '')).metadata()).toMatchObject({ width: 90, height: 30 })
})

test('a picture is turned as its camera was held', async () => {
  const sideways = sharp({ create: { width: 80, height: 40, channels: 3, background: '#3c3' } })
  await sideways.withMetadata({ orientation: 6 }).jpeg().toFile(join(from, 'turned.jpg'))
  const { images, out } = await run(['turned.jpg'])
  // An AVIF file would also be turned by its metadata.
  const jpeg = join(out, images?.[0]?.replace('-800.avif', '.jpg') ?? '')
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 40, height: 80 })
})

test('a picture in a folder is found, and two names of one picture share their files', async () => {
  await draw('lamps/a.png', 20, 20, '#00f')
  await draw('b.png', 20, 20, '#00f')
  const { images, out } = await run(['lamps/a.png', 'b.png'])
  expect(images?.[0]).toBe(images?.[1])
  expect(files(out)).toHaveLength(4)
})

test('existing files are kept, and missing ones are added', async () => {
  await draw('kept.png', 30, 30)
  const { images, out } = await run(['kept.png'])
  const path = join(out, images?.[0] ?? '')
  const small = path.replace('-800', '-400')
  writeFileSync(path, 'kept')
  rmSync(small)
  await run(['kept.png'], out)
  expect(readFileSync(path, 'utf8')).toBe('kept')
  expect(statSync(small).size).toBeGreaterThan(0)
})

test('a small SVG is drawn in the largest width, without its scripts', async () => {
  const script = '<script>document.title = 1</script>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="x()">${script}<rect width="40" height="20"/></svg>`
  writeFileSync(join(from, 'logo.svg'), svg)
  const { images, out } = await run(['logo.svg'])
  const zoom = join(out, images?.[0]?.replace('-800', '-1600') ?? '')
  expect(await sharp(zoom).metadata()).toMatchObject({ format: 'heif', width: 1600, height: 800 })
  expect(
    files(out).filter((file) => readFileSync(join(out, 'data/pictures', file), 'latin1').includes('script')),
  ).toEqual([])
})

test('the JPEG of a transparent picture is white behind it', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  await sharp({ create: { width: 16, height: 16, channels: 4, background: clear } }).toFile(join(from, 'clear.png'))
  const { images, out } = await run(['clear.png'])
  const jpeg = join(out, images?.[0]?.replace('-800.avif', '.jpg') ?? '')
  expect([...(await sharp(jpeg).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
})

test.each([
  ['an opaque picture with an alpha channel has none in its versions', 1, false],
  ['a transparent picture keeps its alpha channel', 0.5, true],
])('%s', async (_which, alpha, hasAlpha) => {
  const background = { r: 200, g: 30, b: 30, alpha }
  await sharp({ create: { width: 1700, height: 90, channels: 4, background } }).toFile(join(from, 'channels.png'))
  const { out } = await run(['channels.png'])
  const versions = files(out).filter((file) => file.endsWith('.avif'))
  const details = await Promise.all(versions.map((file) => sharp(join(out, 'data/pictures', file)).metadata()))
  expect(details.map((picture) => picture.hasAlpha)).toEqual([hasAlpha, hasAlpha, hasAlpha])
})

test.each([
  'https://shop.example/a.jpg',
  '/images/a.jpg',
  'data:image/png;base64,AAAA',
  'images/products/laptop-graphite-1.avif',
  'data/pictures/0a1b-800.avif',
])('the address %s stays', async (address) => {
  expect(await run([address])).toMatchObject({ images: [address], warnings: [] })
})

describe('a picture is left out with a warning if it', () => {
  const write = (name: string, content: string | Buffer) => writeFileSync(join(from, name), content)

  test.each<[string, string, () => unknown, string]>([
    ['is missing', 'none.jpg', () => undefined, `is not in ${from}`],
    ['is a folder', 'lamps', () => undefined, `is not in ${from}`],
    ['is outside of the folder', '../secret.png', () => draw('../secret.png', 9, 9), `is not in ${from}`],
    [
      'is a symbolic link to a file outside of the folder',
      'link.png',
      async () => {
        await draw('../secret.png', 9, 9)
        symlinkSync('../secret.png', join(from, 'link.png'))
      },
      `is not in ${from}`,
    ],
    [
      'is in a folder that is a symbolic link',
      'linked/secret.png',
      async () => {
        await draw('../secret.png', 9, 9)
        symlinkSync('..', join(from, 'linked'))
      },
      `is not in ${from}`,
    ],
    ['is text', 'text.jpg', () => write('text.jpg', 'hello'), 'is not a picture'],
    [
      'is larger than 25 MB',
      'large.jpg',
      () => {
        write('large.jpg', '')
        truncateSync(join(from, 'large.jpg'), 25_000_001)
      },
      'is larger than 25 MB',
    ],
    [
      'has more than 100 megapixels',
      'huge.svg',
      () => write('huge.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="5001"/>'),
      'has more than 100 megapixels',
    ],
  ])('%s', async (_name, file, prepare, message) => {
    await prepare()
    await draw('good.png', 10, 10)
    const { images, warnings } = await run([file, 'good.png'])
    expect(images).toHaveLength(1)
    expect(warnings).toEqual([`The picture ${file} ${message}.`])
  })

  test('is damaged', async () => {
    await draw('cut.png', 300, 300)
    const alpha = { r: 0, g: 0, b: 0, alpha: 1 }
    await sharp({ create: { width: 300, height: 300, channels: 4, background: alpha } }).toFile(join(from, 'alpha.png'))
    for (const name of ['cut.png', 'alpha.png']) {
      write(name, readFileSync(join(from, name)).subarray(0, 200))
      const { images, warnings } = await run([name])
      expect(images).toEqual([])
      expect(warnings[0]).toMatch(/^The picture \w+\.png is damaged: ./)
    }
  })
})

test('pictures of posts are resized, and a missing one is left out', async () => {
  await draw('post.png', 12, 12)
  const text = { type: 'paragraph' as const, content: 'Text' }
  const image = (src: string) => ({ type: 'image' as const, src, alt: '' })
  const post = { ...overtonePost, featuredImage: 'none.png', blocks: [image('none.png'), text, image('post.png')] }
  const progress: number[][] = []
  const { posts, warnings } = await addPictures(
    { products: [], posts: [post] },
    { from, out: mkdtempSync(join(folder, 'out-')), onProgress: (...each) => progress.push(each) },
  )
  const resized = image(expect.stringMatching(/^data\/pictures\/.+-800\.avif$/))
  expect(posts).toEqual([{ ...post, featuredImage: null, blocks: [text, resized] }])
  expect(warnings).toHaveLength(1)
  expect(progress).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('a folder that cannot be written to is an error', async () => {
  await draw('disk.png', 10, 10)
  const out = join(folder, 'file')
  writeFileSync(out, '')
  await expect(run(['disk.png'], out)).rejects.toThrow(/ENOTDIR|EEXIST/)
})
