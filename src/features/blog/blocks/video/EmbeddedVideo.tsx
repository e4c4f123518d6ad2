import { mdiPlayCircleOutline } from '@mdi/js'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'

/** YouTube player. Shows a Play button first, and requests nothing from YouTube until it is pressed. */
export function EmbeddedVideo({ src, name }: { src: string; name: string }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <Frame>
      {isLoaded ? (
        <iframe
          // The button that had the focus is removed.
          ref={(player) => player?.focus()}
          title={name}
          src={src}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- Both values are safe together, because the player has another origin.
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <ButtonBase onClick={() => setLoaded(true)} sx={play}>
          <Icon path={mdiPlayCircleOutline} size={64} />
          Play video
          <Typography component="small" variant="caption">
            Loads from YouTube when you press play.
          </Typography>
        </ButtonBase>
      )}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: theme.shape.pictureRadius,
  color: theme.vars.palette.background.default,
  background: theme.vars.palette.text.primary,
  ...theme.applyStyles('dark', {
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
  }),
  '& > iframe': { display: 'block', width: '100%', height: '100%', border: 0 },
}))

const play = {
  typography: 'h3',
  flexDirection: 'column',
  gap: 2,
  width: 1,
  height: 1,
  padding: 4,
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-6px' },
}
