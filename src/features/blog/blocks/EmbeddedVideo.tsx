import { mdiPlayCircleOutline } from '@mdi/js'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'

/** Stands in for an embedded player: nothing of its host is loaded before the visitor asks for it. */
export function EmbeddedVideo({ src }: { src: string }) {
  const [wanted, setWanted] = useState(false)
  return (
    <Frame className="wide">
      {wanted ? (
        <iframe
          // The button that had the focus is gone.
          ref={(player) => player?.focus()}
          title="Video"
          src={src}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- Both are safe together: the player has another origin.
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <ButtonBase onClick={() => setWanted(true)} sx={play}>
          <Icon path={mdiPlayCircleOutline} size={64} />
          Play video
          <Typography component="small" variant="caption">
            Loaded from YouTube when you press play, not before.
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
