/** Milliseconds without a byte after which a request of a text fails. */
const SILENCE = 8000

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Resolves when nothing has happened for `limit` milliseconds. `lastSign` returns the time of what happened last. */
export async function silence(limit: number, lastSign: () => number): Promise<void> {
  for (let rest = limit; rest > 0; rest = lastSign() + limit - performance.now()) await pause(rest)
}

/** Requests a text. Rejects like `fetch`, if the status is not ok, and after 8 seconds without a byte. */
export async function fetchText(url: string, init?: RequestInit): Promise<string> {
  const controller = new AbortController()
  let lastByte = performance.now()
  // Has no effect on a request that has ended.
  void silence(SILENCE, () => lastByte).then(() => controller.abort())
  const response = await fetch(url, { ...init, signal: controller.signal })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return reportBytes(response, (time) => {
    lastByte = time
  }).text()
}

/** Returns a response with the same body. Calls `onBytes` with the time when a part of it arrives. */
export function reportBytes(response: Response, onBytes: (time: number) => void): Response {
  onBytes(performance.now())
  const transform = (part: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) => {
    onBytes(performance.now())
    controller.enqueue(part)
  }
  return new Response(response.body?.pipeThrough(new TransformStream({ transform })), response)
}
