import type { BlockOf } from '#src/features/blog/blocks/block-of.ts'
import { safeHref } from '#src/lib/outbound.ts'
import { EmbeddedVideo } from './EmbeddedVideo.tsx'
import { PlainVideo } from './PlainVideo.tsx'
import { youTubeEmbed } from './video-source.ts'

/** A YouTube video or a video file. Renders nothing for an address that is not allowed. */
export function Video({ sourceType, embedUrl, src, poster, ...playing }: BlockOf<'video'>) {
  if (sourceType === 'youtube') {
    const embed = youTubeEmbed(embedUrl)
    return embed && <EmbeddedVideo src={embed} />
  }
  const file = safeHref(src)
  return file && <PlainVideo src={file} poster={safeHref(poster) ?? undefined} {...playing} />
}
