/** The server that can answer calls in place of the mock API. */
export type ServerOptions = {
  /** Groups of calls that the configuration says the server answers. */
  callGroups: readonly string[]
  /** Origin and path prefix before `/api`; empty if the configuration names no server. */
  baseUrl: string
  /**
   * Loads listeners that print warnings about a server; undefined if they cannot be loaded. `setting` names where the
   * address is set, if that is not the configuration.
   */
  loadWarnings: (baseUrl: string, setting?: string) => Promise<ServerWarnings | undefined>
}

type ServerWarnings = {
  onAnswer: (path: string, response: Response | null) => void
  onInvalid: (message: string) => void
}

export const NO_SERVER: ServerOptions = {
  callGroups: [],
  baseUrl: '',
  loadWarnings: async () => undefined,
}
