import { respond } from '#mocks/handlers/index.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { BlogPost, BlogPostList, ProductList } from '#src/api/contract.ts'
import { POST_SLUG } from './scenario.ts'

test.each([
  ['pictures-missing', /^data:/],
  ['pictures-slow', /^\/images\/.+\?demo-slow$/],
])('%s changes the pictures of products and posts', async (name, address) => {
  const interceptor = createInterceptor(respond)
  const lab = createLab(interceptor)
  onTestFinished(() => lab.choose([]))
  const read = async (path: string): Promise<unknown> =>
    (await interceptor.answer(new Request(`http://shop.test${path}`))).json()
  lab.choose([name])
  const { products } = ProductList.parse(await read('/api/products'))
  const { posts } = BlogPostList.parse(await read('/api/blog'))
  const { blocks } = BlogPost.parse(await read(`/api/blog/${POST_SLUG}`))
  const pictures = [
    ...products.flatMap(({ images }) => images),
    ...posts.map(({ featuredImage }) => featuredImage),
    ...blocks.flatMap((block) => (block.type === 'image' ? block.src : [])),
  ]
  expect(pictures.filter((picture) => !address.test(picture ?? ''))).toEqual([])
})
