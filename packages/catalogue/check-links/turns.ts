/** Requests at a time. */
const PER_HOST = 2
const IN_ALL = 20

/** Returns a function that runs a task when fewer than two others of the same host, and fewer than twenty in all, are running. */
export function createTurns() {
  const hosts = new Map<string, ReturnType<typeof createQueue>>()
  const all = createQueue(IN_ALL)
  return function takeTurn<Result>(host: string, task: () => Promise<Result>): Promise<Result> {
    const queue = hosts.get(host) ?? createQueue(PER_HOST)
    hosts.set(host, queue)
    return queue(() => all(task))
  }
}

/** Returns a function that runs at most so many tasks at a time. The others wait in their order. */
function createQueue(most: number) {
  let free = most
  const waiting: (() => void)[] = []
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
