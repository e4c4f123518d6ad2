/**
 * Which videos a post may embed: those of youtube.com and youtube-nocookie.com,
 * over https (product.md, Blog videos). Any other address is no video.
 */
import { parseUrl } from '#src/lib/outbound.ts'

const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com'])
const EMBED = /^\/embed\/[\w-]+$/

/** Takes a block's embedUrl; returns the address to load, on the host that sets no cookies, or null. */
export function youTubeEmbed(embedUrl: string | undefined): string | null {
  const url = parseUrl(embedUrl ?? '')
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null
  if (!HOSTS.has(url.hostname) || !EMBED.test(url.pathname)) return null
  // The visitor has asked for it by then.
  url.searchParams.set('autoplay', '1')
  return `https://www.youtube-nocookie.com${url.pathname}${url.search}`
}
