import { safeHref } from '#src/lib/outbound.ts'
import type { BlockOf } from './block-of.ts'
import { EmbeddedVideo } from './EmbeddedVideo.tsx'
import { PlainVideo } from './PlainVideo.tsx'
import { youTubeEmbed } from './video-source.ts'

/** A YouTube embed or a file of its own; an address that may not be used renders nothing. */
export function Video({ sourceType, embedUrl, src, poster, ...playing }: BlockOf<'video'>) {
  if (sourceType === 'youtube') {
    const embed = youTubeEmbed(embedUrl)
    return embed && <EmbeddedVideo src={embed} />
  }
  const file = safeHref(src)
  return file && <PlainVideo src={file} poster={safeHref(poster) ?? undefined} {...playing} />
}
