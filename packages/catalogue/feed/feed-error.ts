/** Messages about feeds that cannot be downloaded. Each says what to do, and none repeats a key of the address. */
import { reasonOf } from '../../../scripts/shared/reason-of.ts'
import { PrivateAddressError } from '../network/private-address.ts'
import { InputError } from '../unreadable.ts'
import { shownAddress } from './shown-address.ts'

/** A feed that cannot be downloaded. */
export class FeedError extends InputError {
  /** True if a backend may give the same answer at this address. */
  readonly mayBeBackend: boolean

  constructor(message: string, { mayBeBackend = false, cause }: { mayBeBackend?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.mayBeBackend = mayBeBackend
  }
}

const COPY_AGAIN = "Copy the feed's address again from your account at the network or shop"
const AGAIN_LATER = 'Run the command again later'

/** Returns the error for a status that is no success. */
export function refusal(url: URL, status: number, retryAfter: string | undefined): FeedError {
  const start = `${shownAddress(url)} answered ${status}`
  if (status === 401 || status === 403) {
    return new FeedError(`${start}: it refuses this key or password, or has none. ${COPY_AGAIN}.`, {
      mayBeBackend: true,
    })
  }
  if (status === 429) {
    const seconds = Number(retryAfter)
    const when = seconds > 0 ? `in ${Math.ceil(seconds / 60)} min` : 'later'
    return new FeedError(`${start}: it was requested too often. Run the command again ${when}.`)
  }
  if (status >= 500) {
    return new FeedError(`${start}: its server has a problem. ${AGAIN_LATER}.`)
  }
  return new FeedError(`${start}: there is no feed. ${COPY_AGAIN}.`, { mayBeBackend: true })
}

export const pageInstead = (url: URL): FeedError =>
  new FeedError(
    `${shownAddress(url)} answered with a web page, such as a login. ${COPY_AGAIN}: in a private window of your browser, it must download a file.`,
    { mayBeBackend: true },
  )

export const emptyFeed = (url: URL): FeedError =>
  new FeedError(
    `${shownAddress(url)} answered with an empty file. ${AGAIN_LATER}, or choose products at the network.`,
    {
      mayBeBackend: true,
    },
  )

/** @param most bytes of the largest feed */
export const tooLarge = (url: URL, most: number): FeedError =>
  new FeedError(
    `${shownAddress(url)} has more than ${formatSize(most)}. Choose fewer products or columns at the network, or a feed that is compressed.`,
  )

export const tooManyRedirects = (url: URL): FeedError =>
  new FeedError(`${shownAddress(url)} redirects again and again. ${COPY_AGAIN}.`)

export const badRedirect = (url: URL): FeedError =>
  new FeedError(`${shownAddress(url)} redirects to something that is no web address. ${COPY_AGAIN}.`)

export const stalled = (url: URL, limit: number): FeedError =>
  new FeedError(`${shownAddress(url)} sent nothing for ${limit / 1000} seconds. ${AGAIN_LATER}.`)

/**
 * Returns the error for a failed request.
 *
 * @param received bytes so far
 */
export function failure(url: URL, error: unknown, received: number): FeedError {
  const shown = shownAddress(url)
  const fail = (text: string) => new FeedError(text, { cause: error })
  const { code = '' }: NodeJS.ErrnoException = Object(error)
  if (error instanceof PrivateAddressError) {
    return fail(`${shown}: a redirect leads there, but ${error.message}. If this is your feed, pass its own address.`)
  }
  if (/^E(ACCES|DQUOT|FBIG|NOSPC|PERM|ROFS)$/.test(code)) {
    return fail(`The feed cannot be saved in the folder for temporary files: ${reasonOf(error)}.`)
  }
  if (code.startsWith('Z_')) return fail(`${shown} is cut short or damaged. Run the command again.`)
  if (code === 'ENOTFOUND') return fail(`There is no server ${url.host}. Check the address and your connection.`)
  if (code === 'EPROTO') return fail(`${shown} does not answer https. Try the address with http://.`)
  if (received > 0) {
    return fail(`The connection to ${shown} was lost after ${formatSize(received)}. Run the command again.`)
  }
  if (/CERT|SIGNATURE|ISSUER/.test(code)) {
    return fail(`${shown} cannot be read safely: ${reasonOf(error)}. Check the address and the clock of this computer.`)
  }
  return fail(`${shown} did not answer: ${reasonOf(error)}. Check the address and your connection.`)
}

const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`
