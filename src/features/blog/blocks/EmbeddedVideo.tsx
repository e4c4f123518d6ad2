import { mdiPlayCircleOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
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
        <button type="button" onClick={() => setWanted(true)}>
          <Icon path={mdiPlayCircleOutline} size={64} />
          Play video
          <small>Loaded from YouTube when you press play, not before.</small>
        </button>
      )}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 8,
  color: theme.vars.palette.background.default,
  background: theme.vars.palette.text.primary,
  ...theme.applyStyles('dark', {
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
  }),
  '& > *': { display: 'grid', width: '100%', height: '100%', border: 0, color: 'inherit', background: 'none' },
  '& > button': {
    ...theme.typography.h3,
    placeContent: 'center',
    justifyItems: 'center',
    gap: 8,
    padding: 16,
    cursor: 'pointer',
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -6 },
    '& small': { ...theme.typography.caption },
  },
}))
