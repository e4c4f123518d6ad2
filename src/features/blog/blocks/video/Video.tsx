import type { BlockOf } from '#src/features/blog/blocks/block-of.ts'
import { Caption } from '#src/features/blog/blocks/Caption.tsx'
import { safeHref } from '#src/lib/outbound.ts'
import { EmbeddedVideo } from './EmbeddedVideo.tsx'
import { PlainVideo } from './PlainVideo.tsx'
import { youTubeEmbed } from './video-source.ts'

/** A YouTube video or a video file, named by its caption. Renders nothing for an address that is not allowed. */
export function Video({ sourceType, embedUrl, src, poster, caption, ...playing }: BlockOf<'video'>) {
  const isYouTube = sourceType === 'youtube'
  const address = isYouTube ? youTubeEmbed(embedUrl) : safeHref(src)
  if (!address) return null
  const named = { src: address, name: caption || 'Video' }
  return (
    <figure className={isYouTube ? 'wide' : undefined}>
      {isYouTube && <EmbeddedVideo {...named} />}
      {!isYouTube && <PlainVideo {...named} poster={safeHref(poster) ?? undefined} {...playing} />}
      {caption && <Caption text={caption} />}
    </figure>
  )
}
