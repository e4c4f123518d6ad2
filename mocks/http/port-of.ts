import type { Server } from 'node:net'

/** Returns the port of a server that was started on port 0. Throws if it is not listening. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening on a port')
  return address.port
}
