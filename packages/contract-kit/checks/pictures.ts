/** Pictures: addresses that depend on the page, and hosts that refuse the shop. These checks warn and never fail. */

import type { BlogPost, Product } from '#src/api/contract.ts'
import { hasCredentials, isHttp, parseUrl } from '#src/lib/outbound.ts'
import { CheckWarned } from '../answers/check-errors.ts'
import type { Backend } from '../backend.ts'
import { NotChecked } from '../not-checked.ts'
import { checksOf } from '../run-checks.ts'
import { recallSource, sampleValues } from '../sample.ts'

/** One picture is requested of each of the first five hosts. */
const MAX_HOSTS = 5

const shopOf = ({ origin, baseUrl }: Backend) => origin ?? new URL(baseUrl).origin

/** An address with a scheme, or with a host only, which is requested with the page's scheme. */
const isAbsolute = (address: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address.trim())

type Picture = {
  row: Product | BlogPost
  /** The field and the id of its row. */
  source: string
  address: string
}

const picturesOf = (products: Product[], posts: BlogPost[]): Picture[] =>
  [
    ...products.flatMap((row) => row.images.map((address) => ({ row, source: `images of "${row.id}"`, address }))),
    ...posts.map((row) => ({ row, source: `featuredImage of "${row.id}"`, address: row.featuredImage ?? '' })),
  ].filter(({ address }) => address.trim() !== '')

/** Ends the check if there are no pictures. */
const samplePictures = (backend: Backend) => sampleValues(backend, picturesOf, 'no product or post has a picture')

const isSuccess = (status: number) => status >= 200 && status < 300

/** Returns the first http(s) picture of each host. Node requests none with a password. */
function onePerHost(pictures: Picture[]): Picture[] {
  const byHost = new Map<string, Picture>()
  for (const picture of pictures) {
    const url = parseUrl(picture.address)
    if (url && isHttp(url) && !hasCredentials(picture.address) && !byHost.has(url.host)) byHost.set(url.host, picture)
  }
  return [...byHost.values()]
}

export const pictureChecks = checksOf('data on the shop’s pages', [
  {
    title: 'pictures have whole addresses',
    async run(backend) {
      const pictures = await samplePictures(backend)
      const relative = pictures.find(({ address }) => !isAbsolute(address))
      if (!relative) return
      const { row, source, address } = relative
      recallSource(backend, row)
      throw new CheckWarned(
        `${source} is "${address}", which browsers request from the shop, ${shopOf(backend)}.`,
        address.startsWith('/')
          ? 'Send the whole URL, unless the shop’s server has the pictures.'
          : 'Send the whole URL: without a slash at its start, the address also depends on the page.',
      )
    },
  },
  {
    title: 'pictures can be loaded, with and without a Referer',
    async run(backend) {
      const pictures = onePerHost(await samplePictures(backend)).slice(0, MAX_HOSTS)
      if (pictures.length === 0) throw new NotChecked('no picture has a whole URL')
      for (const { source, address } of pictures) {
        // As the shop requests it (referrerpolicy="no-referrer").
        const status = await backend.statusOf(address)
        if (status === null) throw new NotChecked(`${address} returned no response`)
        const name = `${source}: ${address} returned`
        if (!isSuccess(status)) {
          throw new CheckWarned(`${name} ${status} without a Referer.`, 'The shop shows a placeholder.')
        }
        const statusWithReferer = await backend.statusOf(address, { referer: `${shopOf(backend)}/` })
        if (statusWithReferer !== null && !isSuccess(statusWithReferer)) {
          throw new CheckWarned(
            `${name} ${statusWithReferer} with the shop’s Referer, and ${status} without.`,
            'The host allows only its own pages. The shop sends no Referer for pictures, but other programs may.',
          )
        }
      }
    },
  },
])
