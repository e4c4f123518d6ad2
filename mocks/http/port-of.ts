import type { Server } from 'node:net'

/** The port that a server listens on, where it was told to take a free one. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port')
  return address.port
}
