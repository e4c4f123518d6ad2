/** Resolves in a task of its own, so that what a visitor does meanwhile is answered first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
