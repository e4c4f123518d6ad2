import { mdiPause, mdiPlay } from '@mdi/js'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'

type PlainVideoProps = { src: string; poster?: string; controls?: boolean; autoplay?: boolean }

/** A video file. Nothing of it is loaded before it plays, and it plays by itself only where motion is welcome. */
export function PlainVideo({ src, poster, controls = true, autoplay = false }: PlainVideoProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const film = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const autoPlay = autoplay && !isStill
  const video = (
    <Film
      ref={film}
      src={src}
      poster={poster}
      controls={controls}
      autoPlay={autoPlay}
      // Browsers start only silent ones by themselves.
      muted={autoPlay}
      preload={autoPlay ? 'metadata' : 'none'}
      playsInline
      aria-label="Video"
      onPlay={() => setPlaying(true)}
      onPause={() => setPlaying(false)}
    />
  )
  if (controls) return video
  const play = () => film.current?.play().catch(() => setPlaying(false))
  // One that can neither be started nor stopped would be a picture, or a nuisance.
  return (
    <Box sx={{ position: 'relative' }}>
      {video}
      <Button variant="contained" sx={onFilm} onClick={() => (isPlaying ? film.current?.pause() : play())}>
        <Icon path={isPlaying ? mdiPause : mdiPlay} />
        {isPlaying ? 'Pause video' : 'Play video'}
      </Button>
    </Box>
  )
}

const Film = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: theme.shape.pictureRadius,
  background: theme.vars.palette.divider,
}))

// The film may have any colour: what has to be seen against it is the button's own.
const onFilm = {
  position: 'absolute',
  left: 16,
  bottom: 16,
  borderColor: 'background.default',
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-6px' },
}
