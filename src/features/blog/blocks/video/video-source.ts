/** Videos that a post may embed: from youtube.com and youtube-nocookie.com, over https (product/blog.md). */
import { parseUrl } from '#src/lib/outbound.ts'

const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com'])
const EMBED = /^\/embed\/[\w-]+$/

/** Returns the player's URL on youtube-nocookie.com, or null if `embedUrl` is not allowed. */
export function youTubeEmbed(embedUrl: string | undefined): string | null {
  const url = parseUrl(embedUrl ?? '')
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null
  if (!HOSTS.has(url.hostname) || !EMBED.test(url.pathname)) return null
  // The player is loaded when the user presses Play.
  url.searchParams.set('autoplay', '1')
  return `https://www.youtube-nocookie.com${url.pathname}${url.search}`
}
