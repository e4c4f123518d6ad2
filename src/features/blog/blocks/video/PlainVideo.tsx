import { mdiPause, mdiPlay } from '@mdi/js'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'

type PlainVideoProps = { src: string; name: string; poster?: string; controls?: boolean; autoplay?: boolean }

/** A video file. It is not loaded before it plays, and autoplay is off under reduced motion. */
export function PlainVideo({ src, name, poster, controls = true, autoplay = false }: PlainVideoProps) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const player = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'new' | 'playing' | 'paused'>('new')
  const isPlaying = state === 'playing'
  // Not by the attribute, because a prerendered page does not know the preference.
  useEffect(() => {
    const film = player.current
    if (!film || !autoplay || prefersReducedMotion || film.played.length > 0) return
    // Browsers start only muted films.
    film.muted = true
    film.play().catch(() => undefined)
  }, [autoplay, prefersReducedMotion])
  const video = (
    <StyledVideo
      ref={player}
      src={src}
      poster={poster}
      data-state={state}
      controls={controls}
      preload="none"
      playsInline
      aria-label={name}
      onPlay={() => setState('playing')}
      onPause={() => setState('paused')}
    />
  )
  if (controls) return video
  const play = () => player.current?.play().catch(() => setState('paused'))
  // Without native controls, the user still needs a way to play and pause.
  return (
    <Box sx={{ position: 'relative' }}>
      {video}
      <Button variant="contained" sx={overVideo} onClick={() => (isPlaying ? player.current?.pause() : play())}>
        <Icon path={isPlaying ? mdiPause : mdiPlay} />
        {isPlaying ? 'Pause video' : 'Play video'}
      </Button>
    </Box>
  )
}

const StyledVideo = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: theme.shape.pictureRadius,
  background: theme.vars.palette.divider,
  // Posters are light scenes. The film itself keeps its colours.
  ...theme.applyStyles('dark', { '&[poster][data-state=new]': { filter: 'brightness(.5)' } }),
}))

// Border and focus ring contrast with the button, because the video behind can have any colour.
const overVideo = {
  position: 'absolute',
  left: 16,
  bottom: 16,
  borderColor: 'background.default',
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-6px' },
}
