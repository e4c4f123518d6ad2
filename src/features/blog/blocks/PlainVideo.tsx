import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

type PlainVideoProps = { src: string; poster?: string; controls?: boolean; autoplay?: boolean }

/** A video file. Nothing of it is loaded before it plays, and it plays by itself only where motion is welcome. */
export function PlainVideo({ src, poster, controls, autoplay = false }: PlainVideoProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const autoPlay = autoplay && !isStill
  return (
    <Film
      src={src}
      poster={poster}
      // One that neither plays by itself nor can be started would only be a picture.
      controls={controls !== false || !autoPlay}
      autoPlay={autoPlay}
      // Browsers start only silent ones by themselves.
      muted={autoPlay}
      preload={autoPlay ? 'metadata' : 'none'}
      playsInline
      aria-label="Video"
    />
  )
}

const Film = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 8,
  background: theme.vars.palette.divider,
}))
