/**
 * The cart's changes on their way to the server: one at a time, in the order they
 * were made, less those that a later one made pointless.
 *
 * It knows neither React nor the cache. What waits and what is under way stands in
 * `pending`, for whoever shows the cart.
 */
import { createStore } from 'zustand/vanilla'
import { type CartChange, makesPointless } from './cart-changes.ts'

type Steps = {
  /** Before anything is sent or waits: what is being read now may or may not know of the change. */
  enqueued: () => void
  send: (change: CartChange) => Promise<void>
  /** The server has it. Called before the change leaves `pending`, so that nothing flickers. */
  saved: (change: CartChange) => void
  /** Nothing is left to send, and the last one was saved or failed. */
  drained: () => void
}

type Job = { change: CartChange; resolve: (isSaved: boolean) => void; reject: (error: unknown) => void }

export type ChangeQueue = ReturnType<typeof createChangeQueue>

export function createChangeQueue({ enqueued, send, saved, drained }: Steps) {
  const pending = createStore<{ changes: readonly CartChange[] }>(() => ({ changes: [] }))
  /** The first one is under way. */
  let jobs: Job[] = []

  function setJobs(next: Job[]): void {
    jobs = next
    pending.setState({ changes: jobs.map((job) => job.change) })
  }

  async function work(): Promise<void> {
    for (let job = jobs[0]; job; job = jobs[0]) {
      const { change, resolve, reject } = job
      const settle = await send(change).then(
        () => {
          saved(change)
          return () => resolve(true)
        },
        (error: unknown) => () => reject(error),
      )
      setJobs(jobs.slice(1))
      if (jobs.length === 0) drained()
      settle()
    }
  }

  return {
    pending,

    /** Gives true once the server has the change, false when a later one made it pointless; rejects when it failed. */
    push: (change: CartChange) =>
      new Promise<boolean>((resolve, reject) => {
        const [underWay, ...waiting] = jobs
        const pointless = new Set(waiting.filter((job) => makesPointless(change, job.change)))
        enqueued()
        setJobs([...jobs.filter((job) => !pointless.has(job)), { change, resolve, reject }])
        for (const job of pointless) job.resolve(false)
        if (!underWay) work()
      }),
  }
}
