/** Sites that are made from the API server of a live shop. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { DESK, type LiveShop, POST, PRODUCT, post, shop, startLiveShop } from '../helpers/live-shop.ts'
import { expectHydrated } from '../helpers/page.ts'
import { serveCopy } from '../helpers/site-copy.ts'

// One worker runs all tests of this file, so that they share one shop.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let live: LiveShop

test.beforeAll(async () => {
  live = await startLiveShop()
})
test.afterAll(() => live.close())

test('npm run configure can read the server itself', async ({ request }) => {
  const copy = await serveCopy(({ configure }) =>
    configure({ ...shop, api: { mode: 'live', baseUrl: live.apiOrigin } }, {}, '--from', live.apiOrigin),
  )
  const response = await request.get(copy.siteUrl + PRODUCT)
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('Prices as of')
  await copy.close()
})

test('a demo made from the server shows the texts of the live shop', async ({ page }) => {
  const out = join(live.folder, 'frozen')
  const command = ['--import', 'tsx', 'packages/catalogue/cli.ts', '--from', live.apiOrigin, '--out', out]
  execFileSync('node', command, { stdio: 'pipe' })
  const [name = ''] = readdirSync(join(out, 'data'))
  const data = `data/${name}`
  const demo = await serveCopy(({ configure }) =>
    configure({ ...shop, api: { mode: 'mock', data } }, { [data]: readFileSync(join(out, data), 'utf8') }),
  )
  const textsOf = async (url: string) => {
    await page.goto(url)
    await expectHydrated(page)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const text = await page.getByRole('main').innerText()
    return text.replace(/Prices as of .* UTC/, '').replace(/\n+/g, '\n')
  }
  for (const path of ['', 'category/desks/', PRODUCT, 'blog/', POST]) {
    const texts = await textsOf(live.siteUrl + path)
    expect(texts).toContain(path.startsWith('blog') ? post.title : DESK)
    // Without the server.
    await page.route(`${live.apiOrigin}/**`, (route) => route.abort('internetdisconnected'))
    expect(await textsOf(demo.siteUrl + path)).toBe(texts)
    await page.unroute(`${live.apiOrigin}/**`)
  }
  await demo.close()
})
