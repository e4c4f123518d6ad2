import { parseUrl } from '#src/lib/outbound.ts'

/** Returns the address of the player for a video's page on YouTube, with its start time, or null for other addresses. */
export function youTubePlayer(address: string): string | null {
  const { hostname = '', pathname = '', searchParams } = parseUrl(address) ?? {}
  const id = videoId(hostname.replace(/^(www|m)\./, ''), pathname, searchParams?.get('v'))
  if (!id || !/^[\w-]+$/.test(id)) return null
  const start = seconds(searchParams?.get('start') ?? searchParams?.get('t') ?? '')
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

function videoId(host: string, path: string, parameter: string | null | undefined): string | null | undefined {
  if (host === 'youtu.be') return path.slice(1)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  return path === '/watch' ? parameter : /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(path)?.[1]
}

/** Parses a time such as `90`, `90s` or `1m30s`. */
function seconds(time: string): number {
  const [, h = 0, m = 0, s = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(h) * 3600 + Number(m) * 60 + Number(s)
}
