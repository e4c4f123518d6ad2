/** Asks many links, each once. */
import { addressesOf } from '../network/private-address.ts'
import { type Answer, askLink } from './ask-link.ts'
import type { Network } from './follow-redirects.ts'
import { isTracker, merchantAddress } from './trackers.ts'
import { createTurns } from './turns.ts'

/** Links of a host in a row that could not be checked. The host then receives no more requests. */
const MOST_FAILURES = 10

type Options = {
  network: Network
  /** Also asks tracking links. Without it, only the merchant's addresses in them. */
  throughTrackers: boolean
  /** Answers that are known already, by address. */
  known: ReadonlyMap<string, Answer>
  /** Receives each new answer. */
  save: (address: string, answer: Answer) => void
  onProgress: (done: number, total: number) => void
}

/** Returns the answer of each link, or null for a tracking link that was not asked. */
export async function askLinks(
  links: string[],
  { network, throughTrackers, known, save, onProgress }: Options,
): Promise<Map<string, Answer | null>> {
  const turns = createTurns()
  const asked = new Map<string, Promise<Answer>>()
  const failures = new Map<string, number>()
  /** Answers that are wrong if this computer has no connection. */
  const uncertain = new Map<string, Answer>()
  /** The last address with an answer. */
  let reached: string | undefined

  async function askOnce(address: string): Promise<Answer> {
    const url = new URL(address)
    const countFailures = () => failures.get(url.host) ?? 0
    if (countFailures() >= MOST_FAILURES) {
      const reason = `was not asked, because ${MOST_FAILURES} links of this host in a row could not be checked`
      return { state: 'unknown', status: null, reason, hops: [address] }
    }
    const answer = await askLink(address, network)
    // Links of a network lead to many shops.
    failures.set(url.host, answer.state === 'unknown' && !isTracker(url) ? countFailures() + 1 : 0)
    if (answer.status === null) {
      uncertain.set(address, answer)
    } else {
      reached = answer.hops.at(-1)
      save(address, answer)
    }
    return answer
  }

  function ask(address: string): Answer | Promise<Answer> {
    const answer = known.get(address) ?? asked.get(address) ?? turns(new URL(address).host, () => askOnce(address))
    if (answer instanceof Promise) asked.set(address, answer)
    return answer
  }

  /** Asks the merchant's address first, because a dead one needs no click. */
  async function check(link: string): Promise<Answer | null> {
    const address = addressOf(link)
    const merchant = merchantAddress(new URL(address))?.href
    const answer = merchant === undefined ? null : await ask(merchant)
    const isDead = answer?.state === 'dead' || answer?.state === 'no-host'
    return !throughTrackers || merchant === address || isDead ? answer : ask(address)
  }

  let done = 0
  const answers = await Promise.all(
    links.map(async (link) => {
      const answer = await check(link)
      done += 1
      onProgress(done, links.length)
      return [link, answer] as const
    }),
  )
  const isConnected = reached !== undefined && (await isFound(reached, network))
  if (isConnected) for (const [address, answer] of uncertain) save(address, settle(answer, isConnected))
  return new Map(answers.map(([link, answer]) => [link, answer && settle(answer, isConnected)]))
}

/** Returns the address of a link as it is sent. */
function addressOf(link: string): string {
  const url = new URL(link)
  url.hash = ''
  return url.href
}

/** Returns whether the host of an address is found. */
const isFound = (address: string, { resolve }: Network): Promise<boolean> =>
  addressesOf(new URL(address), resolve).then(
    () => true,
    () => false,
  )

/** Decides whether a host that is not found does not exist. */
function settle(answer: Answer, isConnected: boolean): Answer {
  if (answer.state !== 'no-host') return answer
  if (isConnected) return { ...answer, state: 'dead' }
  return { ...answer, state: 'unknown', reason: `${answer.reason}, or this computer has no connection` }
}
