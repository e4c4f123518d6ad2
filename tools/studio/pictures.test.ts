import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { categories } from '#fixtures/categories.ts'
import { VIEWS } from '#fixtures/picture-sets.ts'
import { posts } from '#fixtures/posts.ts'
import { products } from '#fixtures/products.ts'
import { productPictures } from './files.ts'

const imageBlocks = posts.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.type === 'image' && block.src ? [{ ...block, src: block.src }] : [])),
)
const featured = posts.flatMap(({ featuredImage }) => featuredImage ?? [])

const filesOf = (images: string[]) => [
  ...new Set(images.filter((image) => image.startsWith('images/')).map((image) => `public/${image}`)),
]
const files = filesOf([...products.flatMap(({ images }) => images), ...featured, ...imageBlocks.map(({ src }) => src)])

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** Returns the picture without its view: the set. */
const setOf = (image: string) => image.replace(/-\d\.avif$/, '')

// So no page of a listing shows a first picture twice, whatever its order.
test('no two products have the same first picture', () => {
  const first = products.flatMap(({ images }) => images.slice(0, 1))
  expect(first.length).toBeGreaterThan(0)
  expect(repeated(first)).toEqual([])
})

test.each(categories)('no two brands in $name share a set', ({ id }) => {
  const rows = products.filter(({ categoryId }) => categoryId === id)
  const uses = new Set(
    rows.flatMap(({ brand, images }) => images.slice(0, 1).map((image) => `${setOf(image)} ${brand}`)),
  )
  expect(uses.size).toBeGreaterThan(0)
  expect(repeated([...uses].map((use) => use.split(' ', 1)[0] ?? ''))).toEqual([])
})

test('the studio renders the views that the sets have', () => {
  const sets = Object.entries(VIEWS).flatMap(([set, views]) => views.map((view) => `${set}-${view}.avif`))
  expect(productPictures().map(({ file }) => file)).toEqual(expect.arrayContaining(sets))
  expect(sets).toHaveLength(productPictures().length)
})

test('every picture of a product or a post exists', () => {
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test.each([
  ['products', 25_000],
  ['posts', 40_000],
])('no picture in %s has more than %i bytes', (folder, limit) => {
  const shipped = files.filter((file) => file.startsWith(`public/images/${folder}/`) && existsSync(file))
  expect(shipped.length).toBeGreaterThan(0)
  expect(shipped.filter((file) => statSync(file).size > limit)).toEqual([])
})

test('the opening has at most 40 kB, and 20 kB on a phone', () => {
  expect(statSync('public/images/opening.avif').size).toBeLessThanOrEqual(40_000)
  expect(statSync('public/images/opening-phone.avif').size).toBeLessThanOrEqual(20_000)
})

test('all pictures together have at most 24 MB', () => {
  const sizes = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).map(
    (file) => statSync(`public/images/${file}`).size,
  )
  expect(sizes.length).toBeGreaterThan(files.length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(24_000_000)
})

test('every listed zoom picture exists, belongs to a picture and has at most 120 kB', () => {
  const listed: string[] = JSON.parse(readFileSync('src/lib/zoom-pictures.json', 'utf8'))
  const wrong = listed.filter((name) => {
    const zoom = `public/images/products/zoom/${name}`
    return !existsSync(`public/images/products/${name}`) || !existsSync(zoom) || statSync(zoom).size > 120_000
  })
  expect(wrong).toEqual([])
})

test('every product and post picture has an alpha channel', async () => {
  const opaque = await Promise.all(files.map(async (file) => ((await sharp(file).metadata()).hasAlpha ? [] : [file])))
  expect(files.length).toBeGreaterThan(0)
  expect(opaque.flat()).toEqual([])
})

test('no two posts have the same featured image', () => {
  expect(new Set(featured).size).toBe(featured.length)
})

test('images in posts have their real width and height', async () => {
  const sizes = imageBlocks.map(async ({ src }) => {
    const { width, height } = await sharp(`public/${src}`).metadata()
    return { src, width, height }
  })
  expect(imageBlocks.map(({ src, width, height }) => ({ src, width, height }))).toEqual(await Promise.all(sizes))
})
