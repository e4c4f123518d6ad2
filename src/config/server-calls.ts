import { type CallGroup, groupOf } from '#src/demo/call-groups.ts'

/** The part of a configuration that says who answers calls. */
type ServerSite = { api: { mode: 'mock' | 'file' | 'live'; server?: CallGroup[] } }

/** Returns whether the configuration says that a server answers a call. Takes the call's path, from `/api` on. */
export function isServerCall({ api }: ServerSite, path: string): boolean {
  const group = groupOf(path)
  return api.mode === 'live' || api.server?.some((name) => name === group) === true
}
