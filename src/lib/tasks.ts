const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Does `work` in a task of its own and resolves in another, so that a visitor is answered in between. */
export async function inOwnTask(work: () => void): Promise<void> {
  await nextTask()
  work()
  await nextTask()
}

/** Resolves in a task of its own after the next frame, so that a visitor sees first what already changed. */
export const nextPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
