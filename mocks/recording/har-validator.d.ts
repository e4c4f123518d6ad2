declare module 'har-validator' {
  /** Rejects with an error that lists what is wrong if the value is not a HAR 1.2 file. */
  export function har(value: unknown): Promise<unknown>
}
